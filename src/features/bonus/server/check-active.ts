import { findActiveGrant, findLastGrant, findTotal, isPaid, type Grant } from '#conditions/grants-table.ts';
import { settleCondition } from '#conditions/settle-condition.ts';
import { thresholdsOf } from '#money/bonus-terms.ts';
import type { Sql } from '#database/database.ts';
import type { Read } from '#server/verb.ts';
import type { ActiveCondition, bonusCalls, EndedCondition } from '../contract.ts';

const stateOf = async (sql: Sql, grant: Grant): Promise<Pick<ActiveCondition, 'waits' | 'runs'>> => {
  const { percent, amountMax, minimum } = grant;
  if (!isPaid(grant)) return percent === null ? {} : { waits: { percent, amountMax, minimum } };
  const { amount, base, memberId } = grant;
  return { runs: { amount, base, total: await findTotal(sql, memberId), ...thresholdsOf(grant) } };
};

const endIsNewsMs = 24 * 60 * 60_000;

const endOf = (grant: Grant | null, now: Date): EndedCondition | null => {
  if (grant === null || !isPaid(grant)) return null;
  const { type, title, endedAt, endedAs } = grant;
  if (endedAt === null || (endedAs !== 'met' && endedAs !== 'lost')) return null;
  if (now.getTime() - endedAt.getTime() > endIsNewsMs) return null;
  return { type, title, as: endedAs, at: endedAt.toISOString(), fail: thresholdsOf(grant).fail };
};

// A condition that the balance has met or lost ends first.
export const checkActive: Read<typeof bonusCalls.checkActive> = async ({ context, member: { memberId } }) => {
  await settleCondition(context, memberId);
  const grant = await findActiveGrant(context.database, memberId);
  if (grant === null) {
    const ended = endOf(await findLastGrant(context.database, memberId), context.now());
    return { status: false, type: null, ...(ended === null ? {} : { ended }) };
  }
  const { type, code, title, percentSuccess, percentFail } = grant;
  const state = await stateOf(context.database, grant);
  return { status: true, type, condition: { code, title, percentSuccess, percentFail, ...state } };
};

export const checkMinimum: Read<typeof bonusCalls.checkMinimum> = async ({ context, member: { memberId } }) => {
  const grant = await findActiveGrant(context.database, memberId);
  return { minimum: grant === null || isPaid(grant) ? 0n : (grant.minimum ?? 0n) };
};
