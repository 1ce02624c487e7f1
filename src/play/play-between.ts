import type { Sql } from '#database/database.ts';
import { listPlay, type GamePlay, type PlaySpan } from './play-days-table.ts';

export interface PlayResult {
  // What was won less what was staked: negative is a loss. In hundredths of the member's currency.
  readonly net: bigint;
  readonly games: readonly GamePlay[];
}

// What a member won and lost from one moment to another, exactly as the books say: play counts when it was booked.
export const playBetween = async (sql: Sql, span: PlaySpan): Promise<PlayResult> => {
  const games = await listPlay(sql, span);
  return { net: games.reduce((sum, { net }) => sum + net, 0n), games };
};
