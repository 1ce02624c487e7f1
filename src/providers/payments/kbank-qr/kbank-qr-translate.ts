import * as z from 'zod/mini';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { nameField, noticeJson, printableField } from '../../reported-text.ts';
import type { Inquiry, Payment } from '../port.ts';
import { billReferenceOf, payloadFault } from '../qr-payload.ts';

export interface KbankPartner {
  partnerId: string;
  partnerSecret: string;
  merchantId: string;
}

export type KbankQuestion = Readonly<Record<string, string | number>>;

// Fields of every request: who sends it, its own id, and when.
interface Opening {
  partner: KbankPartner;
  partnerTxnUid: string;
  requestedAt: Date;
}

const opening = ({ partner, partnerTxnUid, requestedAt }: Opening): KbankQuestion => ({
  partnerTxnUid,
  partnerId: partner.partnerId,
  partnerSecret: partner.partnerSecret,
  requestDt: requestedAt.toISOString(),
  merchantId: partner.merchantId,
});

const thaiQr = 3;

export const requestQuestion = (requested: Opening & { amount: bigint }): KbankQuestion => ({
  ...opening(requested),
  qrType: thaiQr,
  txnAmount: toDecimalText(requested.amount),
  txnCurrencyCode: 'THB',
});

export const originQuestion = (requested: Opening & { origin: string }): KbankQuestion => ({
  ...opening(requested),
  origPartnerTxnUid: requested.origin,
});

const tokenAnswer = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.coerce.number() });

// One minute in reserve, so that no token expires during a call.
export const readToken = (json: unknown): { token: string; lifeMs: number } | null => {
  const read = tokenAnswer.safeParse(json);
  if (!read.success) return null;
  return { token: read.data.access_token, lifeMs: Math.max(0, read.data.expires_in - 60) * 1000 };
};

const head = {
  partnerTxnUid: z.string(),
  partnerId: z.string(),
  statusCode: z.enum(['00', '10']),
  errorCode: z.optional(z.nullable(z.string())),
};
const headShape = z.object(head);

// These errors mean that nothing was made or changed; any other error may have come after the effect.
const definiteErrors = new Set([
  'authentication_error',
  'bad_request',
  'duplicate_request',
  'general_error',
  'invalid_request',
  'invalid_currency_code',
  'invalid_origPartnerTxnUid',
  'invalid_txn_amount',
  'invalid_qr_type',
  'qr_cancelled',
  'qr_paid',
  'qr_expired',
]);

type Opened = { kind: 'good'; json: unknown } | { kind: 'error'; errorCode: string } | Unknown;

// The header of an answer: it must echo the id and the partner of the request before anything in it is trusted.
const openAnswer = (answer: Answered | Unknown, requested: KbankQuestion): Opened => {
  if (answer.kind === 'unknown') return answer;
  if (answer.status !== 200) return unknown(`status ${answer.status}`);
  const read = headShape.safeParse(answer.json);
  if (!read.success) return unknown('shape');
  const { partnerTxnUid, partnerId, statusCode, errorCode } = read.data;
  if (partnerTxnUid !== requested['partnerTxnUid'] || partnerId !== requested['partnerId'])
    return unknown('mismatch id');
  return statusCode === '00' ? { kind: 'good', json: answer.json } : { kind: 'error', errorCode: errorCode ?? '' };
};

const refusalOf = (errorCode: string): Outcome<never> =>
  definiteErrors.has(errorCode) ? refused(errorCode) : unknown('other error');

const requestAnswer = z.object({ ...head, qrCode: printableField(1000).check(z.minLength(1)) });

export interface QrRequest {
  question: KbankQuestion;
  reference: string;
  amount: bigint;
}

export const readRequestAnswer = (answer: Answered | Unknown, requested: QrRequest): Outcome<{ payload: string }> => {
  const opened = openAnswer(answer, requested.question);
  if (opened.kind === 'unknown') return opened;
  if (opened.kind === 'error') return refusalOf(opened.errorCode);
  const read = requestAnswer.safeParse(opened.json);
  if (!read.success) return unknown('shape');
  const fault = payloadFault(read.data.qrCode, requested.amount);
  if (fault !== null) return unknown(fault);
  if (billReferenceOf(read.data.qrCode) !== requested.reference) return unknown('mismatch reference');
  return done({ payload: read.data.qrCode });
};

const paymentAnswer = z.object({
  transRef: z.string().check(z.regex(/^[0-9A-Za-z]{1,40}$/)),
  sendingBank: printableField(40).check(z.minLength(1)),
  txnAmount: z.string(),
  txnCurrencyCode: z.literal('THB'),
  payerAccountNo: printableField(60),
  payerName: nameField(),
  paidDt: z.iso.datetime({ offset: true }),
});

const inquiryAnswer = z.object({
  ...head,
  origPartnerTxnUid: z.string(),
  txnStatus: z.enum(['REQUESTED', 'PAID', 'CANCELLED', 'EXPIRED', 'VOIDED']),
  payments: z._default(z.array(paymentAnswer), []),
});

const paymentOf = (read: z.output<typeof paymentAnswer>): Payment | null => {
  const amount = fromDecimalText(read.txnAmount);
  if (amount === null || amount <= 0n) return null;
  return {
    bankReference: read.transRef,
    sendingBankCode: read.sendingBank,
    amount,
    currency: 'BAHT',
    payer: { bankCode: read.sendingBank, accountNo: read.payerAccountNo, name: read.payerName },
    paidAt: new Date(read.paidDt),
  };
};

export const readInquiryAnswer = (answer: Answered | Unknown, requested: KbankQuestion): Inquiry => {
  const opened = openAnswer(answer, requested);
  if (opened.kind === 'unknown') return opened;
  if (opened.kind === 'error')
    return opened.errorCode === 'invalid_origPartnerTxnUid' ? { kind: 'absent' } : unknown('other error');
  const read = inquiryAnswer.safeParse(opened.json);
  if (!read.success) return unknown('shape');
  if (read.data.origPartnerTxnUid !== requested['origPartnerTxnUid']) return unknown('mismatch id');
  const payments = read.data.payments.map(paymentOf).filter((payment) => payment !== null);
  if (payments.length !== read.data.payments.length) return unknown('mismatch amount');
  const isPaid = read.data.txnStatus === 'PAID';
  if (isPaid !== payments.length > 0) return { kind: 'contradiction' };
  return isPaid ? { kind: 'paid', payments } : { kind: 'waiting' };
};

export const readCancelAnswer = (answer: Answered | Unknown, requested: KbankQuestion): Outcome<object> => {
  const opened = openAnswer(answer, requested);
  if (opened.kind === 'unknown') return opened;
  if (opened.kind === 'error') return opened.errorCode === 'qr_cancelled' ? done({}) : refusalOf(opened.errorCode);
  return done({});
};

const callback = z.object({ partnerTxnUid: z.string().check(z.regex(/^[0-9A-Z]{1,15}$/)) });

// A callback proves nothing. Only the reference to query is taken from it.
export const readCallback = (body: string) => {
  const read = callback.safeParse(noticeJson(body));
  return read.success ? { reference: read.data.partnerTxnUid, gatewayReference: null } : null;
};
