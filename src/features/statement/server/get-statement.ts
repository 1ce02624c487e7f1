import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { operationsPage, type Operation } from '#ledger';
import { memberOf, type Call, type Context } from '#server/context.ts';
import type { statementCalls, StatementLine } from '../contract.ts';

const lineOf = (operation: Operation): StatementLine => ({
  statementType: operation.type,
  status: operation.status,
  from: operation.from,
  to: operation.to,
  amount: operation.amount,
  createdAt: operation.createdAt.toISOString(),
  _id: operation.id,
  note: operation.note,
  ...(operation.source === null ? {} : { [operation.source]: { description: operation.description ?? '' } }),
});

export const getStatement = async (
  context: Context,
  call: Call<QuestionOf<typeof statementCalls.get>>,
): Promise<AnswerOf<typeof statementCalls.get>> => {
  const { total, operations } = await operationsPage(context.database, memberOf(call).memberId, call.question);
  return { total, statements: operations.map(lineOf) };
};
