import * as z from 'zod/mini';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { noticeJson, printableField } from '../../reported-text.ts';
import { paidAs, paymentField } from '../payment-field.ts';
import type { Inquiry, PaymentQr, QrOrder } from '../port.ts';
import { payloadFault } from '../qr-payload.ts';

export interface BearerOrder {
  reference: string;
  amount: string;
  currency: 'THB';
  lifeSeconds: number;
  payer: { bankCode: string; accountNo: string; name: string };
}

export const orderQuestion = ({ reference, amount, expiresInMs, payer }: QrOrder): BearerOrder => ({
  reference,
  amount: toDecimalText(amount),
  currency: 'THB',
  lifeSeconds: Math.max(1, Math.floor(expiresInMs / 1000)),
  payer: { bankCode: payer.bankCode, accountNo: payer.accountNo, name: payer.name },
});

const errorAnswer = z.object({ error: z.string().check(z.regex(/^[A-Z_]{1,40}$/)), reference: z.string() });

// These errors mean that nothing was made or changed; any other error may have come after the effect.
const definiteErrors = new Set(['AMOUNT', 'BAD_REQUEST', 'NOT_ALLOWED', 'NOT_FOUND', 'PAID', 'REFERENCE_USED']);

type Opened = { kind: 'good'; json: unknown } | { kind: 'error'; error: string } | Unknown;

// A refusal names the reference it refuses; without it, the answer may be a proxy's.
const openAnswer = (answer: Answered | Unknown, reference: string): Opened => {
  if (answer.kind === 'unknown') return answer;
  if (answer.status < 300) return { kind: 'good', json: answer.json };
  const read = errorAnswer.safeParse(answer.json);
  if (!read.success) return unknown(`status ${answer.status}`);
  return read.data.reference === reference ? { kind: 'error', error: read.data.error } : unknown('mismatch id');
};

const refusalOf = (error: string): Outcome<never> =>
  definiteErrors.has(error) ? refused(error) : unknown('other error');

const orderAnswer = z.object({
  id: printableField(60).check(z.minLength(1)),
  reference: z.string(),
  amount: z.string(),
  currency: z.literal('THB'),
  qr: printableField(1000),
  expiresAt: z.iso.datetime({ offset: true }),
});

// It ends when the gateway says, and never later than requested.
export const readOrderAnswer = (
  answer: Answered | Unknown,
  requested: QrOrder & { requestedAt: Date },
): Outcome<PaymentQr> => {
  const opened = openAnswer(answer, requested.reference);
  if (opened.kind === 'unknown') return opened;
  if (opened.kind === 'error') return refusalOf(opened.error);
  const read = orderAnswer.safeParse(opened.json);
  if (!read.success) return unknown('shape');
  if (read.data.reference !== requested.reference) return unknown('mismatch reference');
  if (fromDecimalText(read.data.amount) !== requested.amount) return unknown('mismatch amount');
  const fault = payloadFault(read.data.qr, requested.amount);
  if (fault !== null) return unknown(fault);
  const latest = requested.requestedAt.getTime() + requested.expiresInMs;
  const expiresAt = new Date(Math.min(Date.parse(read.data.expiresAt), latest));
  return done({ payload: read.data.qr, gatewayReference: read.data.id, expiresAt });
};

const foundAnswer = z.object({
  reference: z.string(),
  status: z.enum(['OPEN', 'PAID', 'CANCELLED', 'EXPIRED', 'VOIDED']),
  payments: z.array(paymentField()),
});

export const readFoundAnswer = (answer: Answered | Unknown, asked: { reference: string; gateway: string }): Inquiry => {
  const opened = openAnswer(answer, asked.reference);
  if (opened.kind === 'unknown') return opened;
  if (opened.kind === 'error') return opened.error === 'NOT_FOUND' ? { kind: 'absent' } : unknown('other error');
  const read = foundAnswer.safeParse(opened.json);
  if (!read.success) return unknown('shape');
  if (read.data.reference !== asked.reference) return unknown('mismatch id');
  const { status, payments } = read.data;
  return paidAs({ isPaid: status === 'PAID', payments, gateway: asked.gateway }) ?? unknown('mismatch amount');
};

const cancelAnswer = z.object({ reference: z.string(), status: z.literal('CANCELLED') });

export const readCancelAnswer = (answer: Answered | Unknown, reference: string): Outcome<object> => {
  const opened = openAnswer(answer, reference);
  if (opened.kind === 'unknown') return opened;
  if (opened.kind === 'error') return refusalOf(opened.error);
  const read = cancelAnswer.safeParse(opened.json);
  return read.success && read.data.reference === reference ? done({}) : unknown('shape');
};

const callback = z.object({ reference: z.string().check(z.regex(/^[0-9A-Z]{1,15}$/)) });

// A callback carries no signature and proves nothing. Only the reference to query is taken from it.
export const readCallback = (body: string) => {
  const read = callback.safeParse(noticeJson(body));
  return read.success ? { reference: read.data.reference, gatewayReference: null } : null;
};
