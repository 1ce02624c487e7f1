import { accounts, statementLine } from '#ledger';
import type { QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import {
  endReported,
  findReported,
  memberOfReported,
  proposeForReported,
  type ReportedDeposit,
} from '../reported/reported-deposits-table.ts';
import { auditOf } from '../receipts/book-receipt.ts';
import { placeReceipt } from '../receipts/place-receipt.ts';
import { claimReceipt } from '../receipts/claim-receipt.ts';
import { keepHandReceipt, receiptByHand, type KeptHandReceipt } from './hand-receipt.ts';
import { proposalOf, requireFree, requirePassword, type Agreement } from './two-people.ts';

interface Proposal {
  readonly act: 'CONFIRM';
  readonly receipt: KeptHandReceipt;
}

export const memberOfItem = async (context: Context, { question }: Call<{ itemId: string }>): Promise<string> =>
  (await memberOfReported(context.database, question.itemId)) ?? refuse('NO_DATA');

export const reportedOf = async (work: Work, operationId: string): Promise<ReportedDeposit> =>
  (await findReported(work.sql, work.memberId, operationId)) ?? refuse('NO_DATA');

const requireNew = async (work: Work, receipt: KeptHandReceipt): Promise<void> => {
  const place = await placeReceipt(work.sql, receiptByHand(receipt));
  if (place.kind !== 'new' || place.nth > 1) refuse('RECEIPT_BOOKED');
};

// Says that the bank shows the money a member reported; credited once a second person agrees.
// Entries: none yet.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD; NO_BANK for an account not ours; RECEIPT_BOOKED for money booked already.
export const confirmReported = async (
  call: Call<QuestionOf<typeof depositOfficeCalls.confirmReported>>,
  context: Context,
) => {
  const staff = staffOf(call);
  await requirePassword(context, call);
  const receipt = await keepHandReceipt(context, call.question.receipt);
  return async (work: Work) => {
    const reported = await reportedOf(work, call.question.itemId);
    requireFree(reported);
    if (reported.currency !== receipt.currency) refuse('NO_BANK');
    await requireNew(work, receipt);
    const proposal: Proposal = { act: 'CONFIRM', receipt };
    await proposeForReported(work.sql, reported, { personId: staff.personId, proposal: JSON.stringify(proposal) });
    work.audit(`reported deposit ${reported.operationId}`, { proposed: 'CONFIRM', amount: receipt.amount });
    return { message: 'SUCCESS', status: 'SECOND' };
  };
};

// The second person agrees. Entries: bank -> wallet, under the operation of the line that waits.
export const agreeOnReported = async (work: Work, itemId: string, agreement: Agreement) => {
  const reported = await reportedOf(work, itemId);
  const { receipt: kept } = proposalOf<Proposal>(reported, agreement);
  const receipt = receiptByHand(kept);
  const { memberId, now } = work;
  const { operationId } = reported;
  if (!(await claimReceipt(work.sql, receipt, { memberId, operationId, at: now, nth: 1 }))) refuse('RECEIPT_BOOKED');
  const { amount } = receipt;
  const result = await work.post({
    operationId,
    step: 0,
    from: accounts.bank,
    to: accounts.wallet,
    amount,
    kind: 'deposit',
    closes: { status: 'SUCCESS', note: 'BY_STAFF', amount },
  });
  if (result.status !== 'posted') throw new Error(`a confirmed deposit came back as ${result.status}`);
  await endReported(work.sql, reported, {
    status: 'CONFIRMED',
    personId: agreement.staff.personId,
    note: null,
    at: now,
  });
  work.audit(`reported deposit ${operationId}`, { decided: 'CONFIRMED', ...auditOf(receipt) });
  work.event('balances');
  return { message: 'SUCCESS', status: 'CONFIRMED' };
};

// Ends a reported deposit whose money did not come, or is booked otherwise.
// Entries: none.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const dropReported =
  (call: Call<QuestionOf<typeof depositOfficeCalls.dropReported>>) =>
  async (work: Work, { itemId, note }: QuestionOf<typeof depositOfficeCalls.dropReported>) => {
    const reported = await reportedOf(work, itemId);
    requireFree(reported);
    const { personId } = staffOf(call);
    await endReported(work.sql, reported, { status: 'DROPPED', personId, note, at: work.now });
    const end = { operationId: itemId, status: 'FAILED', note: 'NOT_RECEIVED', at: work.now } as const;
    await statementLine.close(work.sql, work.memberId, end);
    work.audit(`reported deposit ${itemId}`, { decided: 'DROPPED', note });
    work.event('balances');
    return { message: 'SUCCESS', status: 'DROPPED' };
  };
