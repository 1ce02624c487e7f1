import type { Currency } from '#money/currency.ts';
import { isOffered } from '#server/operator/operator-catalogue.ts';
import type { Asking } from '#server/verb.ts';
import { reachGame, type ReachedGame } from './known-game.ts';

// A game that members of the currency may open, play and move money to.
export const offeredGame = async (
  { context, refuse }: Asking<'NO_GAME'>,
  asked: { readonly code: string; readonly currency: Currency },
): Promise<ReachedGame> => {
  const reached = await reachGame(context, asked);
  return reached !== null && isOffered(reached.game, asked.currency) ? reached : refuse('NO_GAME');
};
