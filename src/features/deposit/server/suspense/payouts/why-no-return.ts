import type { Sql } from '#database/database.ts';
import type { Payout } from '#features/withdraw/server/public.ts';
import { listPayoutsTaken, type SuspenseItem } from '../suspense-table.ts';

export type NoReturn = 'PAYOUT_NOT_PAID' | 'PAYOUT_DIFFERS' | 'PAYOUT_RETURNED';

// Bank and server have two clocks.
export const aheadMs = 2 * 60_000;

const isOther = (item: SuspenseItem, { amount, currency, sentAt }: Payout): boolean =>
  amount !== item.amount ||
  currency !== item.currency ||
  sentAt === null ||
  sentAt.getTime() > item.paidAt.getTime() + aheadMs;

// Why money in suspense cannot be the return of a payout; null if it may be. Money that came by a member's own code, whose
// statement shows that it waits, is none.
export const whyNoReturn = async (sql: Sql, item: SuspenseItem, payout: Payout): Promise<NoReturn | null> => {
  if (payout.status !== 'PAID') return 'PAYOUT_NOT_PAID';
  if (item.notifiedMemberId !== null || isOther(item, payout)) return 'PAYOUT_DIFFERS';
  const isTaken = (await listPayoutsTaken(sql, item.houseId, [payout.withdrawalId])).length > 0;
  return payout.isReturned || isTaken ? 'PAYOUT_RETURNED' : null;
};
