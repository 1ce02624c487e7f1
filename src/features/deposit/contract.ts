import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { codeField } from '#contract/shapes/fields.ts';
import { instantField, messageAnswer } from '#contract/shapes/first-shapes.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';

const methodFields = {
  bankCode: z.string(),
  bankType: z.string(),
  mode: z.string(),
  bank: z.object({ nameTH: z.string(), nameEN: z.string() }),
};

export const bankDepositAccountShape = z.object({
  ...methodFields,
  bankAccountName: z.string(),
  bankAccountNo: z.string(),
  currency: z.string(),
  // Optional extra of a backend: an svg element with the static code of the account.
  qrcode: z.optional(z.string()),
});
export type BankDepositAccount = z.output<typeof bankDepositAccountShape>;

const slipOnlyMethod = z.object(methodFields);
export type SlipOnlyMethod = z.output<typeof slipOnlyMethod>;

// How a code ends: its money is in the wallet; or it waits for staff, because another person paid or the payer is
// unclear; or no money arrived.
const qrEnds = ['PAID', 'OTHER_SENDER', 'TO_CONFIRM', 'CANCELLED', 'EXPIRED'] as const;

export const qrCodeRecord = z.object({
  qrcodeId: z.optional(z.string()),
  hasQrcode: z.boolean(),
  // An svg element, drawn by the backend from the payload.
  qrcode: z.optional(z.string()),
  amount: z.optional(shownAmountField()),
  expireIn: z.optional(instantField()),
  message: z.optional(z.string()),
  // Optional extras of a backend: how the code of qrcodeId ended a short time ago, how much of its money is in the
  // wallet or waits for staff, and when it was seen to be paid.
  ended: z.optional(z.enum(qrEnds)),
  credited: z.optional(shownAmountField()),
  waiting: z.optional(shownAmountField()),
  paidAt: z.optional(instantField()),
});
export type QrCodeRecord = z.output<typeof qrCodeRecord>;

export const depositCalls = {
  listMethods: endpoint({
    at: 'GET /api/lookup/deposit',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.object({
      banks: z.array(bankDepositAccountShape),
      wallets: z.array(z.object({ walletAccountName: z.string(), mode: z.string() })),
      isManual: z.boolean(),
      slipOnly: z.optional(z.array(slipOnlyMethod)),
    }),
    refuses: [],
    about:
      'The ways to deposit in the member’s currency. `banks`: accounts to transfer to and QR methods, by `bankCode`; `mode` AUTO is credited without a slip, any other needs one or a QR code. `wallets`: wallets that take gift links, the first of `mode` AUTO receives. `isManual`: slips may be sent for every bank account. `slipOnly`: methods that take no more payments now, but still the slip of one made before.',
  }),

  getSlipWindow: endpoint({
    at: 'GET /api/lookup/slip',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.object({
      closedFrom: z.string(),
      closedTo: z.string(),
      isClosed: z.boolean(),
      uploadWithinMinutes: z.number(),
    }),
    refuses: [],
    about:
      'The daily time in which slips cannot be uploaded, as hh:mm in Bangkok, and how many minutes after a payment its slip is accepted.',
  }),

  getQr: endpoint({
    at: 'GET /api/qrcode/{bankCode}',
    who: 'member',
    effect: 'read',
    question: { bankCode: codeField() },
    answer: qrCodeRecord,
    refuses: ['NO_BANK'],
    about:
      'The QR code that the member can pay now: `qrcode` is an svg element, `amount` what has to be paid, `expireIn` the time at which it expires. Otherwise `hasQrcode` is false; for an hour after the last code, `ended` says how it ended, `credited` how much of its money is in the wallet and `waiting` how much waits for staff.',
  }),

  createQr: endpoint({
    at: 'POST /api/qrcode/{bankCode}',
    who: 'member',
    effect: 'write',
    question: { bankCode: codeField(), amount: amountField() },
    answer: qrCodeRecord,
    refuses: ['NO_BANK', 'QR_FAIL'],
    about:
      'Creates a QR code and cancels every other one of the member. If the gateway gives none, the answer is 200 with `hasQrcode` false and `message` QR_FAIL.',
  }),

  cancelQr: endpoint({
    at: 'DELETE /api/qrcode/{qrcodeId}',
    who: 'member',
    effect: 'write',
    question: { qrcodeId: codeField() },
    answer: messageAnswer,
    refuses: ['NO_DATA'],
    about: 'Cancels the QR code with this id. A payment that arrives later is still credited.',
  }),

  report: endpoint({
    at: 'POST /api/wallet/add',
    who: 'member',
    effect: 'keyed',
    question: { amount: amountField() },
    answer: messageAnswer,
    refuses: [],
    about: 'Reports a deposit, which staff confirm. Nothing is credited automatically.',
  }),
};

// For a member or receipt, but SENDER_DIFFERS against it and CREDITED_ALIKE too: its member may have the money already.
export const matchReasons = [
  'SENDER_ACCOUNT',
  'SLIP_NUMBER',
  'PAID_BEFORE',
  'SUPPOSED',
  'QR_LIVE',
  'SENDER_NAME',
  'REPORTED',
  'SLIP_AMOUNT',
  'QR_ENDED',
  'CREDITED_ALIKE',
  'SENDER_DIFFERS',
] as const;
export type MatchReason = (typeof matchReasons)[number];
