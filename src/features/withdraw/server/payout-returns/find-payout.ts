import { readQueueSearch } from '#contract/forms/read-queue-search.ts';
import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { listEndedMatching, listOpenMatching } from '../withdrawal-queue-table.ts';
import { findMemberOfWithdrawal } from '../withdrawals-table.ts';
import { findPayoutOf, type Payout } from './payout-returns-table.ts';

export const findPayout = async (sql: Sql, withdrawalId: string): Promise<Payout | null> => {
  const memberId = await findMemberOfWithdrawal(sql, withdrawalId);
  return memberId === null ? null : findPayoutOf(sql, memberId, withdrawalId);
};

const openViews = ['waiting', 'second', 'sent'] as const;

// The one withdrawal with this reference, paid or not: its own id, as staff see or shorten it, or the number that the bank
// gave it.
export const findPayoutByReference = async (
  { database, settings }: Context,
  reference: string,
): Promise<Payout | null> => {
  const search = { ...readQueueSearch(reference, settings.isLaos), phoneEnd: null, phones: [], amount: null };
  const page = { limit: 2, offset: 0 };
  const [found, other] = (
    await Promise.all([
      listEndedMatching(database, { ...page, view: 'ended' }, search),
      ...openViews.map((view) => listOpenMatching(database, { ...page, view }, search)),
    ])
  ).flat();
  if (found === undefined || other !== undefined) return null;
  return findPayoutOf(database, found.memberId, found.withdrawalId);
};
