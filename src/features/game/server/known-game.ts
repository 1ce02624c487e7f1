import type { Currency } from '#money/currency.ts';
import type { GamePort } from '#providers/games/port.ts';
import type { Context } from '#server/context.ts';
import { knownGames, type Game } from '#server/operator/operator-catalogue.ts';
import { refuse } from '#server/refuse.ts';
import { findGameAccount, type GameAccount } from './game-accounts-table.ts';

export interface ReachedGame {
  readonly game: Game;
  readonly port: GamePort;
}

export interface KnownGame extends ReachedGame {
  readonly account: GameAccount;
}

// A game's row and the way to its provider, whether or not it is on offer. Refuses NO_GAME where there is neither.
export const reachGame = async (context: Context, code: string, currency: Currency): Promise<ReachedGame> => {
  const game = (await knownGames(context)).find((known) => known.code === code);
  if (game === undefined) return refuse('NO_GAME');
  const unitFactor = { numerator: game.unitFactorNumerator, denominator: game.unitFactorDenominator };
  const port = context.providers.game({ code, currency, unitFactor });
  return port === null ? refuse('NO_GAME') : { game, port };
};

// The member's own active account and the way to it. A game taken off the list stays known: its balance is read, its
// open transfers end, and its money comes home. Refuses NO_GAME and SLOT_NO_ACCOUNT.
export const knownGame = async (
  context: Context,
  asked: { memberId: string; code: string; currency: Currency },
): Promise<KnownGame> => {
  const reached = await reachGame(context, asked.code, asked.currency);
  const account = await findGameAccount(context.database, asked.memberId, asked.code);
  return account?.isActive === true ? { ...reached, account } : refuse('SLOT_NO_ACCOUNT');
};
