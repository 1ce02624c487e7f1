import { isPaid, type Grant } from '#conditions/grants-table.ts';
import type { UserBonus } from '../contract.ts';

// When a bonus paid the member, in the order it did.
export const receivedTimes = (grants: readonly Grant[]): Date[] => grants.filter(isPaid).map(({ paidAt }) => paidAt);

// What the member had of one bonus: its grants, oldest first. Null for one who never accepted it.
export const userBonusOf = (grants: readonly Grant[]): UserBonus | null => {
  const last = grants.at(-1);
  if (last === undefined) return null;
  return {
    _id: last.grantId,
    isActive: last.endedAt === null,
    received: receivedTimes(grants).map((at) => ({ updatedAt: at.toISOString() })),
  };
};
