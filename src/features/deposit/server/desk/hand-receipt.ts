import { everyDepositAccount } from '#server/operator/operator-catalogue.ts';
import type { Refusing } from '#server/verb.ts';
import type { HandReceipt } from '#contract/forms/hand-receipt-form.ts';
import type { Receipt } from '../receipts/receipts-table.ts';

// What a person read in a bank's record, stored as text until a second person agrees.
export interface KeptHandReceipt extends Omit<HandReceipt, 'amount'> {
  readonly amount: string;
  readonly currency: 'BAHT' | 'LAK';
}

// A future time, an amount of zero, or an account that is not ours means that the record was misread.
export const keepHandReceipt = async (
  { context, refuse }: Refusing<'NO_BANK' | 'KEY_INVALID'>,
  reported: HandReceipt,
): Promise<KeptHandReceipt> => {
  if (reported.amount <= 0n || new Date(reported.paidAt) > context.now()) refuse('KEY_INVALID');
  const account = (await everyDepositAccount(context)).find(
    ({ bankCode, accountNo }) => bankCode === reported.bankCode && accountNo === reported.accountNo,
  );
  if (account === undefined) return refuse('NO_BANK');
  return { ...reported, amount: reported.amount.toString(), currency: account.currency };
};

export const receiptByHand = (kept: KeptHandReceipt): Receipt => ({
  channel: 'HAND',
  methodCode: kept.bankCode,
  account: { bankCode: kept.bankCode, accountNo: kept.accountNo },
  sendingBankCode: kept.sendingBank,
  bankReference: kept.bankReference,
  amount: BigInt(kept.amount),
  currency: kept.currency,
  payer: { bankCode: kept.sendingBank, accountNo: kept.payerAccountNo, name: kept.payerName },
  paidAt: new Date(kept.paidAt),
});
