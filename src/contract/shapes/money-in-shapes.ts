import * as z from 'zod/mini';
import { shownAmountField } from '#money/money-wire.ts';
import { typedReceipt } from '../forms/hand-receipt-form.ts';
import { instantField } from './first-shapes.ts';

// What staff see of incoming money. Phones and account numbers are masked to their last four digits.
export const maskedAccount = z.nullable(z.object({ bankCode: z.string(), accountNo: z.string() }));

export const memberFace = { memberId: z.string(), name: z.string(), phone: z.string(), account: maskedAccount };

export const faceShown = z.nullable(z.object(memberFace));

const partyShown = z.object({ bankCode: z.string(), accountNo: z.string(), name: z.string() });

// How money in suspense was reported, such as QR or FEED, and the deposit method by which it came.
export const arrivalShown = {
  channel: z.nullable(z.string()),
  methodCode: z.nullable(z.string()),
  payer: z.nullable(partyShown),
  bankReference: z.nullable(z.string()),
  paidAt: z.nullable(instantField()),
};

// A booked receipt that money may be.
export const receiptShown = {
  place: z.enum(['SUSPENSE', 'CREDITED']),
  itemId: z.string(),
  member: faceShown,
  payer: partyShown,
  paidAt: instantField(),
};

// What a second person confirms, with a receipt as typed; proposalId is a digest of all of it and of the proposer.
export const moneyInProposal = z.object({
  proposalId: z.string(),
  act: z.string(),
  detail: z.nullable(z.string()),
  receipt: z.nullable(typedReceipt),
  // How many booked receipts the line may show, which the first person found to be other money.
  otherThan: z.number(),
});

// A withdrawal that money may be the return of: to whom and where it was paid, and why it cannot be the one, as a code.
export const payoutShown = z.object({
  withdrawalId: z.string(),
  member: z.object(memberFace),
  amount: shownAmountField(),
  currency: z.string(),
  paidTo: partyShown,
  sentAt: z.nullable(instantField()),
  because: z.nullable(z.string()),
});

// Why a withdrawal cannot be the one that came back.
export const noReturns = ['PAYOUT_NOT_PAID', 'PAYOUT_DIFFERS', 'PAYOUT_RETURNED'] as const;
