import type { Sql } from '#database/database.ts';

// How far the watch over the books has come; kept, so that a restart goes on where it was.
export interface WatchState {
  // The last member of the part that was looked at last.
  readonly provedUpTo: string;
  // When the proof of recent entries began that was made last.
  readonly recentProvedAt: Date;
}

export const readWatch = (sql: Sql): Promise<WatchState | null> =>
  sql.one<WatchState>(
    `select proved_up_to::text as "provedUpTo", recent_proved_at as "recentProvedAt" from watch where name = 'ledger'`,
  );

export const keepWatch = async (sql: Sql, state: WatchState): Promise<void> => {
  await sql.rows(
    `insert into watch (name, proved_up_to, recent_proved_at) values ('ledger', $1, $2)
     on conflict (name) do update set proved_up_to = excluded.proved_up_to, recent_proved_at = excluded.recent_proved_at`,
    [state.provedUpTo, state.recentProvedAt],
  );
};
