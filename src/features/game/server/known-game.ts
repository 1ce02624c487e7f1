import type { Currency } from '#money/currency.ts';
import type { GamePort } from '#providers/games/port.ts';
import type { Context } from '#server/context.ts';
import { knownGames, type Game } from '#server/operator/operator-catalogue.ts';
import { refuse } from '#server/refuse.ts';
import { findGameAccount, type GameAccount, type UnitFactor } from './game-accounts-table.ts';

export interface ReachedGame {
  readonly game: Game;
  readonly port: GamePort;
  // What the port counts by.
  readonly unitFactor: UnitFactor;
}

export interface KnownGame extends ReachedGame {
  readonly account: GameAccount;
}

// A game's row and the way to its provider, whether or not it is on offer. Refuses NO_GAME where there is neither.
export const reachGame = async (
  context: Context,
  asked: { code: string; currency: Currency },
  factorOfAccount?: UnitFactor,
): Promise<ReachedGame> => {
  const { code, currency } = asked;
  const game = (await knownGames(context)).find((known) => known.code === code);
  if (game === undefined) return refuse('NO_GAME');
  const unitFactor = factorOfAccount ?? {
    numerator: game.unitFactorNumerator,
    denominator: game.unitFactorDenominator,
  };
  const port = context.providers.game({ code: game.code, currency, unitFactor });
  return port === null ? refuse('NO_GAME') : { game, port, unitFactor };
};

// The member's own active account and the way to it, by the unit the account was opened with. A game taken off the list
// stays known: its balance is read, its open transfers end, its money comes home. Refuses NO_GAME and SLOT_NO_ACCOUNT.
export const knownGame = async (
  context: Context,
  asked: { memberId: string; code: string; currency: Currency },
): Promise<KnownGame> => {
  const account = await findGameAccount(context.database, asked.memberId, asked.code);
  const reached = await reachGame(context, asked, account?.unitFactor);
  return account?.isActive === true ? { ...reached, account } : refuse('SLOT_NO_ACCOUNT');
};
