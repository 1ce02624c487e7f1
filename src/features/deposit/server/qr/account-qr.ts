import { laoQrPayload } from '#providers/payments/lao-qr.ts';
import type { Context } from '#server/context.ts';
import type { DepositAccount } from '#server/operator/operator-table.ts';
import { laoQrs } from '../settings.ts';
import { drawQr } from './qr-record.ts';

// The static code of an account in kip, into which the payer enters the amount; null without a receiver for it. What is
// paid by it arrives at the account like any transfer.
export const accountQr = async (context: Context, { accountNo, currency }: DepositAccount): Promise<string | null> => {
  if (currency !== 'LAK') return null;
  const receiver = (await laoQrs.read(context)).find((known) => known.accountNo === accountNo);
  if (receiver === undefined) return null;
  return drawQr(laoQrPayload({ receiver, category: receiver.category, amount: null, reference: null }));
};
