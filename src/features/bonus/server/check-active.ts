import { findActiveGrant, findTotal, isPaid, type Grant } from '#conditions/grants-table.ts';
import { settleCondition } from '#conditions/settle-condition.ts';
import { thresholdsOf } from '#money/bonus-terms.ts';
import type { Sql } from '#database/database.ts';
import type { Read } from '#server/verb.ts';
import type { ActiveCondition, bonusCalls } from '../contract.ts';

const stateOf = async (sql: Sql, grant: Grant): Promise<Pick<ActiveCondition, 'waits' | 'runs'>> => {
  const { percent, amountMax, minimum } = grant;
  if (!isPaid(grant)) return percent === null ? {} : { waits: { percent, amountMax, minimum } };
  const { amount, base, memberId } = grant;
  return { runs: { amount, base, total: await findTotal(sql, memberId), ...thresholdsOf(grant) } };
};

// A condition that the balance has met or lost ends first.
export const checkActive: Read<typeof bonusCalls.checkActive> = async ({ context, member: { memberId } }) => {
  await settleCondition(context, memberId);
  const grant = await findActiveGrant(context.database, memberId);
  if (grant === null) return { status: false, type: null };
  const { type, code, title, percentSuccess, percentFail } = grant;
  const state = await stateOf(context.database, grant);
  return { status: true, type, condition: { code, title, percentSuccess, percentFail, ...state } };
};

export const checkMinimum: Read<typeof bonusCalls.checkMinimum> = async ({ context, member: { memberId } }) => {
  const grant = await findActiveGrant(context.database, memberId);
  return { minimum: grant === null || isPaid(grant) ? 0n : (grant.minimum ?? 0n) };
};
