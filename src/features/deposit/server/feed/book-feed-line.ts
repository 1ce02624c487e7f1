import type { AccountOfMember } from '#members/bank-accounts-table.ts';
import { everyDepositAccount } from '#server/operator/operator-catalogue.ts';
import type { FeedLine } from '#providers/banks/port.ts';
import type { Context } from '#server/context.ts';
import type { Origin } from '#server/transaction-on.ts';
import type { Refusing } from '#server/verb.ts';
import { depositorByAccount } from '../depositor-by-account.ts';
import { isSameName, isWholeNumber } from '../match-sender.ts';
import type { Credited } from '../receipts/book-receipt.ts';
import { creditDeposit } from '../receipts/credit-deposit.ts';
import { findOwnQrOf, takeOwnQrLine } from '../own-qr/take-own-qr-line.ts';
import { placeReceipt } from '../receipts/place-receipt.ts';
import type { Receipt } from '../receipts/receipts-table.ts';
import { keepInSuspense } from '../suspense/keep-in-suspense.ts';
import type { SuspenseReason } from '../../rules.ts';

export const receiptOfLine = (line: FeedLine): Receipt => ({
  channel: 'FEED',
  methodCode: line.toBankCode,
  account: { bankCode: line.toBankCode, accountNo: line.toAccountNo },
  sendingBankCode: line.sendingBankCode,
  bankReference: line.bankReference,
  amount: line.amount,
  currency: line.currency,
  payer: line.from,
  paidAt: line.at,
});

const accountOf = async (context: Context, line: FeedLine) =>
  (await everyDepositAccount(context)).find(
    ({ bankCode, accountNo }) => bankCode === line.toBankCode && accountNo === line.toAccountNo,
  );

// The first to register an account need not own it: money that arrives from it under their name proves that they do.
const reasonAgainst = (line: FeedLine, depositor: AccountOfMember | null): SuspenseReason | null => {
  if (depositor === null) return isWholeNumber(line.from.accountNo) ? 'SENDER_UNKNOWN' : 'SENDER_UNCLEAR';
  if (depositor.currency !== line.currency) return 'OTHER_CURRENCY';
  return depositor.provedAt !== null || isSameName(line.from.name, depositor.accountName) ? null : 'NAME_DIFFERS';
};

export const requireKnownAccount = async ({ context, refuse }: Refusing<'NO_BANK'>, line: FeedLine): Promise<void> => {
  if ((await accountOf(context, line))?.currency !== line.currency) refuse('NO_BANK');
};

export const bookBySender = async (
  context: Context,
  { line, otherThan = null }: { line: FeedLine; otherThan?: readonly string[] | null },
  origin: Origin,
): Promise<Credited> => {
  const receipt = { ...receiptOfLine(line), ...(otherThan === null ? {} : { isDecided: true, otherThan }) };
  const depositor = isWholeNumber(line.from.accountNo) ? await depositorByAccount(context.database, line.from) : null;
  const reason = reasonAgainst(line, depositor);
  if (depositor !== null && reason === null)
    return creditDeposit(context, receipt, { memberId: depositor.memberId, origin, note: null });
  return keepInSuspense(context, receipt, {
    reason: reason ?? 'SENDER_UNKNOWN',
    supposedMemberId: depositor?.memberId ?? null,
    origin,
  });
};

// Books one line of a bank to the member whose code of our own it pays or whose registered account it came from, or to
// suspense for a person to name. Money at an account that is not credited automatically waits for the channel that names
// its member, such as a gateway's QR or a slip.
export const bookFeedLine = async (
  context: Context,
  line: FeedLine,
  origin: Origin,
): Promise<Credited | 'unknown-account' | 'other-currency' | 'too-old'> => {
  const account = await accountOf(context, line);
  if (account === undefined) return 'unknown-account';
  // An account has one currency: the line of a bank that names another says nothing about how much money came.
  if (account.currency !== line.currency) return 'other-currency';
  if (line.at < account.creditedSince) {
    const place = await placeReceipt(context.database, receiptOfLine(line));
    if (place.kind === 'new') return 'too-old';
    return place.kind === 'known' ? 'repeat' : 'unclear';
  }
  const qr = await findOwnQrOf(context, line);
  if (qr !== null) return takeOwnQrLine(context, { qr, receipt: receiptOfLine(line) }, origin);
  if (account.mode === 'AUTO') return bookBySender(context, { line }, origin);
  return keepInSuspense(context, receiptOfLine(line), { reason: 'OTHER_CHANNEL', supposedMemberId: null, origin });
};
