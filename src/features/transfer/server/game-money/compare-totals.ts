import { type Comparisons, gameReadings } from '#server/features/comparisons.ts';
import { listGameTotals } from './game-money-table.ts';

// Within that time an account with money has an answer, unless its game gives none.
const comparedWithinMs = gameReadings.fundedMs + gameReadings.unansweredMs;

// What the games hold and what the books say, game by game.
export const compareTotals: NonNullable<Comparisons['games']> = (sql, now) =>
  listGameTotals(sql, new Date(now.getTime() - comparedWithinMs));
