import { findAccountOfMember } from '#members/bank-accounts-table.ts';
import type { BoundPayer } from '#providers/payments/port.ts';
import type { Context } from '#server/context.ts';
import type { Steps } from '#server/verb.ts';
import { findCustomer, insertCustomer } from './gateway-customers-table.ts';
import type { QrFlow } from './qr-flow.ts';

interface Binding {
  readonly context: Context;
  readonly steps: Steps;
  readonly memberId: string;
  readonly mayIntroduce: () => Promise<boolean>;
}

// The member's own account, as the gateway knows it. Null if it cannot be had now: then no code is made.
export const bindPayer = async (
  { context, steps, memberId, mayIntroduce }: Binding,
  { method, port }: QrFlow,
): Promise<BoundPayer | null> => {
  const account = await findAccountOfMember(context.database, memberId);
  if (account === null) return null;
  const payer = { bankCode: account.bankCode, accountNo: account.accountNo, name: account.accountName };
  if (port.introduce === null) return { ...payer, customer: null };
  const known = { memberId, method, payer };
  const before = await findCustomer(context.database, known);
  if (before !== null) return { ...payer, customer: before };
  if (!(await mayIntroduce())) return null;
  const introduced = await port.introduce(payer);
  if (introduced.kind !== 'done') return null;
  return steps.inTransaction(async (work) => {
    await insertCustomer(work.sql, { ...known, customer: introduced.value.customer, at: work.now });
    work.audit(`gateway ${method}`, { introduced: true });
    return { ...payer, customer: (await findCustomer(work.sql, known)) ?? introduced.value.customer };
  });
};
