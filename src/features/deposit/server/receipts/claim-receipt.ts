import type { Sql } from '#database/database.ts';
import { lockName } from '#database/lock-name.ts';
import { placeReceipt } from './place-receipt.ts';
import { takeReference, insertReceipt, insertChannel, type Receipt, type ReceiptClaim } from './receipts-table.ts';

// Until the transaction ends, no other receipt of this amount is claimed or linked.
export const lockAmount = (sql: Sql, { currency, amount }: Pick<Receipt, 'currency' | 'amount'>): Promise<void> =>
  lockName(sql, `receipt ${currency} ${amount}`);

// Claims a receipt once and for ever; false if another channel did so meanwhile. Two channels may know it by different
// numbers, so it checks again for an existing receipt while no other claim of the amount can run.
export const claimReceipt = async (sql: Sql, receipt: Receipt, claim: ReceiptClaim): Promise<boolean> => {
  // Sent at once: the connection runs them in this order.
  const [, place] = await Promise.all([lockAmount(sql, receipt), placeReceipt(sql, receipt)]);
  if (place.kind !== 'new' || place.nth !== claim.nth) return false;
  if (!(await takeReference(sql, receipt, claim))) return false;
  await Promise.all([insertReceipt(sql, receipt, { ...claim, namedFrom: null }), insertChannel(sql, receipt, claim)]);
  return true;
};
