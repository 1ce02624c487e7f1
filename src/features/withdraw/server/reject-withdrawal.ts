import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { accounts, holds } from '#ledger';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { withdrawOfficeCalls } from '../office-contract.ts';
import { findWithdrawal, memberOfWithdrawal, recordRejection } from './withdrawals-table.ts';

type Ask = Call<QuestionOf<typeof withdrawOfficeCalls.reject>>;

export const ownerForRejection = async (context: Context, call: Ask): Promise<string> =>
  (await memberOfWithdrawal(context.database, call.question.withdrawalId)) ?? refuse('NO_DATA');

// Rejects a withdrawal that waits for a decision and gives the money back, with a reason the member reads.
// Entries: held -> wallet.
// Repeating finds the withdrawal decided.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const rejectWithdrawal =
  (call: Ask) =>
  async (work: Work, question: Ask['question']): Promise<AnswerOf<typeof withdrawOfficeCalls.reject>> => {
    const { withdrawalId, reason } = question;
    const withdrawal = await findWithdrawal(work.sql, work.memberId, withdrawalId);
    if (withdrawal === null) return refuse('NO_DATA');
    const recorded = await recordRejection(work.sql, {
      memberId: work.memberId,
      withdrawalId,
      staffId: staffOf(call).staffId,
      reason,
      note: question.note ?? null,
      at: work.now,
    });
    if (recorded === null) return refuse('DECIDED_ALREADY');
    const hold = {
      memberId: work.memberId,
      operationId: withdrawalId,
      from: accounts.wallet,
      through: accounts.held,
      amount: withdrawal.amount,
    };
    const result = await work.post(holds.release(hold, { at: work.now, closes: { status: 'FAILED', note: reason } }));
    if (result.status !== 'posted') throw new Error(`the rejection of ${withdrawalId} came back as ${result.status}`);
    work.audit(`withdrawal ${withdrawalId}`, { decided: 'REJECTED', reason, hasNote: question.note != null });
    work.event('withdrawal', { id: withdrawalId });
    work.event('balances');
    return { message: 'SUCCESS' };
  };
