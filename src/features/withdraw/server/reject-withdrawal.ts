import { accounts, holds } from '#ledger';
import type { Write } from '#server/verb.ts';
import type { withdrawOfficeCalls } from '../office-contract.ts';
import { findWithdrawal, updateRejection } from './withdrawals-table.ts';

// Rejects a withdrawal that waits for a decision and gives the money back, with a reason the member reads.
// Entries: held -> wallet.
// Repeating finds the withdrawal decided.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const rejectWithdrawal: Write<typeof withdrawOfficeCalls.reject> = async ({ work, staff, question, refuse }) => {
  const { withdrawalId, reason } = question;
  const withdrawal = await findWithdrawal(work.sql, work.memberId, withdrawalId);
  if (withdrawal === null) return refuse('NO_DATA');
  const recorded = await updateRejection(work.sql, {
    memberId: work.memberId,
    withdrawalId,
    staffId: staff.staffId,
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
  if (result.status !== 'posted') throw new Error(`the rejection of ${withdrawalId} was not posted: ${result.status}`);
  work.audit(`withdrawal ${withdrawalId}`, { decided: 'REJECTED', reason, hasNote: question.note != null });
  work.event('withdrawal', { id: withdrawalId });
  work.event('balances');
  return { message: 'SUCCESS' };
};
