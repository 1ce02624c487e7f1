import type { Work } from '#server/transaction-on.ts';
import { insertLaterChannel, type Receipt } from './receipts-table.ts';

// A receipt that a person confirmed from the bank's record gets the number of its slip too, so that the same slip never
// counts again; false if it named other money meanwhile.
export const nameReceiptBySlip = (
  { sql, memberId, operationId, now }: Work,
  receipt: Receipt,
  { issuer, reference }: { readonly issuer: string; readonly reference: string },
): Promise<boolean> =>
  insertLaterChannel(
    sql,
    { ...receipt, channel: 'SLIP', issuer, bankReference: reference },
    { memberId, operationId, at: now, nth: 1 },
  );
