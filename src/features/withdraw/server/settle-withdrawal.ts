import { accounts } from '#ledger';
import type { Work } from '#server/transaction-on.ts';
import { noteEnd, type Withdrawal } from './withdrawals-table.ts';

export type PayoutEnd =
  | { readonly status: 'PAID'; readonly bankReference: string }
  // A bank's refusal of one sending holds only where there was no other.
  | { readonly status: 'RETURNED'; readonly bankReference: null; readonly sendingsMax?: number };

// Ends a payout the bank has decided: paid, or refused and given back.
// Entries: held -> bank, or held -> wallet.
// A second end finds the withdrawal ended; were it not, the hold's one key would refuse it.
// Refuses: nothing.
export const settleWithdrawal = async (work: Work, withdrawal: Withdrawal, end: PayoutEnd): Promise<void> => {
  const { memberId, withdrawalId, amount } = withdrawal;
  const isPaid = end.status === 'PAID';
  const sendingsMax = isPaid ? null : (end.sendingsMax ?? null);
  if ((await noteEnd(work.sql, { memberId, withdrawalId, ...end, sendingsMax, at: work.now })) === null) return;
  const result = await work.post({
    operationId: withdrawalId,
    step: 1,
    from: accounts.held,
    to: isPaid ? accounts.bank : accounts.wallet,
    amount,
    kind: isPaid ? 'settle' : 'release',
    closes: isPaid ? { status: 'SUCCESS' } : { status: 'FAILED', note: 'PAYOUT_REFUSED' },
  });
  if (result.status !== 'posted')
    throw new Error(`the end of withdrawal ${withdrawalId} came back as ${result.status}`);
  work.audit(`withdrawal ${withdrawalId}`, { ended: end.status, bankReference: end.bankReference });
  work.event('withdrawal', { id: withdrawalId });
  work.event('balances');
};
