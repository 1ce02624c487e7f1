import { bangkokMidnight } from '#contract/bangkok-day.ts';
import { lockName } from '#database/lock-name.ts';
import { type OwnAccount, type Receipt, shownByBank } from '#features/deposit/server/public.ts';
import type { Work } from '#server/transaction-on.ts';

// Up to these amounts the slip service is believed before the bank has shown the money.
export interface Alone {
  readonly each: bigint;
  readonly day: bigint;
}

// Whether a receipt that the transaction has just booked stays within the limits, and no line of the bank contradicts it.
// The service is one source: what it lies about is credited until the bank's record is compared, so that this bounds it.
// Until the transaction ends, no other slip of the account is counted.
export const isBelievedAlone = async (
  { sql, now }: Pick<Work, 'sql' | 'now'>,
  receipt: Receipt,
  { each, day }: Alone,
): Promise<boolean> => {
  const { amount, account } = receipt;
  if (amount > each || (await shownByBank.isOtherwise(sql, receipt))) return false;
  const { bankCode, accountNo } = account as OwnAccount;
  await lockName(sql, `slips alone ${bankCode} ${accountNo}`);
  return (await shownByBank.countUnshown(sql, { bankCode, accountNo }, bangkokMidnight(now))) <= day;
};
