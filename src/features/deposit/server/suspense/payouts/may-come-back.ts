import type { Sql } from '#database/database.ts';
import { listPayoutsPaid } from '#features/withdraw/server/public.ts';
import { accounts } from '#ledger';
import { listOpenOfAmounts, type SuspenseItem } from '../suspense-table.ts';
import { isOffered, returnedWithinMs, whyNoReturn } from './why-no-return.ts';

const isLate = ({ paidAt }: SuspenseItem, sentAt: Date | null): boolean =>
  (sentAt?.getTime() ?? 0) < paidAt.getTime() - returnedWithinMs;

// Whether money in suspense waits for which a payout of this member is offered as the one that came back.
export const mayComeBack = async (sql: Sql, memberId: string): Promise<boolean> => {
  const payouts = await listPayoutsPaid(sql, memberId);
  const amounts = [...new Set(payouts.map(({ amount }) => amount))];
  if (amounts.length === 0) return false;
  for (const item of await listOpenOfAmounts(sql, Object.values(accounts.house), amounts)) {
    if (!isOffered(item)) continue;
    for (const payout of payouts)
      if (!isLate(item, payout.sentAt) && (await whyNoReturn(sql, item, payout)) === null) return true;
  }
  return false;
};
