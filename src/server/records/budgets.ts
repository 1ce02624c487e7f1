import type { Sql } from '#database/database.ts';
import type { Forget } from '../jobs/sweep.ts';
import { widerNetworkOf } from '../http/network-of.ts';

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

const windowStart = ({ at, windowMs }: Budget): Date => new Date(at.getTime() - windowMs);

const isUsedUp = async (sql: Sql, budget: Budget): Promise<boolean> => {
  const row = await sql.one(`select key from budget where key = $1 and since > $2 and used >= $3`, [
    budget.key,
    windowStart(budget),
    budget.max,
  ]);
  return row !== null;
};

export const areUsedUp = async (sql: Sql, budgets: readonly Budget[]): Promise<boolean> => {
  for (const budget of budgets) if (await isUsedUp(sql, budget)) return true;
  return false;
};

// One row per key, however often it is used.
const take = async (sql: Sql, budget: Budget): Promise<number | null> => {
  const taken = await sql.one<{ used: number }>(
    `insert into budget as known (key, since, used) values ($1, $2, 1)
     on conflict (key) do update set
       since = case when known.since <= $3 then $2 else known.since end,
       used = case when known.since <= $3 then 1 else known.used + 1 end
     where known.since <= $3 or known.used < $4
     returning used`,
    [budget.key, budget.at, windowStart(budget), budget.max],
  );
  return taken?.used ?? null;
};

export const giveBackToBudgets = async (sql: Sql, budgets: readonly Budget[]): Promise<void> => {
  for (const { key } of budgets) await sql.rows(`update budget set used = used - 1 where key = $1 and used > 0`, [key]);
};

// Counts one use of each and returns the counts; null, with nothing counted, if one of them is used up. All are checked
// before any is taken, so that a flood does not wait for the lock of its own row.
export const takeFromBudgets = async (sql: Sql, budgets: readonly Budget[]): Promise<readonly number[] | null> => {
  if (await areUsedUp(sql, budgets)) return null;
  const used: number[] = [];
  for (const budget of budgets) {
    const taken = await take(sql, budget);
    if (taken === null) {
      await giveBackToBudgets(sql, budgets.slice(0, used.length));
      return null;
    }
    used.push(taken);
  }
  return used;
};

export const forgetBudgets: Forget = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select key from budget where since < $1 order by since limit $2)
       delete from budget t using old where t.key = old.key and t.since < $1
         returning t.key`,
      [before, most],
    )
  ).length;
