import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { FeedLine, UnreadLine } from '#providers/banks/port.ts';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';
import type { Context } from '#server/context.ts';
import type { OwnAccount, Receipt } from '../receipts/receipts-table.ts';
import { erasedRaw, upsertReject, type Reject } from './rejects-table.ts';

// An id derived only from the content.
const idOf = (text: string): string => {
  const hex = hash('sha256', text, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const stored = z.object({
  lineId: z.string(),
  toBankCode: z.string(),
  toAccountNo: z.string(),
  bankReference: z.string(),
  sendingBankCode: z.string(),
  amount: z.string(),
  currency: z.enum(['BAHT', 'LAK']),
  from: z.object({ bankCode: z.string(), accountNo: z.string(), name: z.string() }),
  at: z.string(),
  ref1: z.optional(z.string()),
});

const wholeNumber = /^-?\d+$/;

// Undefined for what is no JSON, as a line that was cut.
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const textOf = (line: FeedLine, amount = line.amount.toString()): string =>
  JSON.stringify({ ...line, amount, at: line.at.toISOString() });

export const rejectIdOf = (line: FeedLine): string => idOf(textOf(line));

// A stored line.
export const readKeptLine = (raw: string): FeedLine => {
  const { ref1, ...line } = stored.parse(JSON.parse(raw));
  return { ...line, ...(ref1 === undefined ? {} : { ref1 }), amount: BigInt(line.amount), at: new Date(line.at) };
};

// Null for what could not be read, or is erased.
export const findKeptLine = ({ raw, isReadable }: Pick<Reject, 'raw' | 'isReadable'>): FeedLine | null =>
  isReadable && raw !== erasedRaw ? readKeptLine(raw) : null;

// What people read a line in another currency from. Its amount is in hundredths if it was kept for another reason first,
// and is shown as the bank wrote it.
export const rawAsWritten = ({ raw, reason }: Pick<Reject, 'raw' | 'reason'>): string => {
  if (reason !== 'CURRENCY' || raw === erasedRaw) return raw;
  const { success, data: line } = stored.safeParse(jsonOf(raw));
  return success && wholeNumber.test(line.amount)
    ? JSON.stringify({ ...line, amount: toDecimalText(BigInt(line.amount)) })
    : raw;
};

// Whether people read the account, the reference and the amount that a line in another currency names. Then the bank shows
// the money, and only its currency is by their word.
export const isReadAsWritten = (
  reject: Pick<Reject, 'raw' | 'reason'>,
  { account, bankReference, amount }: Receipt,
): boolean => {
  const { success, data: line } = stored.safeParse(jsonOf(rawAsWritten(reject)));
  return (
    success &&
    line.toBankCode === account?.bankCode &&
    line.toAccountNo === account.accountNo &&
    line.bankReference === bankReference &&
    fromDecimalText(line.amount) === amount
  );
};

const keep = async (context: Context, reject: Omit<Reject, 'at'>): Promise<void> => {
  const { rejectId } = reject;
  await upsertReject(context.database, { ...reject, at: context.now() });
  context.log.warn({ rejectId, reason: reject.reason }, 'a line of a bank is booked nowhere and waits for a person');
};

// An unreadable line is stored unchanged.
export const rejectUnread = (context: Context, line: UnreadLine, account: OwnAccount | null): Promise<void> =>
  keep(context, {
    rejectId: idOf(line.raw),
    account,
    reason: line.fault,
    raw: line.raw,
    isReadable: false,
    dueAt: null,
  });

export const rejectedAs = {
  'unknown-account': 'ACCOUNT_UNKNOWN',
  'other-currency': 'CURRENCY',
  'too-old': 'BEFORE_CREDITED_SINCE',
  unclear: 'UNCLEAR',
  failed: 'BOOKING_FAILED',
} as const;
export type NotBooked = keyof typeof rejectedAs;

export const isNotBooked = (outcome: string): outcome is NotBooked => Object.hasOwn(rejectedAs, outcome);

const waitsMs = [60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000] as const;

// Reasons that may pass are retried: trouble ends, and an account becomes known to every server.
export const triedAgainAt = (outcome: NotBooked, tries: number, now: Date): Date | null => {
  if (outcome === 'too-old' || outcome === 'unclear' || outcome === 'other-currency') return null;
  return new Date(now.getTime() + (waitsMs[tries] ?? 60 * 60_000));
};

export const rejectLine = (context: Context, line: FeedLine, outcome: NotBooked): Promise<void> =>
  keep(context, {
    rejectId: rejectIdOf(line),
    account: { bankCode: line.toBankCode, accountNo: line.toAccountNo },
    reason: rejectedAs[outcome],
    // Its amount is in no known currency, so people read it in the bank's record: it stays as the bank wrote it.
    raw: outcome === 'other-currency' ? textOf(line, toDecimalText(line.amount)) : textOf(line),
    isReadable: outcome !== 'other-currency',
    dueAt: triedAgainAt(outcome, 0, context.now()),
  });
