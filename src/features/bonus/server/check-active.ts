import { findActiveGrant, findLastGrant, isPaid, type Grant } from '#conditions/grants-table.ts';
import { findOwnMoney } from '#conditions/own-money-table.ts';
import { settleCondition } from '#conditions/settle-condition.ts';
import { standingOf } from '#conditions/standing-of.ts';
import { thresholdsOf } from '#money/bonus-terms.ts';
import type { Sql } from '#database/database.ts';
import type { Read } from '#server/verb.ts';
import type { ActiveCondition, bonusCalls, EndedCondition } from '../contract.ts';
import { languageOf } from './offer-terms.ts';
import { titleOf } from './title-of.ts';

const stateOf = async (sql: Sql, grant: Grant): Promise<Pick<ActiveCondition, 'waits' | 'runs'>> => {
  const { percent, amountMax, minimum } = grant;
  if (!isPaid(grant)) return percent === null ? {} : { waits: { percent, amountMax, minimum } };
  return { runs: await standingOf(sql, grant) };
};

const endIsNewsMs = 24 * 60 * 60_000;

const endOf = async (sql: Sql, grant: Grant | null, now: Date): Promise<EndedCondition | null> => {
  if (grant === null || !isPaid(grant)) return null;
  const { type, title, endedAt, endedAs } = grant;
  if (endedAt === null || (endedAs !== 'met' && endedAs !== 'lost')) return null;
  if (now.getTime() - endedAt.getTime() > endIsNewsMs) return null;
  const { fail } = thresholdsOf({ ...grant, ...(await findOwnMoney(sql, grant)) });
  return { type, title, as: endedAs, at: endedAt.toISOString(), fail };
};

// A condition that the balance has met or lost ends first.
export const checkActive: Read<typeof bonusCalls.checkActive> = async (asked) => {
  const { context, member } = asked;
  const { memberId } = member;
  await settleCondition(context, memberId);
  const grant = await findActiveGrant(context.database, memberId);
  if (grant === null) {
    const last = await findLastGrant(context.database, memberId);
    const ended = await endOf(context.database, last, context.now());
    if (last === null || ended === null) return { status: false, type: null };
    const title = await titleOf(context.database, last, languageOf(asked));
    return { status: false, type: null, ended: { ...ended, title } };
  }
  const { type, code, percentSuccess, percentFail } = grant;
  const title = await titleOf(context.database, grant, languageOf(asked));
  const state = await stateOf(context.database, grant);
  return { status: true, type, condition: { code, title, percentSuccess, percentFail, ...state } };
};

export const checkMinimum: Read<typeof bonusCalls.checkMinimum> = async ({ context, member: { memberId } }) => {
  const grant = await findActiveGrant(context.database, memberId);
  return { minimum: grant === null || isPaid(grant) ? 0n : (grant.minimum ?? 0n) };
};
