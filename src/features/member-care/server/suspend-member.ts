import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { endMemberLogins } from '#features/auth/server/public.ts';
import { updateSuspended } from '#members/members-table.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { memberCareOfficeCalls } from '../office-contract.ts';

// Shuts a member out with the next call. Payouts under way are looked at by their own job.
// Entries: none.
// Repeating finds the member suspended.
// Refuses: NO_DATA, EVIDENCE_MISSING, DECIDED_ALREADY.
export const suspendMember = async (
  work: Work,
  { note }: QuestionOf<typeof memberCareOfficeCalls.suspend>,
): Promise<AnswerOf<typeof memberCareOfficeCalls.suspend>> => {
  const { memberId, now } = work;
  if (!(await updateSuspended(work.sql, memberId, now))) return refuse('DECIDED_ALREADY');
  const sessionsEnded = await endMemberLogins(work.sql, { memberId, at: now });
  work.audit(`member ${memberId}`, { suspended: true, note, sessionsEnded });
  return { message: 'SUCCESS' };
};

export const readmitMember = async (
  work: Work,
  { note }: QuestionOf<typeof memberCareOfficeCalls.readmit>,
): Promise<AnswerOf<typeof memberCareOfficeCalls.readmit>> => {
  if (!(await updateSuspended(work.sql, work.memberId, null))) return refuse('DECIDED_ALREADY');
  work.audit(`member ${work.memberId}`, { suspended: false, note });
  return { message: 'SUCCESS' };
};
