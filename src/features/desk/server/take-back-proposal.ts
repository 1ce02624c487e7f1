import type { Write } from '#server/verb.ts';
import type { deskOfficeCalls } from '../office-contract.ts';
import { endDecision } from './decisions-table.ts';
import { kindOf, type Kinds } from './outside-item.ts';

// Takes a proposed outcome back.
// Entries: none.
// Repeating finds it taken back or confirmed.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const takeBackProposal: Write<typeof deskOfficeCalls.takeBackProposal, Kinds> = async (asked) => {
  const { work, refuse, prepared: kinds } = asked;
  const { kind, workId, decisionId } = asked.question;
  const { staffId: by, personId: person } = asked.staff;
  const decided = { memberId: work.memberId, decisionId, status: 'WITHDRAWN', by, person, at: work.now } as const;
  if ((await endDecision(work.sql, decided)) === null) return refuse('DECIDED_ALREADY');
  work.audit(`${kindOf(asked, kinds, kind).object} ${workId}`, { proposed: 'taken back' });
  return { message: 'SUCCESS' };
};
