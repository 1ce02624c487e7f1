import * as z from 'zod/mini';
import { fromDecimalText } from '#money/money-wire.ts';
import { nameField, printableField } from '../reported-text.ts';
import type { Payment } from './port.ts';

// One payment as the gateways of WW and FP list it, under a number of their own.
export const paymentField = () =>
  z.object({
    paymentId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)),
    amount: z.string(),
    currency: z.literal('THB'),
    paidAt: z.iso.datetime({ offset: true }),
    payer: z.object({ bankCode: printableField(40), accountNo: printableField(60), name: nameField() }),
  });

// Null for an amount that no payment can have. The gateway gave the number, whichever bank sent the money.
const paymentOf = (read: z.output<ReturnType<typeof paymentField>>, gateway: string): Payment | null => {
  const amount = fromDecimalText(read.amount);
  if (amount === null || amount <= 0n) return null;
  return {
    bankReference: read.paymentId,
    sendingBankCode: gateway,
    amount,
    currency: 'BAHT',
    payer: read.payer,
    paidAt: new Date(read.paidAt),
  };
};

type Listed = z.output<ReturnType<typeof paymentField>>;

// What a list of payments says, together with the state beside it; null if one of them has no possible amount.
export const paidAs = (reported: { isPaid: boolean; payments: readonly Listed[]; gateway: string }) => {
  const payments = reported.payments
    .map((read) => paymentOf(read, reported.gateway))
    .filter((payment) => payment !== null);
  if (payments.length !== reported.payments.length) return null;
  if (reported.isPaid !== payments.length > 0) return { kind: 'contradiction' as const };
  return reported.isPaid ? { kind: 'paid' as const, payments } : { kind: 'waiting' as const };
};
