import { findGame, type Game } from '#server/operator/operator-catalogue.ts';
import type { Currency } from '#money/currency.ts';
import type { GamePort } from '#providers/games/port.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';

export interface OfferedGame {
  readonly game: Game;
  readonly port: GamePort;
}

// The game of a code and the way to its provider. Refuses NO_GAME for one the operator does not offer in the currency.
export const offeredGame = async (context: Context, code: string, currency: Currency): Promise<OfferedGame> => {
  const game = await findGame(context, code);
  if (game === null || !game.currencies.includes(currency)) return refuse('NO_GAME');
  const unitFactor = { numerator: game.unitFactorNumerator, denominator: game.unitFactorDenominator };
  const port = context.providers.game({ code, currency, unitFactor });
  return port === null ? refuse('NO_GAME') : { game, port };
};
