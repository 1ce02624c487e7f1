import type { noReturns } from '#contract/shapes/money-in-shapes.ts';
import type { Sql } from '#database/database.ts';
import type { Payout } from '#features/withdraw/server/public.ts';
import type { SuspenseItem } from '../suspense-table.ts';
import { findReceivingAccount, listPayoutsTaken } from './returned-payouts-table.ts';

export type NoReturn = (typeof noReturns)[number];

// Bank and server have two clocks.
export const aheadMs = 2 * 60_000;

const isOther = (item: SuspenseItem, { amount, currency, fromAccountNo, sentAt }: Payout): boolean =>
  amount !== item.amount ||
  currency !== item.currency ||
  fromAccountNo === null ||
  sentAt === null ||
  sentAt.getTime() > item.paidAt.getTime() + aheadMs;

// Banks return a payout within days. Older ones are found by their reference.
export const returnedWithinMs = 30 * 24 * 60 * 60_000;

// Whether money can be the return of a payout at all: not what came by a member's own code, whose statement shows that it
// waits, nor what waits for the channel that names its member, such as a slip. Staff may still name the withdrawal of the latter.
export const isOffered = ({ notifiedMemberId, reason }: SuspenseItem): boolean =>
  notifiedMemberId === null && reason !== 'OTHER_CHANNEL';

// Only the bank that a payout went to returns it. Money from another bank, or that another channel may name, is more likely a
// payment of the same amount; and a payout that people say was paid may be no payout. Two people decide, whatever the amount.
export const isReturnForTwo = (item: SuspenseItem, { bankCode, isByPeople }: Payout): boolean =>
  item.payerBankCode !== bankCode || item.reason === 'OTHER_CHANNEL' || isByPeople;

// Why money in suspense cannot be the return of a payout; null if it may be. A bank returns it to the account that paid it.
export const whyNoReturn = async (sql: Sql, item: SuspenseItem, payout: Payout): Promise<NoReturn | null> => {
  if (payout.status !== 'PAID' || payout.isDoubted) return 'PAYOUT_NOT_PAID';
  if (item.notifiedMemberId !== null || isOther(item, payout)) return 'PAYOUT_DIFFERS';
  if ((await findReceivingAccount(sql, item)) !== payout.fromAccountNo) return 'PAYOUT_DIFFERS';
  const isTaken = (await listPayoutsTaken(sql, item.houseId, [payout.withdrawalId])).length > 0;
  return payout.isReturned || isTaken ? 'PAYOUT_RETURNED' : null;
};
