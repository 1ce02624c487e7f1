import type { Sql } from '#database/database.ts';
import { type Thresholds, thresholdsOf } from '#money/bonus-terms.ts';
import { findTotal, type PaidGrant } from './grants-table.ts';
import { findOwnMoney } from './own-money-table.ts';

export interface ConditionStanding extends Thresholds {
  readonly amount: bigint;
  readonly base: bigint;
  readonly own: bigint;
  readonly total: bigint;
}

// Where a running condition stands, as the books are now.
export const standingOf = async (sql: Sql, grant: PaidGrant): Promise<ConditionStanding> => {
  const { amount, base, memberId } = grant;
  const own = await findOwnMoney(sql, grant);
  const total = await findTotal(sql, memberId);
  return { amount, base, own: own.own, total, ...thresholdsOf({ ...grant, ...own }) };
};
