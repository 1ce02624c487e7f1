import { findCurrency } from '#members/members-table.ts';
import type { Context, Deposit, DepositFollower } from '#server/context.ts';
import type { Work } from '#server/transaction-on.ts';
import { insertCoins } from './coins-table.ts';
import { spinCoin } from './settings.ts';

// Coins for a deposit, in its own transaction: one for each full amount that the operator set.
// Entries: none.
// A deposit is posted once, and its operation earns coins once.
// Refuses: nothing.
const earn = async (work: Work, { operationId, amount }: Deposit, context: Context): Promise<void> => {
  const each = (await spinCoin.read(context))[await findCurrency(work.sql, work.memberId)];
  const coins = each === null ? 0n : amount / each;
  if (coins === 0n) return;
  await insertCoins(work.sql, { memberId: work.memberId, operationId, coins, at: work.now });
  work.audit(`coins ${operationId}`, { earned: coins.toString() });
};

export const earnCoins: DepositFollower = { follow: earn };
