import type { Sql } from '#database/database.ts';

export interface SilentGame {
  readonly code: string;
  // Null if it never answered.
  readonly answeredAt: Date | null;
  // What the books say lies there.
  readonly amount: bigint;
}

// The games that rewards of the member wait for, since they do not answer when they are to be read together.
export const listSilentGames = (sql: Sql, memberId: string, now: Date): Promise<SilentGame[]> =>
  sql.rows<SilentGame>(`select code, answered_at as "answeredAt", amount from silent_games_of($1, $2)`, [
    memberId,
    now,
  ]);
