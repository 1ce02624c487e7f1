import { accounts } from '#ledger';
import { aloneLimits, decidedAlone, secondPersonBecause } from '#server/operator/decide-alone.ts';
import type { StaffAsking } from '#server/verb.ts';
import { listUnshownCredits } from '../suspense/joined-credits-table.ts';
import type { SuspenseItem } from '../suspense/suspense-table.ts';
import { isPaidByAnother } from './decide-suspense.ts';

// Whether this person's decision about money in suspense waits for a second one, as decide-suspense.ts finds it in the
// decision itself: shown before the press, and never relied on. Null: it is sent back.
export const needsTwo = async (
  { context, staff: { personId } }: StaffAsking<never>,
  item: SuspenseItem,
  namedTo: string | null,
): Promise<boolean> => {
  const { database: sql } = context;
  const { amount, currency, operationId } = item;
  const decider = { personId, memberId: namedTo ?? operationId, currency };
  const [limits, before, credits, isAnothers] = await Promise.all([
    aloneLimits({ context }),
    decidedAlone(sql, decider, context.now()),
    listUnshownCredits(sql, item, Object.values(accounts.house)),
    namedTo !== null && isPaidByAnother(sql, item, namedTo),
  ]);
  return credits.length > 0 || isAnothers || secondPersonBecause({ amount, before, limits: limits[currency] }) !== null;
};
