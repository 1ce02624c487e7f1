import * as z from 'zod/mini';
import type { UnitFactor } from './game-unit.ts';
import type { GamePort } from './port.ts';

// What an adapter of any protocol is given for one game.
export interface GameSettings {
  readonly code: string;
  readonly apiUrl: string;
  readonly secret: string;
  // The provider's code for the currency of these players, such as THB.
  readonly currency: string;
  // ftWalletSlot: one unit of the wallet is this many units of the game.
  readonly unitFactor: UnitFactor;
  readonly timeoutMs: number;
  readonly lateArrivalWindowMs: number;
  readonly remembersForMs: number;
  readonly allowPrivateAddresses: boolean;
  // Where a link that opens the game may lead.
  readonly isTrustedLink: (link: string) => boolean;
}

// A refusal or an inquiry without outcome because our key or signature was not accepted. While a key is being replaced,
// the call is repeated with the other one, so an adapter gives this reason only if nothing was done.
export const keyNotAccepted = 'key not accepted';

// One line in choose.ts.
export interface GameProtocol {
  // The settings that only this protocol has, or the name of the one that is wrong.
  bind(fields: unknown):
    | {
        readonly create: (game: GameSettings) => GamePort;
        // What is missing to play for real money; a demonstration may do without.
        readonly missingLive: string | null;
      }
    | { readonly wrong: string };
}

const wrongField = (error: z.core.$ZodError): string => {
  const issue = error.issues[0];
  if (issue?.code === 'unrecognized_keys') return issue.keys.join(', ');
  return issue?.path.map(String).join('.') ?? '';
};

export const gameProtocol = <Own extends object>(
  own: z.ZodMiniType<Own>,
  create: (game: GameSettings & Own) => GamePort,
  missingLive: (own: Own) => string | null = () => null,
): GameProtocol => ({
  bind: (fields) => {
    const read = z.safeParse(own, fields);
    if (!read.success) return { wrong: wrongField(read.error) };
    return { create: (game) => create({ ...game, ...read.data }), missingLive: missingLive(read.data) };
  },
});
