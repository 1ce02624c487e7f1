import * as z from 'zod/mini';
import { amountField, shownAmountField } from '#money/money-wire.ts';
import { codeField, textField } from '../shapes/fields.ts';
import { instantField } from '../shapes/first-shapes.ts';

// What a person reads in the bank's own record.
export const handReceipt = z.object({
  // Our account that received it.
  bankCode: codeField(),
  accountNo: z.string().check(z.regex(/^\d{6,20}$/)),
  amount: amountField(),
  paidAt: z.iso.datetime({ offset: true }),
  sendingBank: codeField(),
  bankReference: z.nullable(z.string().check(z.regex(/^[0-9A-Za-z]{1,40}$/))),
  payerAccountNo: z.string().check(z.regex(/^[0-9xX*-]{0,40}$/)),
  payerName: textField(200),
});
export type HandReceipt = z.output<typeof handReceipt>;

// The same with the currency of the account, as a second person sees it.
export const typedReceipt = z.object({
  bankCode: z.string(),
  accountNo: z.string(),
  amount: shownAmountField(),
  currency: z.string(),
  paidAt: instantField(),
  sendingBank: z.string(),
  bankReference: z.nullable(z.string()),
  payerAccountNo: z.string(),
  payerName: z.string(),
});
