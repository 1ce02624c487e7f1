import * as z from 'zod/mini';
import { currencies, type Currency } from '#money/currency.ts';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { nameField, printableField } from '../../reported-text.ts';
import {
  isAboutOwnAccount,
  payoutPending,
  type FeedLine,
  type FeedPage,
  type LineFault,
  type Payout,
  type PayoutState,
  type ReportedLines,
  type UnreadLine,
} from '../port.ts';

export interface PayoutQuestion {
  reference: string;
  fromAccountNo: string;
  to: { bankCode: string; accountNo: string; name: string };
  amount: string;
  currency: string;
}

const currencyOf = (isoCode: string): Currency => (isoCode === 'LAK' ? 'LAK' : 'BAHT');
const isoCode = z.enum(['THB', 'LAK']);
const rawMax = 10_000;
const amountText = z.string().check(z.refine((text) => (fromDecimalText(text) ?? 0n) > 0n));

const fields = {
  lineId: z.string().check(z.regex(/^\d{1,20}$/)),
  toBankCode: printableField(40),
  toAccountNo: printableField(60).check(z.minLength(1)),
  reference: z.string().check(z.regex(/^[0-9A-Za-z]{1,40}$/)),
  sendingBank: printableField(40).check(z.minLength(1)),
  amount: amountText,
  currency: isoCode,
  from: z.object({ bankCode: printableField(40), accountNo: printableField(60), name: nameField() }),
  at: z.iso.datetime({ offset: true }),
  ref1: z.optional(z.unknown()),
};
const lineShape = z.object(fields);

// Whatever else a payer wrote there is no reference of ours.
const ref1Of = (reported: unknown): Pick<FeedLine, 'ref1'> => {
  const ref1 = typeof reported === 'string' ? reported.trim().toUpperCase() : '';
  return /^[0-9A-Z]{1,20}$/.test(ref1) ? { ref1 } : {};
};

const lineOf = (read: z.output<typeof lineShape>): FeedLine => ({
  lineId: read.lineId,
  toBankCode: read.toBankCode,
  toAccountNo: read.toAccountNo,
  bankReference: read.reference,
  sendingBankCode: read.sendingBank,
  amount: fromDecimalText(read.amount) ?? 0n,
  currency: currencyOf(read.currency),
  from: read.from,
  at: new Date(read.at),
  ...ref1Of(read.ref1),
});

const faultOf: Partial<Record<PropertyKey, LineFault>> = {
  amount: 'AMOUNT',
  currency: 'CURRENCY',
  reference: 'REFERENCE',
  sendingBank: 'SENDING_BANK',
  toAccountNo: 'ACCOUNT',
};

const unread = (reported: unknown, fault: LineFault): UnreadLine => ({
  fault,
  raw: JSON.stringify(reported).slice(0, rawMax),
});

// One unreadable line does not affect the others.
const readLine = (reported: unknown, requested?: { accountNo: string }): FeedLine | UnreadLine => {
  const read = lineShape.safeParse(reported);
  if (!read.success) return unread(reported, faultOf[read.error.issues[0]?.path[0] ?? ''] ?? 'SHAPE');
  const line = lineOf(read.data);
  return requested === undefined || line.toAccountNo === requested.accountNo ? line : unread(reported, 'ACCOUNT');
};

const isUnread = (line: FeedLine | UnreadLine): line is UnreadLine => 'fault' in line;
const isRead = (line: FeedLine | UnreadLine): line is FeedLine => !isUnread(line);

// Each line once, in the bank's booking order, whatever the order of arrival.
const inOrder = (lines: FeedLine[]): FeedLine[] =>
  [...new Map(lines.map((line) => [BigInt(line.lineId), line]))]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, line]) => line);

const readLines = (reported: readonly unknown[], requested?: { accountNo: string }): ReportedLines => {
  const read = reported.map((line) => readLine(line, requested));
  return { lines: inOrder(read.filter(isRead)), unread: read.filter(isUnread) };
};

const noticeShape = z.object({ noticeId: printableField(100).check(z.minLength(1)), lines: z.array(z.unknown()) });

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

// An unreadable notice counts as an unreadable line: it is signed, so it may be money.
export const readNoticeBody = (body: string): { noticeId: string } & ReportedLines => {
  const read = noticeShape.safeParse(jsonOf(body));
  if (!read.success) return { noticeId: '', lines: [], unread: [unread(body, 'SHAPE')] };
  return { noticeId: read.data.noticeId, ...readLines(read.data.lines) };
};

