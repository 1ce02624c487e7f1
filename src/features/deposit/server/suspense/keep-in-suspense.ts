import { accounts } from '#ledger';
import type { Context } from '#server/context.ts';
import { transactionOn, type Origin } from '#server/transaction-on.ts';
import { auditOf, bookReceipt, type Credited } from '../receipts/book-receipt.ts';
import { claimReceipt } from '../receipts/claim-receipt.ts';
import type { Receipt } from '../receipts/receipts-table.ts';
import { carrySuspenseItem } from './carry-suspense-item.ts';
import type { SuspenseReason } from '../../rules.ts';
import { insertSuspenseItem } from './suspense-table.ts';

export interface SuspendAs {
  readonly reason: SuspenseReason;
  readonly supposedMemberId: string | null;
  // Whether that member's statement shows that it waits: only for money that the member requested by their own code.
  readonly isNotified?: boolean;
  readonly origin: Origin;
}

const suspendNth = async (
  context: Context,
  { receipt, nth }: { receipt: Receipt; nth: number },
  as: SuspendAs,
): Promise<Credited | null> => {
  const houseId = accounts.house[receipt.currency];
  const operationId = context.newId();
  const { supposedMemberId, origin } = as;
  const reason = nth > 1 ? 'REFERENCE_AGAIN' : as.reason;
  const notifiedMemberId = as.isNotified === true ? supposedMemberId : null;
  const isClaimed = await transactionOn(context, { memberId: houseId, operationId, origin }, async (work) => {
    if (!(await claimReceipt(work.sql, receipt, { memberId: houseId, operationId, at: work.now, nth }))) return false;
    const { amount } = receipt;
    const result = await work.post({ step: 0, from: accounts.bank, to: accounts.suspense, amount, kind: 'unnamed' });
    if (result.status !== 'posted') throw new Error(`unnamed money was not posted: ${result.status}`);
    const whose = { supposedMemberId, notifiedMemberId, creditId: context.newId() };
    await insertSuspenseItem(work.sql, { houseId, operationId, receipt, reason, ...whose, at: work.now });
    work.audit(`suspense ${operationId}`, { ...auditOf(receipt), reason });
    return true;
  });
  if (!isClaimed) return null;
  await carrySuspenseItem(context, { houseId, operationId }, origin);
  return 'suspended';
};

// Books money without a known owner, with a responsible team and a deadline, so that nothing is lost or doubled.
// Entries: bank -> suspense of the house member of the currency.
// Repeating is harmless: the receipt is claimed once and for ever in the same transaction, whatever the channel.
// Refuses: nothing; a repeated receipt answers "repeat".
export const keepInSuspense = (context: Context, receipt: Receipt, as: SuspendAs): Promise<Credited> => {
  const reported = { ...receipt, memberId: as.supposedMemberId };
  return bookReceipt(context, reported, {
    book: (nth) => suspendNth(context, { receipt: reported, nth }, as),
    whenKnown: () => Promise.resolve('repeat'),
    whenUnclear: (decided) => keepInSuspense(context, decided, as),
  });
};
