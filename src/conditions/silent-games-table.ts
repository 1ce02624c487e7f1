import type { Sql } from '#database/database.ts';

export interface SilentGame {
  readonly code: string;
  // Null if it never answered.
  readonly answeredAt: Date | null;
  // What the books say lies there.
  readonly amount: bigint;
  // Set if two people decided that it is gone, so that nothing waits for it.
  readonly goneAt: Date | null;
}

// The games that rewards of the member wait for, since they do not answer when they are to be read together, and those that are gone.
export const listSilentGames = (sql: Sql, memberId: string, now: Date): Promise<SilentGame[]> =>
  sql.rows<SilentGame>(
    `select code, answered_at as "answeredAt", amount, gone_at as "goneAt" from silent_games_of($1, $2)`,
    [memberId, now],
  );

interface AwaitedGame {
  readonly memberId: string;
  readonly code: string;
  readonly now: Date;
}

export const isGameAwaited = async (sql: Sql, { memberId, code, now }: AwaitedGame): Promise<boolean> =>
  (await listSilentGames(sql, memberId, now)).some((game) => game.code === code && game.goneAt === null);

// False if nothing waits for the game.
export const endWaitingForGame = async (sql: Sql, { memberId, code, now }: AwaitedGame): Promise<boolean> => {
  const text = 'select end_waiting_for_game_of($1, $2, $3) as done';
  return (await sql.one<{ done: boolean }>(text, [memberId, code, now]))?.done === true;
};
