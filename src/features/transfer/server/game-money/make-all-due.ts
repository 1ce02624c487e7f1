import type { Sql } from '#database/database.ts';
import { updateReadDue } from '#features/game/server/public.ts';
import { listAccountsWithMoney } from './game-money-table.ts';

// More than this are compared by the next press.
const atOnce = 2_000;

// Makes the accounts with money due, those compared longest ago first. The job reads them game by game, a few at a time.
export const makeAllDue = async (sql: Sql, now: Date): Promise<number> => {
  const due = await listAccountsWithMoney(sql, atOnce);
  for (const account of due) await updateReadDue(sql, { ...account, now });
  return due.length;
};
