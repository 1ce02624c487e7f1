import { endMemberLogins } from '#features/auth/server/public.ts';
import { updateSuspended } from '#members/members-table.ts';
import type { Write } from '#server/verb.ts';
import type { memberCareOfficeCalls } from '../office-contract.ts';

// Shuts a member out from the next call on. Payouts under way are handled by their own job.
// Entries: none.
// Repeating finds the member suspended.
// Refuses: NO_DATA, EVIDENCE_MISSING, DECIDED_ALREADY.
export const suspendMember: Write<typeof memberCareOfficeCalls.suspend> = async ({ work, question, refuse }) => {
  const { memberId, now } = work;
  if (!(await updateSuspended(work.sql, memberId, now))) return refuse('DECIDED_ALREADY');
  const sessionsEnded = await endMemberLogins(work.sql, { memberId, at: now });
  work.audit(`member ${memberId}`, { suspended: true, note: question.note, sessionsEnded });
  return { message: 'SUCCESS' };
};

export const readmitMember: Write<typeof memberCareOfficeCalls.readmit> = async ({ work, question, refuse }) => {
  if (!(await updateSuspended(work.sql, work.memberId, null))) return refuse('DECIDED_ALREADY');
  work.audit(`member ${work.memberId}`, { suspended: false, note: question.note });
  return { message: 'SUCCESS' };
};
