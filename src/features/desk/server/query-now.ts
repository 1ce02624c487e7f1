import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import type { Call, Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import { originOf } from '#server/run-verb.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { deskOfficeCalls } from '../office-contract.ts';
import { findWork, kindOf, openWork, type Kinds } from './outside-item.ts';

// Asks the outside party at once, as the job would at the next due time.
// Entries: those of the answer, by the job's own way.
// Repeating asks again.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const queryNow =
  (kinds: Kinds) =>
  async (
    context: Context,
    call: Call<QuestionOf<typeof deskOfficeCalls.queryNow>>,
  ): Promise<AnswerOf<typeof deskOfficeCalls.queryNow>> => {
    const { memberId, workId, kind: name } = call.question;
    const kind = kindOf(kinds, name);
    await openWork(kinds, context, call.question);
    const plan = { memberId, operationId: workId, origin: originOf(call) };
    const isDue = await transactionOn(context, plan, async (work) => {
      const hurried = await kind.hurry(work, workId);
      if (hurried) work.audit(`${kind.object} ${workId}`, { asked: 'by hand' });
      return hurried;
    });
    if (!isDue) return refuse('DECIDED_ALREADY');
    await kind.queryNow(context, { memberId, workId });
    return { message: 'SUCCESS', status: (await findWork(kinds, context, call.question)).status };
  };
