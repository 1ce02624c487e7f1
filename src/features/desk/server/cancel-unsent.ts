import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { requireFreshPassword } from '#server/http/require-fresh-password.ts';
import type { Call, Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { deskOfficeCalls } from '../office-contract.ts';
import { kindOf, openWork, type Kinds } from './outside-item.ts';

type Ask = Call<QuestionOf<typeof deskOfficeCalls.cancelUnsent>>;

export const ownerForCancelling =
  (kinds: Kinds) =>
  async (context: Context, call: Ask): Promise<string> => {
    const { memberId, isUnsent } = await openWork(kinds, context, call.question);
    if (!isUnsent) refuse('SENT_ALREADY');
    await requireFreshPassword(context, call, call.question.password);
    return memberId;
  };

// Takes work back before anything was sent, such as an approved payout while payouts are stopped.
// Entries: the hold is released.
// Repeating finds it cancelled.
// Refuses: NO_DATA, WRONG_PASSWORD, SENT_ALREADY; DECIDED_ALREADY where it was sent or decided at this moment.
export const cancelUnsent =
  (kinds: Kinds) =>
  () =>
  async (
    work: Work,
    { kind, workId, note }: Ask['question'],
  ): Promise<AnswerOf<typeof deskOfficeCalls.cancelUnsent>> => {
    if (!(await kindOf(kinds, kind).cancelUnsent(work, workId, note))) return refuse('DECIDED_ALREADY');
    return { message: 'SUCCESS' };
  };
