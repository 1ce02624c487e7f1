import type { GameCode } from '#contract/games.ts';
import { underMaintenance } from '#providers/outcome.ts';
import type { Context } from '../../context.ts';
import { asJob } from '../as-job.ts';
import { laneNames } from '../lane-names.ts';
import { listProviderHealth } from './provider-health-table.ts';

// A name that no player has: asking for its balance changes nothing, and any clear answer shows that the game is there.
const testPlayer = 'krapaotest';
const unitFactor = { numerator: 1, denominator: 1 } as const;

export interface Asked {
  readonly kind: 'done' | 'refused' | 'unknown';
  readonly reason: string | null;
}

export const queryGame = async (context: Context, code: GameCode): Promise<Asked> => {
  const { providers } = context;
  const port =
    providers.game({ code, currency: 'BAHT', unitFactor }) ?? providers.game({ code, currency: 'LAK', unitFactor });
  if (port === null) return { kind: 'unknown', reason: 'no way to the game' };
  const answer = await port.balance({ username: testPlayer });
  if (answer.kind === 'done') return { kind: 'done', reason: null };
  return { kind: answer.reason === underMaintenance ? 'unknown' : answer.kind, reason: answer.reason };
};

const probing = new WeakMap<Context, Set<string>>();

// Asks each game under maintenance, so that it is open again without a member who tries. Each process does so, since each
// has its own breaker; nobody waits for the answer of a silent game.
export const probeProviders = async (context: Context): Promise<void> => {
  const underWay = probing.get(context) ?? new Set<string>();
  probing.set(context, underWay);
  const down = new Set(
    (await listProviderHealth(context.operations))
      .filter(({ state }) => state === 'MAINTENANCE')
      .map(({ lane }) => lane),
  );
  for (const code of context.providers.gameCodes) {
    if (!down.has(laneNames.game(code)) || underWay.has(code)) continue;
    underWay.add(code);
    void asJob(() => queryGame(context, code)).finally(() => underWay.delete(code));
  }
};
