import { requireActiveMaker } from '#server/operator/two-people.ts';
import type { Write } from '#server/verb.ts';
import type { deskOfficeCalls } from '../office-contract.ts';
import { endDecision, findOpenDecision } from './decisions-table.ts';
import { kindOf, type Kinds } from './outside-item.ts';

// Ends outside work with the outcome that another person proposed.
// Entries: the hold is settled or released, as by the job.
// Repeating finds it decided; a later contradicting answer of the provider becomes a finding.
// Refuses: NO_DATA, DECIDED_ALREADY, SAME_PERSON, MAKER_SUSPENDED, WRONG_PASSWORD, TOO_EARLY.
export const confirmOutcome: Write<typeof deskOfficeCalls.confirmOutcome, Kinds> = async (asked) => {
  const { context, work, refuse, prepared: kinds } = asked;
  const { memberId } = work;
  const { kind: workKind, workId, decisionId } = asked.question;
  const { staffId, personId } = asked.staff;
  const decision = await findOpenDecision(work.sql, { memberId, workKind, workId });
  if (decision === null || decision.decisionId !== decisionId) return refuse('DECIDED_ALREADY');
  if (decision.proposedPerson === personId) return refuse('SAME_PERSON');
  await requireActiveMaker(asked, work.sql, decision.proposedPerson);
  const kind = kindOf(asked, kinds, workKind);
  // It may have been sent again since the outcome was proposed.
  if (decision.outcome === 'refused' && (await kind.mayStillArrive(context, work.sql, { memberId, workId })))
    return refuse('TOO_EARLY');
  if (!(await kind.end(work, workId, decision))) return refuse('DECIDED_ALREADY');
  await endDecision(work.sql, {
    memberId,
    decisionId,
    status: 'CONFIRMED',
    by: staffId,
    person: personId,
    at: work.now,
  });
  return { message: 'SUCCESS' };
};
