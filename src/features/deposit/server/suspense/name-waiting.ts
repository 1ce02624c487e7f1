import { accounts } from '#ledger';
import type { Sql } from '#database/database.ts';
import { findAccountOfMember } from '#members/bank-accounts-table.ts';
import { isErased } from '#members/erasure-lock.ts';
import type { Context } from '#server/context.ts';
import { transactionOn, type Origin, type Work } from '#server/transaction-on.ts';
import type { Credited } from '../receipts/book-receipt.ts';
import type { SuspenseReason } from '../../rules.ts';
import { proofBySender } from '../match-sender.ts';
import type { Channel, KnownReceipt } from '../receipts/receipts-table.ts';
import { carrySuspenseItem } from './carry-suspense-item.ts';
import { listCreditsOfLine } from './list-credits-of-line.ts';
import { endItem, findSuspenseItem, type SuspenseEnd, type SuspenseItem } from './suspense-table.ts';

// Takes named money out of suspense. Entries: suspense -> bank of the house; carry-suspense-item.ts posts the member's
// part. False, with nothing posted, if its member was erased meanwhile.
export const leaveSuspense = async (work: Work, item: SuspenseItem, end: SuspenseEnd): Promise<boolean> => {
  if (end.namedTo !== null && (await isErased(work.sql, end.namedTo))) return false;
  const { amount, operationId: cause } = item;
  const kind = end.status === 'NAMED' ? 'named' : 'returned';
  const result = await work.post({ step: 0, from: accounts.suspense, to: accounts.bank, amount, kind, cause });
  if (result.status !== 'posted') throw new Error(`the money was not taken out of suspense: ${result.status}`);
  await endItem(work.sql, item, { ...end, at: work.now });
  return true;
};

// Another channel shows four digits of a number; a whole one says whose money it is.
const isFromAnother = async (sql: Sql, item: SuspenseItem, memberId: string): Promise<boolean> => {
  const registered = await findAccountOfMember(sql, memberId);
  const payer = { bankCode: item.payerBankCode, accountNo: item.payerAccountNo, name: item.payerName };
  return registered !== null && proofBySender(payer, registered) === 'other';
};

// People may have credited it before: only they can say whether this is the same money.
const isPerhapsCredited = async (work: Work, item: SuspenseItem, memberId: string): Promise<boolean> =>
  (await listCreditsOfLine(work, item)).some((credit) => credit.memberId === memberId);

const isOfNobodyElse = ({ supposedMemberId, notifiedMemberId }: SuspenseItem, memberId: string): boolean =>
  [supposedMemberId, notifiedMemberId].every((other) => other === null || other === memberId);

// A slip proves the sender, so it also names money whose sender the feed showed only in part.
const namedBy: Readonly<Partial<Record<Channel, readonly SuspenseReason[]>>> = {
  SLIP: ['OTHER_CHANNEL', 'SENDER_UNCLEAR'],
};

// If the feed reported it first, money at an account that is not credited automatically was booked to suspense. The
// channel that names the member, such as the account's QR code, assigns it to them.
export const nameWaiting = async (
  context: Context,
  reported: { readonly known: KnownReceipt; readonly channel: Channel },
  to: { readonly memberId: string; readonly origin: Origin },
): Promise<Credited> => {
  const { known, channel } = reported;
  const reasons = namedBy[channel] ?? ['OTHER_CHANNEL'];
  const isWaitingForChannel = (item: SuspenseItem | null): item is SuspenseItem =>
    item !== null && item.status === 'OPEN' && reasons.includes(item.reason) && isOfNobodyElse(item, to.memberId);
  const place = { houseId: known.memberId, operationId: known.operationId };
  if (!isWaitingForChannel(await findSuspenseItem(context.database, place))) return 'repeat';
  const plan = { memberId: place.houseId, operationId: context.newId(), origin: to.origin };
  const isNamed = await transactionOn(context, plan, async (work) => {
    const item = await findSuspenseItem(work.sql, place);
    if (!isWaitingForChannel(item)) return false;
    if (channel === 'SLIP' && (await isFromAnother(work.sql, item, to.memberId))) return false;
    if (await isPerhapsCredited(work, item, to.memberId)) return false;
    if (!(await leaveSuspense(work, item, { status: 'NAMED', namedTo: to.memberId, endedBy: null }))) return false;
    work.audit(`suspense ${place.operationId}`, { named: to.memberId });
    return true;
  });
  if (isNamed) await carrySuspenseItem(context, place, to.origin);
  return isNamed ? 'credited' : 'repeat';
};
