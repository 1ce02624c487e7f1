import { operationsPage, type Operation } from '#ledger';
import type { Read } from '#server/verb.ts';
import type { statementCalls, StatementLine } from '../contract.ts';

export const lineOf = (operation: Operation): StatementLine => ({
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

export const getStatement: Read<typeof statementCalls.get> = async ({ context, member, question }) => {
  const { total, operations } = await operationsPage(context.database, member.memberId, question);
  return { total, statements: operations.map(lineOf) };
};
