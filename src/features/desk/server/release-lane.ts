import { lockLaneBrake, releaseLane as release } from '#server/brake.ts';
import { hasOpenFinding } from '#server/outside/findings-table.ts';
import type { Write } from '#server/verb.ts';
import type { deskOfficeCalls } from '../office-contract.ts';

// Lets a stopped lane send again. The house member's audit chain records who and why.
// Entries: none.
// Repeating finds it released.
// Refuses: NO_DATA, WRONG_PASSWORD, FINDINGS_OPEN.
export const releaseLane: Write<typeof deskOfficeCalls.releaseLane> = async ({ work, question, refuse }) => {
  const { lane, note } = question;
  // A finding stops its lane in its own transaction: it waits for this one, or is seen after the lock.
  if (!(await lockLaneBrake(work.sql, lane))) return refuse('NO_DATA');
  if (await hasOpenFinding(work.sql, lane)) refuse('FINDINGS_OPEN');
  await release(work.sql, lane, work.now);
  work.audit(`brake ${lane}`, { released: true, because: note });
  return { message: 'SUCCESS' };
};
