import { findActiveGrant, findTotal } from '#conditions/grants-table.ts';
import { takeUnreadGames } from '#conditions/own-money-table.ts';
import { settleCondition } from '#conditions/settle-condition.ts';
import type { Read } from '#server/verb.ts';
import type { refundCalls } from '../contract.ts';
import { refundDue } from './refund-due.ts';
import { refundTerms } from './settings.ts';

export const checkRefund: Read<typeof refundCalls.check> = async ({ context, member: { memberId } }) => {
  const { isActive, percent, percentSuccess, percentFail } = await refundTerms.read(context);
  await settleCondition(context, memberId);
  const [due, grant, own] = await Promise.all([
    refundDue(context.database, memberId, { now: context.now(), percent }),
    findActiveGrant(context.database, memberId),
    findTotal(context.database, memberId),
  ]);
  const isOpen = isActive && !due.isReceivedToday;
  const isUnread = isOpen && grant === null && due.isUnread;
  // Read by the time the member presses.
  if (isUnread) await takeUnreadGames(context.database, { memberId, now: context.now() });
  const result = isOpen && due.amount > 0n && !due.isUnread;
  return {
    result,
    bonus: grant !== null,
    info: null,
    refundAmount: result ? due.amount : 0n,
    refundSuccess: percentSuccess,
    refundFail: percentFail,
    ...(isActive ? { percent } : {}),
    lost: due.lost > 0n ? due.lost : 0n,
    own,
    since: due.since?.toISOString() ?? null,
    isReceivedToday: due.isReceivedToday,
    isUnread,
  };
};
