import { originOf } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Act } from '#server/verb.ts';
import type { deskOfficeCalls } from '../office-contract.ts';
import { findWork, kindOf, openWork, type Kinds } from './outside-item.ts';

// Queries the provider at once, as the job would at the next due time.
// Entries: those of the answer, as the job posts them.
// Repeating queries again.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const queryNow: Act<typeof deskOfficeCalls.queryNow, Kinds> = async (asked) => {
  const { context, call, question, refuse, prepared: kinds } = asked;
  const { memberId, workId } = question;
  const kind = kindOf(asked, kinds, question.kind);
  await openWork(asked, kinds);
  const plan = { memberId, operationId: workId, origin: originOf(call) };
  const isDue = await transactionOn(context, plan, async (work) => {
    const hurried = await kind.hurry(work, workId);
    if (hurried) work.audit(`${kind.object} ${workId}`, { asked: 'by hand' });
    return hurried;
  });
  if (!isDue) return refuse('DECIDED_ALREADY');
  await kind.queryNow(context, { memberId, workId });
  return { message: 'SUCCESS', status: (await findWork(asked, kinds)).status };
};
