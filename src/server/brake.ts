import type { Database, Sql } from '#database/database.ts';
import { sharedLookup } from '#database/shared-lookup.ts';

// Stops money from leaving: all of it, or one provider's lane. A failed proof sets it; only people release it.
const moneyOut = 'money-out';
const laneBrake = (lane: string): string => `lane ${lane}`;

const isSet = async (sql: Sql, names: readonly string[]): Promise<boolean> =>
  (await sql.one(`select name from brake where name = any ($1::text[]) and released_at is null limit 1`, [names])) !==
  null;

export const payoutsAreStopped = (sql: Sql): Promise<boolean> => isSet(sql, [moneyOut]);

// Whether the lane may send nothing, because of its own brake or the one for everything.
export const laneIsStopped = (sql: Sql, lane: string): Promise<boolean> => isSet(sql, [moneyOut, laneBrake(lane)]);

const stopped = sharedLookup(async (sql, lanes) => {
  const rows = await sql.rows<{ name: string }>(
    `select name from brake where name = any ($1::text[]) and released_at is null`,
    [[moneyOut, ...lanes.map(laneBrake)]],
  );
  const names = new Set(rows.map(({ name }) => name));
  return lanes
    .filter((lane) => names.has(moneyOut) || names.has(laneBrake(lane)))
    .map((lane) => ({ key: lane, found: true }));
});

// The same outside a transaction, where calls of one moment share the statement.
export const laneIsStoppedNow = async (database: Database, lane: string): Promise<boolean> =>
  (await stopped(database, lane)) !== null;

// Whether the lane's own brake is set.
export const hasLaneBrake = (sql: Sql, lane: string): Promise<boolean> => isSet(sql, [laneBrake(lane)]);

// When it was last set, or null if it is not set. The lock keeps others from setting it until the transaction ends.
export const lockBrake = async (sql: Sql): Promise<Date | null> => {
  const row = await sql.one<{ setAt: Date }>(
    `select set_at as "setAt" from brake where name = $1 and released_at is null for update`,
    [moneyOut],
  );
  return row?.setAt ?? null;
};

// A later finding replaces an earlier one, so that a release in between is recognised as too early.
const stop = async (sql: Sql, name: string, because: { reason: string; now: Date }): Promise<void> => {
  await sql.rows(
    `insert into brake (name, reason, set_at) values ($1, $2, $3)
     on conflict (name) do update set reason = excluded.reason, set_at = excluded.set_at, released_at = null`,
    [name, because.reason, because.now],
  );
};

const release = async (sql: Sql, name: string, now: Date): Promise<boolean> =>
  (await sql.one(`update brake set released_at = $2 where name = $1 and released_at is null returning name`, [
    name,
    now,
  ])) !== null;

export const stopPayouts = (sql: Sql, reason: string, now: Date): Promise<void> => stop(sql, moneyOut, { reason, now });
export const stopLane = (sql: Sql, lane: string, because: { reason: string; now: Date }): Promise<void> =>
  stop(sql, laneBrake(lane), because);

export const releasePayouts = async (sql: Sql, now: Date): Promise<void> => {
  await release(sql, moneyOut, now);
};
export const releaseLane = (sql: Sql, lane: string, now: Date): Promise<boolean> => release(sql, laneBrake(lane), now);

// Until the transaction ends, nobody can stop or release the lane. False if it is not stopped.
export const lockLaneBrake = async (sql: Sql, lane: string): Promise<boolean> =>
  (await sql.one(`select name from brake where name = $1 and released_at is null for update`, [laneBrake(lane)])) !==
  null;

export interface Brake {
  // Null is the brake for everything.
  readonly lane: string | null;
  readonly reason: string;
  readonly setAt: Date;
}

export const listBrakes = async (sql: Sql): Promise<Brake[]> => {
  const rows = await sql.rows<{ name: string; reason: string; setAt: Date }>(
    `select name, reason, set_at as "setAt" from brake where released_at is null order by set_at`,
  );
  const prefix = laneBrake('');
  return rows.map(({ name, reason, setAt }) => ({
    lane: name.startsWith(prefix) ? name.slice(prefix.length) : null,
    reason,
    setAt,
  }));
};
