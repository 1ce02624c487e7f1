import { hashTerms } from '#conditions/hash-terms.ts';
import { takeUnreadGames } from '#conditions/own-money-table.ts';
import { settleWithin } from '#conditions/settle-condition.ts';
import { startGrant } from '#conditions/start-grant.ts';
import { findMoney } from '#play/money-table.ts';
import type { CallLanguage } from '#server/context.ts';
import type { MemberAsking, Write } from '#server/verb.ts';
import type { refundCalls } from '../contract.ts';
import { refundDue } from './refund-due.ts';
import { insertRefund } from './refunds-table.ts';
import { refundTerms } from './settings.ts';

// As the statement shows it.
const titles: Readonly<Record<CallLanguage, string>> = { th: 'คืนยอดเสีย', lo: 'ຄືນຍອດເສຍ', en: 'Refund' };

// Makes the games due that a refund waits for: what a refused call does is rolled back.
export const readUnreadGames = async ({ context, member: { memberId } }: MemberAsking<never>): Promise<void> => {
  const { percent } = await refundTerms.read(context);
  const now = context.now();
  const { isUnread } = await refundDue(context.database, memberId, { now, percent });
  if (isUnread) await takeUnreadGames(context.database, { memberId, now });
};

// Gives back a share of what was lost since the last refund, and starts its condition.
// Entries: refund -> wallet.
// Repeating with the same request key returns the first answer; a member receives one a Bangkok day.
// Refuses: REFUND_INACTIVE, REFUND_CONDITION, NO_REFUND, REFUND_MINIMUM; REFUND_UNREAD until what was won and lost is known.
export const receiveRefund: Write<typeof refundCalls.receive> = async (asked) => {
  const { context, call, work, refuse } = asked;
  const { sql, memberId, now, operationId } = work;
  const { isActive, percent, percentSuccess, percentFail } = await refundTerms.read(context);
  if (!isActive) refuse('REFUND_INACTIVE');
  if ((await settleWithin(work)) !== null) refuse('REFUND_CONDITION');
  const { lost, amount, isReceivedToday, hadMoney, isUnread } = await refundDue(sql, memberId, { now, percent });
  if (isReceivedToday) refuse('NO_REFUND');
  if (isUnread) refuse('REFUND_UNREAD');
  if (amount === 0n) refuse(hadMoney ? 'REFUND_MINIMUM' : 'NO_REFUND');
  const language = call.language ?? (context.settings.isLaos ? 'lo' : 'th');
  const title = titles[language];
  const termsHash = hashTerms({ language, title, percent, percentSuccess, percentFail, amount: amount.toString() });
  await startGrant(
    { ...asked, refuse: () => refuse('REFUND_CONDITION') },
    { terms: { type: 'refund', code: null, title, termsHash, percentSuccess, percentFail }, amount },
  );
  const { seq, total, paidIn } = await findMoney(sql, memberId);
  await insertRefund(sql, memberId, {
    refundId: operationId,
    lost,
    percent,
    amount,
    seq,
    total,
    paidIn,
    createdAt: now,
  });
  work.audit(`refund ${operationId}`, { lost: lost.toString(), percent, amount: amount.toString() });
  return { message: 'REFUND_SUCCESS', amount, id: operationId, createdAt: now.toISOString() };
};
