import type { Working } from '#server/verb.ts';
import { endGrant, findLastSeq, isPaid, type Grant } from './grants-table.ts';
import { settleWithin } from './settle-condition.ts';

// Ends the active grant if it has not paid, or if its condition is met or lost. Returns the one that ended unpaid.
// Entries: none.
// Repeating finds none active.
// Refuses: BONUS_CONDITION while the condition runs.
export const clearGrant = async ({ work, refuse }: Working<'BONUS_CONDITION'>): Promise<Grant | null> => {
  const grant = await settleWithin(work);
  if (grant === null) {
    work.audit('grant', { cleared: 'none' });
    return null;
  }
  if (isPaid(grant)) return refuse('BONUS_CONDITION');
  await endGrant(work.sql, grant, { as: 'cleared', seq: await findLastSeq(work.sql, work.memberId), at: work.now });
  work.audit(`grant ${grant.grantId}`, { ended: 'cleared' });
  work.event('balances');
  return grant;
};
