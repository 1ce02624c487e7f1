import { dayMs } from '#contract/bangkok-day.ts';
import { statementLine } from '#ledger';
import { takeOrRefuse } from '#server/records/budgets.ts';
import type { Work } from '#server/transaction-on.ts';
import type { Write } from '#server/verb.ts';
import type { depositCalls } from '../../contract.ts';
import { insertReportedDeposit } from './reported-deposits-table.ts';

// Each waits for a person, so one member may not fill their queue.
const reportsPerDay = 60;

const takeReport = async ({ sql, memberId, now: at }: Work): Promise<void> => {
  const budget = { key: `reported deposits of ${memberId}`, at, windowMs: dayMs, max: reportsPerDay };
  await takeOrRefuse(sql, [budget]);
};

// Records what a member says to have paid in, for the operator to confirm.
// Entries: none; no money moves.
// Repeating with the same request key returns the first answer.
// Refuses: KEY_INVALID for an amount not above zero, REQUEST_LIMIT beyond sixty a day.
export const reportDeposit: Write<typeof depositCalls.report> = async ({ work, question: { amount }, refuse }) => {
  if (amount <= 0n) refuse('KEY_INVALID');
  await takeReport(work);
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
