import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { staffPasswordIsRight } from '#features/auth/server/public.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { officeApproveWithdrawal as declaration } from '../contract.ts';
import { isWaitingForDecision } from '../rules.ts';
import { findWithdrawal, memberOfWithdrawal, noteApproval, noteFirstApproval } from './withdrawals-table.ts';

type Ask = Call<QuestionOf<typeof declaration>>;

// Before the transaction: whose withdrawal it is, and that the person at the keyboard still is who logged in.
export const ownerForApproval = async (context: Context, call: Ask): Promise<string> => {
  const memberId = await memberOfWithdrawal(context.database, call.question.withdrawalId);
  if (memberId === null) return refuse('NO_DATA');
  if (!(await staffPasswordIsRight(context, staffOf(call).staffId, call.question.password))) refuse('WRONG_PASSWORD');
  return memberId;
};

// Approves a payout; above the threshold the first person makes and a second, different one checks.
// Entries: none; the money stays held until the bank has paid.
// Repeating finds the withdrawal decided.
// Refuses: NO_DATA, WRONG_PASSWORD, SAME_PERSON, DECIDED_ALREADY; KEY_INVALID for another amount than the person saw.
export const approveWithdrawal =
  (call: Ask) =>
  async (work: Work, question: Ask['question']): Promise<AnswerOf<typeof declaration>> => {
    const { staffId } = staffOf(call);
    const withdrawal = await findWithdrawal(work.sql, work.memberId, question.withdrawalId);
    if (withdrawal === null) return refuse('NO_DATA');
    if (question.amount !== withdrawal.amount) refuse('KEY_INVALID');
    if (!isWaitingForDecision(withdrawal.status)) refuse('DECIDED_ALREADY');
    if (withdrawal.firstBy === staffId) refuse('SAME_PERSON');
    const decision = { memberId: work.memberId, withdrawalId: withdrawal.withdrawalId, staffId };
    const isFirstOfTwo = withdrawal.needsTwo && withdrawal.status === 'REQUESTED';
    const noted = isFirstOfTwo
      ? await noteFirstApproval(work.sql, decision)
      : await noteApproval(work.sql, { ...decision, at: work.now });
    if (noted === null) return refuse('DECIDED_ALREADY');
    const status = isFirstOfTwo ? 'SECOND' : 'APPROVED';
    work.audit(`withdrawal ${withdrawal.withdrawalId}`, { decided: status });
    work.event('withdrawal', { id: withdrawal.withdrawalId });
    return { message: 'SUCCESS', status };
  };
