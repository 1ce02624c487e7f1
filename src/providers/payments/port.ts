import type { Currency } from '#money/currency.ts';
import type { Outcome, Unknown } from '../outcome.ts';

// One receipt of money, as the bank records it. Banks do reuse a reference for other money.
export interface Payment {
  bankReference: string;
  sendingBankCode: string;
  amount: bigint;
  currency: Currency;
  payer: { bankCode: string; accountNo: string; name: string };
  paidAt: Date;
}

export interface PaymentQr {
  // The EMVCo text encoded in a QR image.
  payload: string;
  gatewayReference: string;
  // When the gateway really ends it: never later than requested.
  expiresAt: Date;
}

export type Inquiry =
  | { kind: 'paid'; payments: Payment[] }
  // No money so far, whether the QR code is still open or has ended: money may arrive late.
  | { kind: 'waiting' }
  // The gateway has no such reference.
  | { kind: 'absent' }
  // It reports paid without money, or money without paid: a person examines it, and inquiries continue.
  | { kind: 'contradiction' }
  | Unknown;

export interface RawNotice {
  // The bytes as they arrived; parsing and rewriting a body would break its signature.
  body: string;
  headers: Readonly<Record<string, string | undefined>>;
}

export interface PaymentPort {
  createQr(question: { reference: string; amount: bigint; expiresInMs: number }): Promise<Outcome<PaymentQr>>;
  inquire(question: { reference: string }): Promise<Inquiry>;
  cancel(question: { reference: string }): Promise<Outcome<object>>;
  // A notice is only a hint: it names the reference to query, or is null if it is none of ours.
  readNotice(raw: RawNotice): { reference: string } | null;
}

const referenceLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const referenceForm = /^[0-9A-Z]{1,15}$/;

export const isPaymentReference = (text: string): boolean => referenceForm.test(text);

// Gateways accept at most 15 capital letters and digits. These are the 74 random bits of a version 7 UUID in base 32:
// the same id gives the same reference in every attempt. Store it in a unique column to find the way back.
export const paymentReferenceOf = (id: string): string => {
  const hex = id.replaceAll('-', '');
  if (!/^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/.test(hex)) throw new Error('not a version 7 UUID');
  let bits = (BigInt(`0x${hex.slice(13, 16)}`) << 62n) | (BigInt(`0x${hex.slice(16)}`) & ((1n << 62n) - 1n));
  let text = '';
  for (let place = 0; place < 15; place++) {
    text = (referenceLetters[Number(bits & 31n)] ?? '') + text;
    bits >>= 5n;
  }
  return text;
};
