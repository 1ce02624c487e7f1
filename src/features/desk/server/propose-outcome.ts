import type { Asked, Write } from '#server/verb.ts';
import type { deskOfficeCalls } from '../office-contract.ts';
import { insertDecision } from './decisions-table.ts';
import { kindOf, openWork, type Kinds } from './outside-item.ts';

type Call = typeof deskOfficeCalls.proposeOutcome;

const noteLengthMin = 10;

// Finds the member of the work, and checks that there is something to decide. Unsent work is cancelled instead.
export const ownerOfProvenWork =
  (kinds: Kinds) =>
  async (asked: Asked<Call>): Promise<string> => {
    const { context, question, refuse } = asked;
    const { note, outcome, reference, amount = null } = question;
    const item = await openWork(asked, kinds);
    if (note.trim().length < noteLengthMin || (outcome === 'done' && !reference?.trim())) refuse('EVIDENCE_MISSING');
    if (amount !== null && !(item.isIncoming && amount > 0n)) refuse('KEY_INVALID');
    if (outcome === 'done' && item.isIncoming && item.amount === 0n && amount === null) refuse('EVIDENCE_MISSING');
    if (item.isUnsent) return refuse('NOT_SENT');
    const { memberId } = item;
    if (
      outcome === 'refused' &&
      (await kindOf(asked, kinds, item.kind).mayStillArrive(context, context.database, item))
    )
      return refuse('TOO_EARLY');
    return memberId;
  };

// Proposes the outcome of work whose provider gives no clear answer.
// Entries: none; another person confirms.
// A second open proposal is refused.
// Refuses: NO_DATA, DECIDED_ALREADY, EVIDENCE_MISSING, NOT_SENT, PROPOSED_ALREADY; TOO_EARLY for money that may still arrive.
export const proposeOutcome: Write<Call, Kinds> = async (asked) => {
  const { work, question, refuse, prepared: kinds } = asked;
  const { kind, workId, outcome, note } = question;
  const decisionId = work.operationId;
  const { staffId, personId } = asked.staff;
  const isFirst = await insertDecision(work.sql, {
    memberId: work.memberId,
    decisionId,
    workKind: kind,
    workId,
    outcome,
    reference: question.reference ?? null,
    amount: question.amount ?? null,
    note,
    proposedBy: staffId,
    proposedPerson: personId,
    proposedAt: work.now,
  });
  if (!isFirst) return refuse('PROPOSED_ALREADY');
  work.audit(`${kindOf(asked, kinds, kind).object} ${workId}`, { proposed: outcome });
  return { message: 'SUCCESS', decisionId };
};
