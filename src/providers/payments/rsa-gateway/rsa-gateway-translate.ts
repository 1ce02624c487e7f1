import * as z from 'zod/mini';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { noticeJson, printableField } from '../../reported-text.ts';
import { paidAs, paymentField } from '../payment-field.ts';
import type { Inquiry, PaymentQr, QrOrder, RawNotice } from '../port.ts';
import { payloadFault } from '../qr-payload.ts';

export type RsaQuestion = Readonly<Record<string, string | number>>;

export const orderQuestion = (merchantId: string, order: QrOrder): RsaQuestion => ({
  merchantId,
  orderNo: order.reference,
  amount: toDecimalText(order.amount),
  currency: 'THB',
  expiresInSeconds: Math.max(1, Math.floor(order.expiresInMs / 1000)),
  payerBankCode: order.payer.bankCode,
  payerAccountNo: order.payer.accountNo,
  payerName: order.payer.name,
});

export const aboutQuestion = (merchantId: string, orderNo: string): RsaQuestion => ({ merchantId, orderNo });

const head = z.object({ code: z.string(), orderNo: z.string(), data: z.optional(z.unknown()) });

// These codes mean that nothing was made or changed; any other may have come after the effect.
const definiteCodes = new Set(['1001', '1002', '1003', '1004', '1005', '1009']);
const unknownOrder = '1004';

type Opened = { kind: 'good'; data: unknown } | { kind: 'error'; code: string } | Unknown;

const openAnswer = (answer: Answered | Unknown, orderNo: string): Opened => {
  if (answer.kind === 'unknown') return answer;
  const read = head.safeParse(answer.json);
  if (!read.success) return unknown(answer.status === 200 ? 'shape' : `status ${answer.status}`);
  if (read.data.orderNo !== orderNo) return unknown('mismatch id');
  return read.data.code === '0' ? { kind: 'good', data: read.data.data } : { kind: 'error', code: read.data.code };
};

const refusalOf = (code: string): Outcome<never> => (definiteCodes.has(code) ? refused(code) : unknown('other error'));

const orderAnswer = z.object({
  tradeNo: printableField(60).check(z.minLength(1)),
  amount: z.string(),
  qrContent: printableField(1000),
  expiresAt: z.iso.datetime({ offset: true }),
});

// It ends when the gateway says, and never later than requested.
export const readOrderAnswer = (
  answer: Answered | Unknown,
  requested: QrOrder & { requestedAt: Date },
): Outcome<PaymentQr> => {
  const opened = openAnswer(answer, requested.reference);
  if (opened.kind === 'unknown') return opened;
  if (opened.kind === 'error') return refusalOf(opened.code);
  const read = orderAnswer.safeParse(opened.data);
  if (!read.success) return unknown('shape');
  if (fromDecimalText(read.data.amount) !== requested.amount) return unknown('mismatch amount');
  const fault = payloadFault(read.data.qrContent, requested.amount);
  if (fault !== null) return unknown(fault);
  const latest = requested.requestedAt.getTime() + requested.expiresInMs;
  const expiresAt = new Date(Math.min(Date.parse(read.data.expiresAt), latest));
  return done({ payload: read.data.qrContent, gatewayReference: read.data.tradeNo, expiresAt });
};

const queryAnswer = z.object({
  state: z.enum(['WAITING', 'PAID', 'CLOSED', 'EXPIRED', 'REVERSED']),
  payments: z.array(paymentField()),
});

export const readQueryAnswer = (answer: Answered | Unknown, asked: { reference: string; gateway: string }): Inquiry => {
  const opened = openAnswer(answer, asked.reference);
  if (opened.kind === 'unknown') return opened;
  if (opened.kind === 'error') return opened.code === unknownOrder ? { kind: 'absent' } : unknown('other error');
  const read = queryAnswer.safeParse(opened.data);
  if (!read.success) return unknown('shape');
  const { state, payments } = read.data;
  return paidAs({ isPaid: state === 'PAID', payments, gateway: asked.gateway }) ?? unknown('mismatch amount');
};

export const readCloseAnswer = (answer: Answered | Unknown, orderNo: string): Outcome<object> => {
  const opened = openAnswer(answer, orderNo);
  if (opened.kind === 'unknown') return opened;
  return opened.kind === 'error' ? refusalOf(opened.code) : done({});
};

const stamped = /^\d{13}$/;

// What a callback's signature covers: its time in milliseconds and its bytes. Null if it carries neither.
export const signedTextOf = ({ body, headers }: RawNotice) => {
  const timestamp = headers['x-timestamp'] ?? '';
  const signature = headers['x-signature'] ?? '';
  return stamped.test(timestamp) && signature.length > 0 && signature.length <= 1000
    ? { at: Number(timestamp), text: `${timestamp}.${body}`, signature }
    : null;
};

const callback = z.object({ merchantId: z.string(), orderNo: z.string().check(z.regex(/^[0-9A-Z]{1,15}$/)) });

export const readCallback = (body: string, merchantId: string) => {
  const read = callback.safeParse(noticeJson(body));
  if (!read.success || read.data.merchantId !== merchantId) return null;
  return { reference: read.data.orderNo, gatewayReference: null };
};
