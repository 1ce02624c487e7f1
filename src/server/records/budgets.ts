import type { Sql } from '#database/database.ts';
import type { Context } from '../context.ts';
import type { DeleteOld } from '../jobs/sweep.ts';
import { widerNetworkOf } from '../http/network-of.ts';
import { refuseShared, type RefusalWait } from '../refuse.ts';

// A limit on uses within a window, which begins at the first use.
export interface Budget {
  readonly key: string;
  readonly at: Date;
  readonly windowMs: number;
  readonly max: number;
}

const widerShare = 4;

// The budgets of a network: its own, and the one it shares with its neighbours, who may be one customer.
export const networkBudgets = ({ key, network, max, ...window }: Budget & { readonly network: string }): Budget[] => {
  const wider = widerNetworkOf(network);
  const own = { key: `${key} of ${network}`, max, ...window };
  return wider === null ? [own] : [own, { key: `${key} of ${wider}`, max: max * widerShare, ...window }];
};

export const windowStart = ({ at, windowMs }: Budget): Date => new Date(at.getTime() - windowMs);

// How long the budget stays used up; null if it is not.
const usedUpFor = async (sql: Sql, budget: Budget): Promise<number | null> => {
  const row = await sql.one<{ since: Date }>(`select since from budget where key = $1 and since > $2 and used >= $3`, [
    budget.key,
    windowStart(budget),
    budget.max,
  ]);
  return row === null ? null : row.since.getTime() - windowStart(budget).getTime();
};

// How long one of them stays used up; null if none is.
export const waitForBudgets = async (sql: Sql, budgets: readonly Budget[]): Promise<number | null> => {
  let longest: number | null = null;
  for (const budget of budgets) {
    const waitMs = await usedUpFor(sql, budget);
    if (waitMs !== null && waitMs > (longest ?? 0)) longest = waitMs;
  }
  return longest;
};

// Counts one use of the key in the first column of a row, one row per key, however often it is used. Returns the count, and
// no row if the budget is used up.
export const countUse = (row: string, { start, max }: { readonly start: string; readonly max: string }): string =>
  `insert into budget as known (key, since, used) ${row}
     on conflict (key) do update set
       since = case when known.since <= ${start} then excluded.since else known.since end,
       used = case when known.since <= ${start} then 1 else known.used + 1 end
     where known.since <= ${start} or known.used < ${max}
     returning key, used`;

const take = async (sql: Sql, budget: Budget): Promise<number | null> => {
  const taken = await sql.one<{ used: number }>(countUse('values ($1, $2, 1)', { start: '$3', max: '$4' }), [
    budget.key,
    budget.at,
    windowStart(budget),
    budget.max,
  ]);
  return taken?.used ?? null;
};

export const giveBackToBudgets = async (sql: Sql, budgets: readonly Budget[]): Promise<void> => {
  for (const { key } of budgets) await sql.rows(`update budget set used = used - 1 where key = $1 and used > 0`, [key]);
};

// Counts one use of each and returns the counts, or nothing is counted and how long to wait. All are checked before any is
// taken, so that a flood does not wait for the lock of its own row.
const claim = async (sql: Sql, budgets: readonly Budget[]): Promise<readonly number[] | RefusalWait> => {
  const waitMs = await waitForBudgets(sql, budgets);
  if (waitMs !== null) return { waitMs };
  const used: number[] = [];
  for (const budget of budgets) {
    const taken = await take(sql, budget);
    if (taken === null) {
      await giveBackToBudgets(sql, budgets.slice(0, used.length));
      return { waitMs: await waitForBudgets(sql, budgets) };
    }
    used.push(taken);
  }
  return used;
};

// Counts one use of each and returns the counts; null, with nothing counted, if one of them is used up.
export const takeFromBudgets = async (sql: Sql, budgets: readonly Budget[]): Promise<readonly number[] | null> => {
  const claimed = await claim(sql, budgets);
  return 'waitMs' in claimed ? null : claimed;
};

// Counts one use of each, or refuses until one can be used again.
export const takeOrRefuse = async (sql: Sql, budgets: readonly Budget[]): Promise<void> => {
  const claimed = await claim(sql, budgets);
  if ('waitMs' in claimed) refuseShared('REQUEST_LIMIT', claimed);
};

const hourMs = 3_600_000;

// Calls that reveal whether a phone or bank account is registered.
export const takeLookup = async ({ database, settings, now }: Context, network: string): Promise<void> => {
  const max = settings.REGISTRATION_LOOKUPS_PER_HOUR_ADDRESS;
  const budgets = networkBudgets({ key: 'registration lookups', network, at: now(), windowMs: hourMs, max });
  await takeOrRefuse(database, budgets);
};

// Skips those that are used at this moment: a statement that uses several would otherwise wait for this one and this one for it.
export const deleteOldBudgets: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select key from budget where since < $1 order by since limit $2 for update skip locked)
       delete from budget t using old where t.key = old.key and t.since < $1
         returning t.key`,
      [before, most],
    )
  ).length;
