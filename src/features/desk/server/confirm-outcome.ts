import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { requireFreshPassword } from '#server/http/require-fresh-password.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { deskOfficeCalls } from '../office-contract.ts';
import { decide, openDecision } from './decisions-table.ts';
import { findWork, kindOf, type Kinds } from './outside-item.ts';

type Ask = Call<QuestionOf<typeof deskOfficeCalls.confirmOutcome>>;

// Before the transaction: whose work it is, and that the person at the keyboard still is who logged in.
export const ownerForConfirmation =
  (kinds: Kinds) =>
  async (context: Context, call: Ask): Promise<string> => {
    const { memberId } = await findWork(kinds, context, call.question);
    await requireFreshPassword(context, call, call.question.password);
    return memberId;
  };

// Ends outside work as proposed by another person.
// Entries: the hold is settled or released, as by the job.
// Repeating finds it decided; an answer of the party that differs later becomes a finding.
// Refuses: NO_DATA, DECIDED_ALREADY, SAME_PERSON, WRONG_PASSWORD, TOO_EARLY.
export const confirmOutcome =
  (kinds: Kinds) =>
  (call: Ask, context: Context) =>
  async (work: Work, question: Ask['question']): Promise<AnswerOf<typeof deskOfficeCalls.confirmOutcome>> => {
    const { memberId } = work;
    const { kind: workKind, workId, decisionId } = question;
    const { staffId, personId } = staffOf(call);
    const decision = await openDecision(work.sql, { memberId, workKind, workId });
    if (decision === null || decision.decisionId !== decisionId) return refuse('DECIDED_ALREADY');
    if (decision.proposedPerson === personId) return refuse('SAME_PERSON');
    const kind = kindOf(kinds, workKind);
    // It may have been sent again since the outcome was proposed.
    if (decision.outcome === 'refused' && (await kind.mayStillArrive(context, work.sql, { memberId, workId })))
      return refuse('TOO_EARLY');
    if (!(await kind.end(work, workId, decision))) return refuse('DECIDED_ALREADY');
    await decide(work.sql, { memberId, decisionId, status: 'CONFIRMED', by: staffId, person: personId, at: work.now });
    return { message: 'SUCCESS' };
  };
