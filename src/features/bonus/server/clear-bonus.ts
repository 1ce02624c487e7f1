import { clearGrant } from '#conditions/clear-grant.ts';
import type { Write } from '#server/verb.ts';
import type { bonusCalls } from '../contract.ts';
import { endPlace } from './offers-table.ts';

// Gives up the active bonus.
// Entries: none. A condition that is met by now leaves its line in the statement.
// Repeating with the same request key returns the first answer; without an active bonus nothing changes.
// Refuses: BONUS_CONDITION while the condition runs.
export const clearBonus: Write<typeof bonusCalls.clear> = async (asked) => {
  const cleared = await clearGrant(asked);
  if (cleared !== null && cleared.code !== null) await endPlace(asked.work.sql, cleared.code);
  return { message: 'BONUS_CLEAR' };
};
