import { endFinding, findFinding } from '#server/outside/findings-table.ts';
import type { Asked, Write } from '#server/verb.ts';
import type { deskOfficeCalls } from '../office-contract.ts';

type Call = typeof deskOfficeCalls.closeFinding;

export const ownerOfFinding = async ({ context, question, refuse }: Asked<Call>): Promise<string> =>
  (await findFinding(context.database, question)) === null ? refuse('NO_DATA') : question.memberId;

// Closes a finding with a note of what was found out.
// Entries: none.
// Repeating finds it closed.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const closeFinding: Write<Call> = async ({ work, staff, question: { findingId, note }, refuse }) => {
  const closed = { memberId: work.memberId, findingId, by: staff.staffId, note, at: work.now };
  if ((await endFinding(work.sql, closed)) === null) return refuse('DECIDED_ALREADY');
  work.audit(`finding ${findingId}`, { closed: true });
  return { message: 'SUCCESS' };
};
