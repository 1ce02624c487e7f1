import { endAt } from '#money/bonus-terms.ts';
import type { Work } from '#server/transaction-on.ts';
import { findActiveGrant, findTotal, isPaid } from './grants-table.ts';
import { findOwnMoney, updateOwnDepositsToBase } from './own-money-table.ts';
import { settleWithin } from './settle-condition.ts';

// Once all games were read: a deposit that came while readings were missing is own money only if the condition ends, with all play
// until then. If the condition goes on, the deposit is added to its base like every deposit.
export const judgeOwnDeposits = async (work: Work): Promise<void> => {
  const { sql, memberId } = work;
  const running = await findActiveGrant(sql, memberId);
  if (running === null || !isPaid(running)) return;
  if (((await findOwnMoney(sql, running)).ownDeposits ?? 0n) === 0n) return;
  const grant = await settleWithin(work);
  if (grant === null || !isPaid(grant)) return;
  const own = await findOwnMoney(sql, grant);
  if (endAt({ ...grant, ...own }, await findTotal(sql, memberId)) !== null) return;
  const amount = await updateOwnDepositsToBase(sql, memberId);
  work.audit(`grant ${grant.grantId}`, { addedLater: amount.toString() });
  work.event('balances');
};
