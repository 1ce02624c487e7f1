import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { requireFreshPassword } from '#server/http/require-fresh-password.ts';
import type { Call, Context } from '#server/context.ts';
import type { Work } from '#server/transaction-on.ts';
import type { operatorOfficeCalls } from '../office-contract.ts';
import { byStaff } from './acts-by.ts';
import { insertChange, operatorId, type ActsBy, type ChangeStatus, type WantedChange } from './changes-table.ts';
import { checkNewChange, newObject } from './check-change.ts';
import { refuseByStaff } from './refuse-by-staff.ts';
import { columnsOf } from './column-names.ts';

type Ask = Call<QuestionOf<typeof operatorOfficeCalls.proposeChange>>;

export const ownerForProposal = async (context: Context, call: Ask): Promise<string> => {
  refuseByStaff(call.question);
  await requireFreshPassword(context, call, call.question.password);
  await checkNewChange(context, call.question);
  return operatorId;
};

// What both the back office and the commands ask the database for, in one transaction.
export const propose = (
  context: Pick<Context, 'newId'>,
  work: Pick<Work, 'sql' | 'operationId' | 'now'>,
  { wanted, by }: { wanted: WantedChange; by: ActsBy },
): Promise<ChangeStatus> => {
  const object = wanted.object === newObject ? context.newId() : wanted.object;
  return insertChange(work.sql, {
    changeId: work.operationId,
    wanted: { ...wanted, object, fields: columnsOf(wanted.fields) },
    by,
    at: work.now,
  });
};

// Changes what the operator sets. What steers money waits for a second person; anything else holds at once.
// Entries: none.
// Repeating with the same request key returns the first answer; the change has the id of its request.
// Refuses: WRONG_PASSWORD, CHANGE_INVALID, CHANGE_SAME, FACTOR_IN_USE, ACCOUNT_UNREADABLE.
export const proposeChange =
  (call: Ask, context: Context) =>
  async (work: Work, question: Ask['question']): Promise<AnswerOf<typeof operatorOfficeCalls.proposeChange>> => {
    const { kind, object, fields, because } = question;
    const wanted = { kind, object, fields, because };
    return { message: 'SUCCESS', status: await propose(context, work, { wanted, by: byStaff(context, call) }) };
  };
