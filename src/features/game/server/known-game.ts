import type { Currency } from '#money/currency.ts';
import type { GamePort } from '#providers/games/port.ts';
import type { Context } from '#server/context.ts';
import { knownGames, type Game } from '#server/operator/operator-catalogue.ts';
import type { Asking } from '#server/verb.ts';
import { findGameAccount, type GameAccount, type UnitFactor } from './game-accounts-table.ts';

export interface ReachedGame {
  readonly game: Game;
  readonly port: GamePort;
  // The unit the port counts in.
  readonly unitFactor: UnitFactor;
}

export interface KnownGame extends ReachedGame {
  readonly account: GameAccount;
}

// A game's row and its port, whether or not it is on offer; null if it has neither.
export const reachGame = async (
  context: Context,
  asked: { code: string; currency: Currency },
  factorOfAccount?: UnitFactor,
): Promise<ReachedGame | null> => {
  const { code, currency } = asked;
  const game = (await knownGames(context)).find((known) => known.code === code);
  if (game === undefined) return null;
  const unitFactor = factorOfAccount ?? {
    numerator: game.unitFactorNumerator,
    denominator: game.unitFactorDenominator,
  };
  const port = context.providers.game({ code: game.code, currency, unitFactor });
  return port === null ? null : { game, port, unitFactor };
};

export interface RequestedAccount {
  readonly memberId: string;
  readonly code: string;
  readonly currency: Currency;
}

type NoWay = 'NO_GAME' | 'SLOT_NO_ACCOUNT';

// The member's own active account and its port, in the unit the account was opened with, or why there is none. A game
// taken off the list stays known: its balance is read, its open transfers end, its money can be moved to the wallet.
// An account that the caller has just read is not read again.
export const wayToAccount = async (
  context: Context,
  asked: RequestedAccount,
  known?: GameAccount | null,
): Promise<KnownGame | NoWay> => {
  const account = known ?? (await findGameAccount(context.database, asked.memberId, asked.code));
  const reached = await reachGame(context, asked, account?.unitFactor);
  if (reached === null) return 'NO_GAME';
  return account?.isActive === true ? { ...reached, account } : 'SLOT_NO_ACCOUNT';
};

export const knownGame = async ({ context, refuse }: Asking<NoWay>, asked: RequestedAccount): Promise<KnownGame> => {
  const found = await wayToAccount(context, asked);
  return typeof found === 'string' ? refuse(found) : found;
};