const feedShape = z.object({
  accountNo: z.string(),
  lines: z.array(z.unknown()),
  next: z.nullable(printableField(200)),
  total: z.optional(z.nullable(z.string().check(z.refine((text) => (fromDecimalText(text) ?? -1n) >= 0n)))),
});

export const readFeedAnswer = (answer: Answered | Unknown, requested: { accountNo: string }): Outcome<FeedPage> => {
  if (answer.kind === 'unknown') return answer;
  if (answer.status === 401 || answer.status === 403) return refused('not allowed');
  const read = answer.status === 200 ? feedShape.safeParse(answer.json) : null;
  if (read === null || !read.success) return unknown('shape');
  if (read.data.accountNo !== requested.accountNo) return unknown('mismatch account');
  const { lines, next, total } = read.data;
  return done({ ...readLines(lines, requested), next, total: total == null ? null : fromDecimalText(total) });
};

export const payoutQuestion = (payout: Payout): PayoutQuestion => ({
  reference: payout.reference,
  fromAccountNo: payout.fromAccountNo,
  to: { bankCode: payout.to.bankCode, accountNo: payout.to.accountNo, name: payout.to.name },
  amount: toDecimalText(payout.amount),
  currency: currencies[payout.currency].isoCode,
});

const payoutShape = z.object({
  reference: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'REJECTED']),
  bankReference: z.nullable(printableField(100).check(z.minLength(1))),
  reason: z.nullable(z.string()),
  amount: amountText,
  currency: isoCode,
  to: z.object({ bankCode: z.string(), accountNo: z.string() }),
});

// Codes of the bank that are passed on; any other text of the bank stays out of logs and records.
const reasons = new Set(['ACCOUNT_CLOSED', 'ACCOUNT_UNKNOWN', 'NAME_MISMATCH']);

const stateOf = (read: z.output<typeof payoutShape>): Exclude<PayoutState, { kind: 'absent' }> => {
  if (read.status === 'PENDING') return unknown(payoutPending);
  if (read.status === 'REJECTED') {
    const reason = read.reason ?? '';
    if (isAboutOwnAccount(reason)) return unknown(reason);
    return refused(reasons.has(reason) ? reason : 'rejected');
  }
  return read.bankReference === null ? unknown('shape') : { kind: 'done', bankReference: read.bankReference };
};

// An answer about money other than what was sent is ignored.
const differs = (read: z.output<typeof payoutShape>, requested: PayoutQuestion): boolean =>
  fromDecimalText(read.amount) !== fromDecimalText(requested.amount) ||
  read.currency !== requested.currency ||
  read.to.bankCode !== requested.to.bankCode ||
  read.to.accountNo !== requested.to.accountNo;

const isAbout = (json: unknown, reference: string): boolean => {
  const read = z.object({ reference: z.string() }).safeParse(json);
  return read.success && read.data.reference === reference;
};

export const readPayoutAnswer = (
  answer: Answered | Unknown,
  requested: PayoutQuestion,
): Outcome<{ bankReference: string }> => {
  if (answer.kind === 'unknown') return answer;
  // 400: the bank can never read this order, if the answer names the order's reference; otherwise it may come from a
  // proxy. A refused login (401) says nothing about an earlier sending.
  if (answer.status === 400) return isAbout(answer.json, requested.reference) ? refused('not taken') : unknown('shape');
  const read = answer.status === 200 ? payoutShape.safeParse(answer.json) : null;
  if (read === null || !read.success) return unknown('shape');
  if (read.data.reference !== requested.reference || differs(read.data, requested)) return unknown('mismatch');
  const state = stateOf(read.data);
  return state.kind === 'done' ? done({ bankReference: state.bankReference }) : state;
};

const absentShape = z.object({ error: z.literal('PAYOUT_UNKNOWN') });

// Only the bank's explicit answer makes a payout absent: a 404 from a proxy does not count.
export const readPayoutState = (
  answer: Answered | Unknown,
  requested: { reference: string; amount?: bigint; currency?: Currency },
): PayoutState => {
  if (answer.kind === 'unknown') return answer;
  if (answer.status === 404 && absentShape.safeParse(answer.json).success) return { kind: 'absent' };
  const read = answer.status === 200 ? payoutShape.safeParse(answer.json) : null;
  if (read === null || !read.success) return unknown('shape');
  const { reference, amount, currency } = read.data;
  const isOther =
    reference !== requested.reference ||
    (requested.amount !== undefined && fromDecimalText(amount) !== requested.amount) ||
    (requested.currency !== undefined && currencyOf(currency) !== requested.currency);
  return isOther ? unknown('mismatch') : stateOf(read.data);
};
