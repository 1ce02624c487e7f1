import { accounts, statementLine } from '#ledger';
import type { Asked, Working, Write } from '#server/verb.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import {
  endReported,
  findReported,
  findMemberOfReported,
  updateReportedProposal,
  type ReportedDeposit,
} from '../reported/reported-deposits-table.ts';
import { auditOf } from '../receipts/book-receipt.ts';
import { findMoney } from '../receipts/find-money.ts';
import { claimReceipt } from '../receipts/claim-receipt.ts';
import { keepHandReceipt, receiptByHand, type KeptHandReceipt } from './hand-receipt.ts';
import {
  proposalOf,
  requireFree,
  type Agreement,
  type RequestedItem,
  type Deciding,
} from '#server/operator/two-people.ts';

interface Proposal {
  readonly act: 'CONFIRM';
  readonly receipt: KeptHandReceipt;
}

export const memberOfItem = async ({ context, question, refuse }: RequestedItem): Promise<string> =>
  (await findMemberOfReported(context.database, question.itemId)) ?? refuse('NO_DATA');

export const reportedOf = async ({ work, refuse }: Working<'NO_DATA'>, operationId: string): Promise<ReportedDeposit> =>
  (await findReported(work.sql, work.memberId, operationId)) ?? refuse('NO_DATA');

const requireNew = async ({ work, refuse }: Working<'RECEIPT_BOOKED'>, receipt: KeptHandReceipt): Promise<void> => {
  const reported = { ...receiptByHand(receipt), memberId: work.memberId };
  const place = await findMoney(work.sql, reported, { isCompared: false });
  if (place.kind !== 'nowhere') refuse('RECEIPT_BOOKED');
};

// Before the transaction: reads the receipt as stored.
export const prepareConfirmation = async (
  asked: Asked<typeof depositOfficeCalls.confirmReported>,
): Promise<KeptHandReceipt> => {
  return keepHandReceipt(asked, asked.question.receipt);
};

// Records that the bank shows the money a member reported; it is credited once a second person agrees.
// Entries: none yet.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD; NO_BANK for an account not ours; RECEIPT_BOOKED for money booked already.
export const confirmReported: Write<typeof depositOfficeCalls.confirmReported, KeptHandReceipt> = async (asked) => {
  const { work, staff, question, refuse, prepared: receipt } = asked;
  const reported = await reportedOf(asked, question.itemId);
  requireFree(asked, reported);
  if (reported.currency !== receipt.currency) refuse('NO_BANK');
  await requireNew(asked, receipt);
  const proposal: Proposal = { act: 'CONFIRM', receipt };
  await updateReportedProposal(work.sql, reported, { personId: staff.personId, proposal: JSON.stringify(proposal) });
  work.audit(`reported deposit ${reported.operationId}`, { proposed: 'CONFIRM', amount: receipt.amount });
  return { message: 'SUCCESS', status: 'SECOND' };
};

// The second person agrees. Entries: bank -> wallet, under the operation of the line that waits.
export const agreeOnReported = async (
  deciding: Deciding<'NO_DATA' | 'DECIDED_ALREADY' | 'SAME_PERSON' | 'MAKER_SUSPENDED' | 'RECEIPT_BOOKED'>,
  { itemId, proposalId }: Agreement,
) => {
  const { work, staff, refuse } = deciding;
  const reported = await reportedOf(deciding, itemId);
  const { receipt: kept } = await proposalOf<Proposal>(deciding, reported, proposalId);
  await requireNew(deciding, kept);
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
  if (result.status !== 'posted') throw new Error(`a confirmed deposit was not posted: ${result.status}`);
  await endReported(work.sql, reported, {
    status: 'CONFIRMED',
    personId: staff.personId,
    note: null,
    at: now,
  });
  work.audit(`reported deposit ${operationId}`, { decided: 'CONFIRMED', ...auditOf(receipt) });
  work.event('balances');
  return { message: 'SUCCESS', status: 'CONFIRMED' };
};

// Ends a reported deposit whose money did not arrive, or is booked in another way.
// Entries: none.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const dropReported: Write<typeof depositOfficeCalls.dropReported> = async (asked) => {
  const { work, staff } = asked;
  const { itemId, note } = asked.question;
  const reported = await reportedOf(asked, itemId);
  requireFree(asked, reported);
  await endReported(work.sql, reported, { status: 'DROPPED', personId: staff.personId, note, at: work.now });
  const end = { operationId: itemId, status: 'FAILED', note: 'NOT_RECEIVED', at: work.now } as const;
  await statementLine.close(work.sql, work.memberId, end);
  work.audit(`reported deposit ${itemId}`, { decided: 'DROPPED', note });
  work.event('balances');
  return { message: 'SUCCESS', status: 'DROPPED' };
};
