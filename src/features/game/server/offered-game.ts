import type { Currency } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import { isOffered } from '#server/operator/operator-catalogue.ts';
import { refuse } from '#server/refuse.ts';
import { reachGame, type ReachedGame } from './known-game.ts';

// A game that members of the currency may open, play and move money to. Refuses NO_GAME for any other.
export const offeredGame = async (context: Context, code: string, currency: Currency): Promise<ReachedGame> => {
  const reached = await reachGame(context, { code, currency });
  return isOffered(reached.game, currency) ? reached : refuse('NO_GAME');
};
