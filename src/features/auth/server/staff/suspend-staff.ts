import { accounts } from '#ledger';
import type { Working, Write } from '#server/verb.ts';
import type { authOfficeCalls } from '../../office-contract.ts';
import { endOtherStaffSessions, findStaffById, hasActiveManager, updateStaffSuspended } from './staff-table.ts';

// The house member, whose chain records acts about the staff; its lock makes them run one by one.
export const chainOfStaff = (): string => accounts.house.BAHT;

type OnStaff = Working<'NO_DATA' | 'EVIDENCE_MISSING'> & {
  readonly question: { readonly staffId: string; readonly note: string };
};

const personOf = async ({ work, question, refuse }: OnStaff): Promise<string> => {
  if (question.note.trim() === '') refuse('EVIDENCE_MISSING');
  return ((await findStaffById(work.sql, question.staffId)) ?? refuse('NO_DATA')).personId;
};

// Shuts a person of the staff out from the next call on, with all their logins.
// Entries: none.
// Repeating finds them suspended.
// Refuses: NO_DATA, WRONG_PASSWORD, EVIDENCE_MISSING, DECIDED_ALREADY; MANAGER_NEEDED for oneself and the last manager.
export const suspendStaff: Write<typeof authOfficeCalls.suspendStaff> = async (asked) => {
  const { work, question, staff, refuse } = asked;
  const personId = await personOf(asked);
  if (personId === staff.personId) refuse('MANAGER_NEEDED');
  const logins = await updateStaffSuspended(work.sql, { personId, suspendedAt: work.now });
  if (logins.length === 0) refuse('DECIDED_ALREADY');
  if (!(await hasActiveManager(work.sql))) refuse('MANAGER_NEEDED');
  let sessionsEnded = 0;
  for (const { staffId } of logins)
    sessionsEnded += await endOtherStaffSessions(work.sql, { staffId, keptSessionId: null, at: work.now });
  work.audit(`staff ${question.staffId}`, { suspended: true, note: question.note, sessionsEnded });
  return { message: 'SUCCESS' };
};

export const readmitStaff: Write<typeof authOfficeCalls.readmitStaff> = async (asked) => {
  const { work, question, refuse } = asked;
  const personId = await personOf(asked);
  if ((await updateStaffSuspended(work.sql, { personId, suspendedAt: null })).length === 0) refuse('DECIDED_ALREADY');
  work.audit(`staff ${question.staffId}`, { suspended: false, note: question.note });
  return { message: 'SUCCESS' };
};
