import { statementLine } from '#ledger';
import type { Write } from '#server/verb.ts';
import type { depositCalls } from '../../contract.ts';
import { insertReportedDeposit } from './reported-deposits-table.ts';

// Records what a member says to have paid in, for the operator to confirm.
// Entries: none; no money moves.
// Repeating with the same request key returns the first answer.
// Refuses: KEY_INVALID for an amount not above zero.
export const reportDeposit: Write<typeof depositCalls.report> = async ({ work, question: { amount }, refuse }) => {
  if (amount <= 0n) refuse('KEY_INVALID');
  const { memberId, operationId, now } = work;
  const line = {
    id: operationId,
    type: 'deposit',
    status: 'PENDING',
    from: null,
    to: 'WALLET',
    amount,
    note: 'TO_CONFIRM',
  } as const;
  await statementLine.open(work.sql, memberId, { line, at: now });
  await insertReportedDeposit(work.sql, { memberId, operationId, amount, at: now });
  work.audit(`reported deposit ${operationId}`, { amount: amount.toString() });
  return { message: 'SUCCESS' };
};
