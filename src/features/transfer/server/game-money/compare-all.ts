import { accounts } from '#ledger';
import { originOf } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Act } from '#server/verb.ts';
import type { transferOfficeCalls } from '../../office-contract.ts';
import { makeAllDue } from './make-all-due.ts';

// Makes accounts with money due for a comparison.
// Entries: none here.
// Repeating makes the same accounts due.
// Refuses: nothing.
export const compareAll: Act<typeof transferOfficeCalls.compareAll> = async ({ context, call }) => {
  const due = await makeAllDue(context.database, context.now());
  const plan = { memberId: accounts.house.BAHT, operationId: context.newId(), origin: originOf(call) };
  await transactionOn(context, plan, (work) => {
    work.audit('games', { compared: due.toString() });
    return Promise.resolve();
  });
  return { message: 'SUCCESS', accounts: due };
};
