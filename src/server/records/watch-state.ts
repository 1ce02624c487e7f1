import { dayMs } from '#contract/bangkok-day.ts';
import type { Sql } from '#database/database.ts';

// How far the ledger watch has come; stored, so that a restart continues where it was.
export interface WatchState {
  // The last member of the part that was proved last.
  readonly provedUpTo: string;
  // When the last proof of recent entries began.
  readonly recentProvedAt: Date;
  // The round over all books: when it began, how many it has proved so far, and how many the previous round had.
  readonly roundBeganAt: Date;
  readonly roundBooks: bigint;
  readonly lastRoundBooks: bigint;
}

// At a run each minute, recent entries whose last proof began earlier have not been proved when they should have been; a
// round over all books should take no longer than a day.
export const recentProvedWithinMs = 5 * 60_000;
export const roundWithinMs = dayMs;

export const readWatch = (sql: Sql): Promise<WatchState | null> =>
  sql.one<WatchState>(
    `select proved_up_to::text as "provedUpTo", recent_proved_at as "recentProvedAt", round_began_at as "roundBeganAt",
       round_books as "roundBooks", last_round_books as "lastRoundBooks" from watch where name = 'ledger'`,
  );

export const keepWatch = async (sql: Sql, state: WatchState): Promise<void> => {
  await sql.rows(
    `insert into watch (name, proved_up_to, recent_proved_at, round_began_at, round_books, last_round_books)
     values ('ledger', $1, $2, $3, $4, $5)
     on conflict (name) do update set proved_up_to = excluded.proved_up_to, recent_proved_at = excluded.recent_proved_at,
       round_began_at = excluded.round_began_at, round_books = excluded.round_books,
       last_round_books = excluded.last_round_books`,
    [state.provedUpTo, state.recentProvedAt, state.roundBeganAt, state.roundBooks, state.lastRoundBooks],
  );
};
