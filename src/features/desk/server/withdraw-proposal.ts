import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { deskOfficeCalls } from '../office-contract.ts';
import { decide } from './decisions-table.ts';
import { findWork, kindOf, type Kinds } from './outside-item.ts';

type Ask = Call<QuestionOf<typeof deskOfficeCalls.withdrawProposal>>;

export const ownerForWithdrawal =
  (kinds: Kinds) =>
  async (context: Context, call: Ask): Promise<string> =>
    (await findWork(kinds, context, call.question)).memberId;

// Takes a proposed outcome back.
// Entries: none.
// Repeating finds it taken back or confirmed.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const withdrawProposal =
  (kinds: Kinds) =>
  (call: Ask) =>
  async (work: Work, question: Ask['question']): Promise<AnswerOf<typeof deskOfficeCalls.withdrawProposal>> => {
    const { kind, workId, decisionId } = question;
    const { staffId: by, personId: person } = staffOf(call);
    const decided = { memberId: work.memberId, decisionId, status: 'WITHDRAWN', by, person, at: work.now } as const;
    if ((await decide(work.sql, decided)) === null) return refuse('DECIDED_ALREADY');
    work.audit(`${kindOf(kinds, kind).object} ${workId}`, { proposed: 'taken back' });
    return { message: 'SUCCESS' };
  };
