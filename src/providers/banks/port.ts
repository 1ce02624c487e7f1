import type { Currency } from '#money/currency.ts';
import type { Outcome, Unknown } from '../outcome.ts';

export interface BankParty {
  bankCode: string;
  accountNo: string;
  name: string;
}

// Money that arrived on one of the operator's accounts. Banks do reuse a reference for other money.
export interface FeedLine {
  // The bank's number of the line; a repeated line has the same number.
  lineId: string;
  toBankCode: string;
  toAccountNo: string;
  bankReference: string;
  sendingBankCode: string;
  amount: bigint;
  currency: Currency;
  from: BankParty;
  at: Date;
  // What a bill payment carries to its biller; absent from any other money.
  ref1?: string;
}

export type LineFault = 'SHAPE' | 'AMOUNT' | 'CURRENCY' | 'REFERENCE' | 'SENDING_BANK' | 'ACCOUNT';

// A line as the bank wrote it, as JSON text, which contains no control characters.
export interface UnreadLine {
  raw: string;
  fault: LineFault;
}

export interface ReportedLines {
  lines: FeedLine[];
  unread: UnreadLine[];
}

export interface FeedPage extends ReportedLines {
  // The position to continue from.
  next: string | null;
  // All money that ever arrived at the account up to that position, if the bank reports it.
  total: bigint | null;
}

export interface RawNotice {
  // The bytes as they arrived; parsing and rewriting a body would break its signature.
  body: string;
  headers: Readonly<Record<string, string | undefined>>;
}

export type BankNotice =
  // noticeId is the same in every delivery of one notice.
  ({ ok: true; noticeId: string } & ReportedLines) | { ok: false; reason: string };

export interface Payout {
  // Ours, created and stored before the first sending, the same in every attempt.
  reference: string;
  fromAccountNo: string;
  to: BankParty;
  amount: bigint;
  currency: Currency;
}

export type PayoutState =
  | { kind: 'done'; bankReference: string }
  | { kind: 'refused'; reason: string }
  // The bank accepted it and has not decided yet, or gave no clear answer.
  | Unknown
  // The bank has no such reference. Final only between the two bounds below.
  | { kind: 'absent' };

const reasonsOfOwnAccount: ReadonlySet<string> = new Set(['LIMIT_REACHED', 'BALANCE_SHORT']);

// Our own account is short of money or at its limit: not the member's fault, so people decide.
export const isAboutOwnAccount = (reason: string): boolean => reasonsOfOwnAccount.has(reason);

// The bank has the payout and has not decided yet.
export const payoutPending = 'pending';

// The bank answered, although the payout has no outcome: it has not decided yet, or our own account prevents the payout.
export const isClearOfBank = (answer: Outcome<unknown> | PayoutState): boolean =>
  answer.kind === 'unknown' && (answer.reason === payoutPending || isAboutOwnAccount(answer.reason));

export interface BankPort {
  readNotice(raw: RawNotice): BankNotice;
  // Lines after a position in the feed, oldest first; null begins at the start.
  feed(question: { accountNo: string; after: string | null }): Promise<Outcome<FeedPage>>;
  payOut(payout: Payout): Promise<Outcome<{ bankReference: string }>>;
  // With the amount and currency that were sent: if the bank reports other money under the reference, the result is
  // unknown.
  queryPayout(question: { reference: string; amount?: bigint; currency?: Currency }): Promise<PayoutState>;
  // Before this time, a payout that was sent may still arrive.
  readonly lateArrivalWindowMs: number;
  // After this time, the bank may have forgotten a reference it knew.
  readonly remembersForMs: number;
}
