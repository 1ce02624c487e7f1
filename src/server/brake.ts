import type { Sql } from '#database/database.ts';

// Stops payouts and transfers to games: set by a failed invariant, released by people only.
const moneyOut = 'money-out';

export const payoutsAreStopped = async (sql: Sql): Promise<boolean> =>
  (await sql.one(`select name from brake where name = $1 and released_at is null`, [moneyOut])) !== null;

// When it was last set, or null where it is not; nobody sets it anew until the transaction has ended.
export const lockBrake = async (sql: Sql): Promise<Date | null> => {
  const row = await sql.one<{ setAt: Date }>(
    `select set_at as "setAt" from brake where name = $1 and released_at is null for update`,
    [moneyOut],
  );
  return row?.setAt ?? null;
};

// A later finding takes the place of an earlier one, so that a release in between is seen to be too early.
export const stopPayouts = async (sql: Sql, reason: string, now: Date): Promise<void> => {
  await sql.rows(
    `insert into brake (name, reason, set_at) values ($1, $2, $3)
     on conflict (name) do update set reason = excluded.reason, set_at = excluded.set_at, released_at = null`,
    [moneyOut, reason, now],
  );
};

export const releasePayouts = async (sql: Sql, now: Date): Promise<void> => {
  await sql.rows(`update brake set released_at = $2 where name = $1 and released_at is null`, [moneyOut, now]);
};
