import { readQueueSearch } from '#contract/forms/read-queue-search.ts';
import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { listEndedMatching } from '../withdrawal-queue-table.ts';
import { findMemberOfWithdrawal } from '../withdrawals-table.ts';
import { findPayoutOf, type Payout } from './payout-returns-table.ts';

export const findPayout = async (sql: Sql, withdrawalId: string): Promise<Payout | null> => {
  const memberId = await findMemberOfWithdrawal(sql, withdrawalId);
  return memberId === null ? null : findPayoutOf(sql, memberId, withdrawalId);
};

// The one ended withdrawal with this reference: its own id, as staff see or shorten it, or the number that the bank gave it.
export const findPayoutByReference = async (
  { database, settings }: Context,
  reference: string,
): Promise<Payout | null> => {
  const search = { ...readQueueSearch(reference, settings.isLaos), phoneEnd: null, phones: [], amount: null };
  const [found, other] = await listEndedMatching(database, { view: 'ended', limit: 2, offset: 0 }, search);
  if (found === undefined || other !== undefined) return null;
  return findPayoutOf(database, found.memberId, found.withdrawalId);
};
