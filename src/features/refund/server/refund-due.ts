import { hasUnreadGames } from '#conditions/own-money-table.ts';
import type { Sql } from '#database/database.ts';
import { findMoney } from '#play/money-table.ts';
import { hasRoundsToRead } from '#play/play-rounds-table.ts';
import { netLoss, shareOfLoss } from '../rules.ts';
import { findLastRefund, hasDepositAfter } from './refunds-table.ts';

export interface RefundDue {
  // Below zero after a win.
  readonly lost: bigint;
  readonly amount: bigint;
  readonly since: Date | null;
  readonly isReceivedToday: boolean;
  // Whether there was a deposit since the last refund, or a balance right after it.
  readonly hadMoney: boolean;
  // What was won or lost at a game may be missing, so that nothing is given back until it was read.
  readonly isUnread: boolean;
}

// What the member can be given back now; decided upon only under the member's lock.
export const refundDue = async (
  sql: Sql,
  memberId: string,
  { now, percent }: { readonly now: Date; readonly percent: number },
): Promise<RefundDue> => {
  const last = await findLastRefund(sql, memberId, now);
  const money = await findMoney(sql, memberId);
  const lost = netLoss({
    totalThen: last?.total ?? 0n,
    totalNow: money.total,
    paidInSince: money.paidIn - (last?.paidIn ?? 0n),
  });
  const isUnread =
    (await hasRoundsToRead(sql, memberId, now)) ||
    (lost > 0n && (await hasUnreadGames(sql, { memberId, since: last?.seq ?? 0n, after: 'loss', now })));
  return {
    lost,
    isUnread,
    amount: shareOfLoss(lost, percent),
    since: last?.createdAt ?? null,
    isReceivedToday: last?.isOfToday ?? false,
    hadMoney: (last?.total ?? 0n) > 0n || (await hasDepositAfter(sql, memberId, last?.seq ?? 0n)),
  };
};
