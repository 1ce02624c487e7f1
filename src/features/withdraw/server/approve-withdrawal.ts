import { decideAlone, weighedDetail, type LimitsOf } from '#server/operator/decide-alone.ts';
import { isSuspended } from '#server/records/staff-persons-table.ts';
import type { Write } from '#server/verb.ts';
import type { withdrawOfficeCalls } from '../office-contract.ts';
import { isWaitingForDecision } from '../rules.ts';
import { findWithdrawal, updateApproval, updateFirstApproval } from './withdrawals-table.ts';

// Approves a payout. Decides here whether a second person is needed. A first approval by somebody suspended since is replaced.
// Entries: none; the money stays held until the bank has paid.
// Repeating finds the withdrawal decided.
// Refuses: NO_DATA, WRONG_PASSWORD, SAME_PERSON, DECIDED_ALREADY; KEY_INVALID for another amount than the person saw.
export const approveWithdrawal: Write<typeof withdrawOfficeCalls.approve, LimitsOf> = async ({
  work,
  staff: { staffId, personId },
  question,
  refuse,
  prepared: limitsOf,
}) => {
  const { memberId, now } = work;
  const withdrawal = await findWithdrawal(work.sql, memberId, question.withdrawalId);
  if (withdrawal === null) return refuse('NO_DATA');
  const { amount, withdrawalId, firstPerson } = withdrawal;
  if (question.amount !== amount) refuse('KEY_INVALID');
  if (!isWaitingForDecision(withdrawal.status)) refuse('DECIDED_ALREADY');
  if (firstPerson === personId) refuse('SAME_PERSON');
  const replaces = firstPerson !== null && (await isSuspended(work.sql, firstPerson)) ? firstPerson : null;
  const { currency } = withdrawal;
  const limits = limitsOf[currency];
  const weighed =
    firstPerson === null ? await decideAlone(work, { personId, memberId, currency, amount, limits }) : null;
  const isFirstOfTwo = replaces !== null || (weighed !== null && weighed.because !== null);
  const approval = { memberId, withdrawalId, staffId, personId, threshold: limits.threshold };
  const alone = weighed === null ? null : weighed.before.forMember + amount;
  const recorded = isFirstOfTwo
    ? await updateFirstApproval(work.sql, { ...approval, replaces })
    : await updateApproval(work.sql, { ...approval, alone, at: now });
  if (recorded === null) return refuse('DECIDED_ALREADY');
  const status = isFirstOfTwo ? 'SECOND' : 'APPROVED';
  work.audit(`withdrawal ${withdrawalId}`, {
    decided: status,
    personId,
    ...(weighed === null ? { threshold: limits.threshold.toString() } : weighedDetail(weighed)),
  });
  work.event('withdrawal', { id: withdrawalId });
  return { message: 'SUCCESS', status };
};
