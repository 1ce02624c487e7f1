import { accounts, statementLine, type OperationLine } from '#ledger';
import { creditPayoutReturn } from '#features/withdraw/server/public.ts';
import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { systemOrigin, transactionOn, type Origin, type Work } from '#server/transaction-on.ts';
import { waitsAs } from '../../rules.ts';
import { updateProvedAt } from '#members/bank-accounts-table.ts';
import { insertReceipt, type Receipt } from '../receipts/receipts-table.ts';
import {
  findSuspenseItem,
  listUncarried,
  updateCarried,
  type SuspenseItem,
  type SuspensePlace,
} from './suspense-table.ts';

const lineOf = (item: SuspenseItem, line: Pick<OperationLine, 'status' | 'note'>): OperationLine => ({
  id: item.creditId,
  type: 'deposit',
  from: item.methodCode,
  to: 'WALLET',
  amount: item.amount,
  ...line,
});

// Says so only if the sender is visibly another person.
const waitingLine = (item: SuspenseItem): OperationLine =>
  lineOf(item, { status: 'PENDING', note: waitsAs(item.reason) });

const receiptOf = (item: SuspenseItem): Receipt => ({
  channel: item.channel,
  methodCode: item.methodCode,
  account: null,
  sendingBankCode: item.sendingBankCode,
  bankReference: item.bankReference,
  amount: item.amount,
  currency: item.currency,
  payer: { bankCode: item.payerBankCode, accountNo: item.payerAccountNo, name: item.payerName },
  paidAt: item.paidAt,
});

// Gives named money to its member. Entries: bank -> wallet. The operation was fixed when the money arrived, so
// repeating posts nothing more.
const credit = async (work: Work, item: SuspenseItem): Promise<void> => {
  const isNotified = item.notifiedMemberId === work.memberId;
  if (isNotified) await statementLine.open(work.sql, work.memberId, { line: waitingLine(item), at: work.now });
  const { amount, creditId } = item;
  // Nobody, if another channel named it.
  const note = item.endedBy === null ? null : 'BY_STAFF';
  const result = await work.post({
    step: 0,
    from: accounts.bank,
    to: accounts.wallet,
    amount,
    kind: 'deposit',
    operationId: creditId,
    ...(isNotified ? { closes: { status: 'SUCCESS', note } } : { opens: lineOf(item, { status: 'SUCCESS', note }) }),
  });
  if (result.status === 'repeat') return;
  if (result.status !== 'posted') throw new Error(`named money was not posted: ${result.status}`);
  const receipt = receiptOf(item);
  const claim = { memberId: work.memberId, operationId: creditId, at: work.now, namedFrom: item.operationId };
  await insertReceipt(work.sql, receipt, claim);
  await updateProvedAt(work.sql, { memberId: work.memberId, payer: receipt.payer, at: work.now });
  work.audit(`deposit ${creditId}`, { named: item.operationId, amount: amount.toString() });
  work.event('balances');
};

// Gives the payout that came back to the member who had withdrawn it. Entries: bank -> wallet, by credit-payout-return.ts.
const giveBack = (work: Work, { payoutId, creditId, operationId, amount }: SuspenseItem): Promise<void> =>
  creditPayoutReturn(work, { withdrawalId: payoutId ?? '', operationId: creditId, suspenseId: operationId, amount });

const tell = async (work: Work, item: SuspenseItem): Promise<void> => {
  await statementLine.open(work.sql, work.memberId, { line: waitingLine(item), at: work.now });
  if (item.status !== 'OPEN')
    await statementLine.close(work.sql, work.memberId, {
      operationId: item.creditId,
      status: 'FAILED',
      note: 'NOT_YOURS',
      at: work.now,
    });
  work.audit(`deposit ${item.creditId}`, { waits: item.status === 'OPEN' });
  work.event('balances');
};

// Carries the state of an item into the books of the members concerned: the line of the member who waits for it, the
// money of the member who was named. The house's book was changed before in its own transaction; a crash in between
// leaves the item due.
export const carrySuspenseItem = async (context: Context, place: SuspensePlace, origin: Origin): Promise<void> => {
  const item = await findSuspenseItem(context.database, place);
  if (item === null || item.isCarried) return;
  const { namedTo, notifiedMemberId, creditId: operationId } = item;
  const on = (memberId: string, verb: typeof tell) =>
    transactionOn(context, { memberId, operationId, origin }, (work) => verb(work, item));
  if (namedTo !== null) await on(namedTo, item.payoutId === null ? credit : giveBack);
  if (notifiedMemberId !== null && notifiedMemberId !== namedTo) await on(notifiedMemberId, tell);
  await updateCarried(context.database, item);
};

// Finishes work that a crash interrupted between the house's book and the member's.
export const carrySuspense: Job = {
  name: 'carry-suspense',
  everyMs: 10_000,
  run: async (context) => {
    const errors: unknown[] = [];
    for (const place of await listUncarried(context.database, Object.values(accounts.house)))
      await carrySuspenseItem(context, place, systemOrigin('job carry-suspense')).catch((error: unknown) =>
        errors.push(error),
      );
    // One that fails holds up no other, and is carried again when the job is due.
    if (errors.length > 0) throw errors[0];
  },
};
