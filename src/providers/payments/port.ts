import type { Currency } from '#money/currency.ts';
import type { Outcome, Unknown } from '../outcome.ts';

// One receipt of money, as the gateway records it. Banks do reuse a reference for other money.
export interface Payment {
  bankReference: string;
  // Who gave the reference: the sending bank, or a gateway that numbers payments itself.
  sendingBankCode: string;
  amount: bigint;
  currency: Currency;
  payer: Payer;
  paidAt: Date;
  // The gateway changes the time it reports, so that its number alone tells one payment from another.
  isTimeLoose?: boolean;
}

export interface Payer {
  bankCode: string;
  accountNo: string;
  name: string;
}

// The payer as a gateway knows them: under the name it gave them, or null where it keeps no customers.
export interface BoundPayer extends Payer {
  customer: string | null;
}

export interface QrOrder {
  reference: string;
  amount: bigint;
  expiresInMs: number;
  payer: BoundPayer;
}

export interface PaymentQr {
  // The EMVCo text encoded in a QR image.
  payload: string;
  // The gateway's own name of the code.
  gatewayReference: string;
  // When the gateway really ends it: never later than requested.
  expiresAt: Date;
}

// Which code is meant: by our reference and by the gateway's, if its answer arrived; and for whom it was made.
export interface InquiredQr {
  reference: string;
  gatewayReference: string | null;
  payer: BoundPayer | null;
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
  // Makes a payer known before their first code; null where the gateway keeps no customers. Repeating is harmless.
  introduce: ((payer: Payer) => Promise<Outcome<{ customer: string }>>) | null;
  createQr(order: QrOrder): Promise<Outcome<PaymentQr>>;
  inquire(asked: InquiredQr): Promise<Inquiry>;
  cancel(asked: InquiredQr): Promise<Outcome<object>>;
  // A notice is only a hint: it names what to query, or is null if it is none of ours.
  readNotice(raw: RawNotice): Pick<InquiredQr, 'reference' | 'gatewayReference'> | null;
  // How long after its end a code may still bring money.
  lateMoneyWindowMs: number;
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
