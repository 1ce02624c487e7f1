import * as z from 'zod/mini';
import { toMinorUnits, toWireNumber } from '#money/money-wire.ts';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { noticeJson, printableField } from '../../reported-text.ts';
import type { InquiredQr, BoundPayer, Inquiry, Payer, PaymentQr, QrOrder } from '../port.ts';
import { payloadFault } from '../qr-payload.ts';

const issuer = 'PAYONEX';

export interface CustomerQuestion {
  name: string;
  bankCode: string;
  accountNo: string;
}

export interface DepositQuestion {
  customerUuid: string;
  amount: number;
  referenceId: string;
  callbackUrl: string;
}

export const customerQuestion = ({ name, bankCode, accountNo }: Payer): CustomerQuestion => ({
  name,
  bankCode,
  accountNo,
});

export const depositQuestion = (
  order: QrOrder & { payer: { customer: string } },
  callbackUrl: string,
): DepositQuestion => ({
  customerUuid: order.payer.customer,
  amount: toWireNumber(order.amount),
  referenceId: order.reference,
  callbackUrl,
});

const head = z.object({ code: z.string().check(z.regex(/^\d{5}$/)), data: z.optional(z.unknown()) });
const uuid = () => z.uuid();

// Milliseconds, up to the end of the year 9999: later ones are no time that the database takes.
const latestInstantMs = 253_402_300_799_999;
const instantField = () => z.number().check(z.positive(), z.maximum(latestInstantMs));

export const readToken = (json: unknown): string | null => {
  const read = z.object({ code: z.literal('20000'), data: z.object({ token: z.string() }) }).safeParse(json);
  return read.success && read.data.data.token !== '' ? read.data.data.token : null;
};

export const isTokenRefused = (json: unknown): boolean => head.safeParse(json).data?.code === '40101';

// 40001 fields, 40003 blocked customer, 40004 too little, 40005 too much, 40400 unknown: nothing was made. 40006 is our
// own account's balance, which people decide, and any other code may have come after the effect.
const definiteCodes = new Set(['40001', '40003', '40004', '40005', '40400']);
const unknownTransaction = '40400';

type Opened = { kind: 'good'; data: unknown } | { kind: 'error'; code: string } | Unknown;

const openAnswer = (answer: Answered | Unknown): Opened => {
  if (answer.kind === 'unknown') return answer;
  const read = head.safeParse(answer.json);
  if (!read.success) return unknown(answer.status === 200 ? 'shape' : `status ${answer.status}`);
  return read.data.code === '20000' ? { kind: 'good', data: read.data.data } : { kind: 'error', code: read.data.code };
};

const refusalOf = (code: string): Outcome<never> => (definiteCodes.has(code) ? refused(code) : unknown('other error'));

const customerAnswer = z.object({ customerUuid: uuid(), bankCode: z.string(), accountNo: z.string() });

export const readCustomerAnswer = (
  answer: Answered | Unknown,
  requested: CustomerQuestion,
): Outcome<{ customer: string }> => {
  const opened = openAnswer(answer);
  if (opened.kind === 'unknown') return opened;
  if (opened.kind === 'error') return refusalOf(opened.code);
  const read = customerAnswer.safeParse(opened.data);
  if (!read.success) return unknown('shape');
  const isTheirs = read.data.bankCode === requested.bankCode && read.data.accountNo === requested.accountNo;
  return isTheirs ? done({ customer: read.data.customerUuid }) : unknown('mismatch account');
};

const depositAnswer = z.object({
  uuid: uuid(),
  qrCode: printableField(1000),
  // When the code ends, in milliseconds; absent from older answers.
  qrExpireTime: z.optional(instantField()),
});

export const readDepositAnswer = (
  answer: Answered | Unknown,
  requested: { amount: bigint; latestMs: number },
): Outcome<PaymentQr> => {
  const opened = openAnswer(answer);
  if (opened.kind === 'unknown') return opened;
  if (opened.kind === 'error') return refusalOf(opened.code);
  const read = depositAnswer.safeParse(opened.data);
  if (!read.success) return unknown('shape');
  const fault = payloadFault(read.data.qrCode, requested.amount);
  if (fault !== null) return unknown(fault);
  const expiresAt = new Date(Math.min(read.data.qrExpireTime ?? requested.latestMs, requested.latestMs));
  return done({ payload: read.data.qrCode, gatewayReference: read.data.uuid, expiresAt });
};

const transactionAnswer = z.object({
  uuid: uuid(),
  customerUuid: uuid(),
  type: z.literal('deposit'),
  status: z.enum(['PROCESSING', 'SUCCESS', 'ON_HOLD', 'REJECTED', 'REFUNDED']),
  amount: z.number(),
  currency: z.literal('THB'),
  referenceId: z.string(),
  updatedAt: instantField(),
});

// The gateway accepts money only from its customer's account; for another customer the payer is not known.
const payerOf = (customerUuid: string, bound: BoundPayer | null): Payer =>
  bound !== null && bound.customer === customerUuid
    ? { bankCode: bound.bankCode, accountNo: bound.accountNo, name: bound.name }
    : { bankCode: '', accountNo: '', name: '' };

// The amount is what was paid; settleAmount lacks the fee, which the operator bears. Money that the gateway holds goes to
// a person, and inquiries continue.
export const readTransactionAnswer = (answer: Answered | Unknown, asked: InquiredQr): Inquiry => {
  const opened = openAnswer(answer);
  if (opened.kind === 'unknown') return opened;
  if (opened.kind === 'error') return opened.code === unknownTransaction ? { kind: 'absent' } : unknown('other error');
  const read = transactionAnswer.safeParse(opened.data);
  if (!read.success) return unknown('shape');
  const reported = read.data;
  if (reported.uuid !== asked.gatewayReference || reported.referenceId !== asked.reference)
    return unknown('mismatch id');
  if (reported.status === 'ON_HOLD') return { kind: 'contradiction' };
  if (reported.status !== 'SUCCESS') return { kind: 'waiting' };
  const amount = toMinorUnits(reported.amount);
  if (amount === null || amount <= 0n) return unknown('mismatch amount');
  return {
    kind: 'paid',
    payments: [
      {
        bankReference: reported.uuid,
        sendingBankCode: issuer,
        amount,
        currency: 'BAHT',
        payer: payerOf(reported.customerUuid, asked.payer),
        // Its settlement moves this time on; no other is reported.
        paidAt: new Date(reported.updatedAt),
        isTimeLoose: true,
      },
    ],
  };
};

const callback = z.object({
  data: z.object({ uuid: uuid(), referenceId: z.string().check(z.regex(/^[0-9A-Z]{1,15}$/)) }),
});

// A callback carries no signature and proves nothing. Only the names of what to query are taken from it.
export const readCallback = (body: string) => {
  const read = callback.safeParse(noticeJson(body));
  return read.success ? { reference: read.data.data.referenceId, gatewayReference: read.data.data.uuid } : null;
};
