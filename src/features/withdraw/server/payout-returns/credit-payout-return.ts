import { accounts } from '#ledger';
import type { Work } from '#server/transaction-on.ts';
import { findPayoutOf, findPayoutReturn, insertPayoutReturn } from './payout-returns-table.ts';

export interface ReturnedMoney {
  readonly withdrawalId: string;
  // Fixed when the money arrived.
  readonly operationId: string;
  readonly suspenseId: string;
  readonly amount: bigint;
}

// Gives a withdrawal whose payout the bank returned back to its member, whole. It is no deposit, and nothing follows it.
// Entries: bank -> wallet.
// Repeating under the same operation changes nothing. A withdrawal has one return, and an operation one entry.
// Refuses: nothing; a return that does not fit its withdrawal is a fault.
export const creditPayoutReturn = async (work: Work, returned: ReturnedMoney): Promise<void> => {
  const { sql, memberId, now: at } = work;
  const { withdrawalId, operationId, amount } = returned;
  const payout = await findPayoutOf(sql, memberId, withdrawalId);
  if (payout?.status !== 'PAID' || payout.amount !== amount)
    throw new Error(`the return of ${withdrawalId} does not fit its withdrawal`);
  if (!(await insertPayoutReturn(sql, { ...returned, memberId, at }))) {
    if ((await findPayoutReturn(sql, memberId, withdrawalId))?.operationId === operationId) return;
    throw new Error(`the payout ${withdrawalId} was returned before`);
  }
  const line = { id: operationId, type: 'transfer', from: payout.bankCode, to: 'WALLET', amount } as const;
  const result = await work.post({
    operationId,
    step: 0,
    from: accounts.bank,
    to: accounts.wallet,
    amount,
    kind: 'withdrawal_returned',
    cause: withdrawalId,
    opens: { ...line, status: 'SUCCESS', note: 'PAYOUT_RETURNED' },
  });
  if (result.status !== 'posted') throw new Error(`the return of ${withdrawalId} was not posted: ${result.status}`);
  work.audit(`withdrawal ${withdrawalId}`, { ended: 'PAYOUT_RETURNED', line: operationId, amount: amount.toString() });
  work.event('withdrawal', { id: withdrawalId });
  work.event('balances');
};
