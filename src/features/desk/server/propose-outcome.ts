import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { deskOfficeCalls } from '../office-contract.ts';
import { insertDecision } from './decisions-table.ts';
import { kindOf, openWork, type Kinds } from './outside-item.ts';

type Ask = Call<QuestionOf<typeof deskOfficeCalls.proposeOutcome>>;

const noteLengthMin = 10;

// Before the transaction: whose work it is, and that there is something to decide. Unsent work is cancelled instead.
export const ownerForProposal =
  (kinds: Kinds) =>
  async (context: Context, call: Ask): Promise<string> => {
    const { note, outcome, reference } = call.question;
    const item = await openWork(kinds, context, call.question);
    if (note.trim().length < noteLengthMin || (outcome === 'done' && !reference?.trim())) refuse('EVIDENCE_MISSING');
    if (item.isUnsent) return refuse('NOT_SENT');
    const { memberId } = item;
    if (outcome === 'refused' && (await kindOf(kinds, item.kind).mayStillArrive(context, context.database, item)))
      return refuse('TOO_EARLY');
    return memberId;
  };

// Proposes the outcome of work whose party gives no clear answer.
// Entries: none; another person confirms.
// A second open proposal is refused.
// Refuses: NO_DATA, DECIDED_ALREADY, EVIDENCE_MISSING, NOT_SENT, PROPOSED_ALREADY; TOO_EARLY for money that may still arrive.
export const proposeOutcome =
  (kinds: Kinds) =>
  (call: Ask) =>
  async (work: Work, question: Ask['question']): Promise<AnswerOf<typeof deskOfficeCalls.proposeOutcome>> => {
    const { kind, workId, outcome, note } = question;
    const decisionId = work.operationId;
    const { staffId, personId } = staffOf(call);
    const isFirst = await insertDecision(work.sql, {
      memberId: work.memberId,
      decisionId,
      workKind: kind,
      workId,
      outcome,
      reference: question.reference ?? null,
      note,
      proposedBy: staffId,
      proposedPerson: personId,
      proposedAt: work.now,
    });
    if (!isFirst) return refuse('PROPOSED_ALREADY');
    work.audit(`${kindOf(kinds, kind).object} ${workId}`, { proposed: outcome });
    return { message: 'SUCCESS', decisionId };
  };
