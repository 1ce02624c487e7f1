import { accounts, statementLine } from '#ledger';
import type { QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import {
  endNoted,
  findNoted,
  memberOfNoted,
  proposeForNoted,
  type NotedDeposit,
} from '../noted/noted-deposits-table.ts';
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
  (await memberOfNoted(context.database, question.itemId)) ?? refuse('NO_DATA');

export const notedOf = async (work: Work, operationId: string): Promise<NotedDeposit> =>
  (await findNoted(work.sql, work.memberId, operationId)) ?? refuse('NO_DATA');

const requireNew = async (work: Work, receipt: KeptHandReceipt): Promise<void> => {
  const place = await placeReceipt(work.sql, receiptByHand(receipt));
  if (place.kind !== 'new' || place.nth > 1) refuse('RECEIPT_BOOKED');
};

// Says that the bank shows the money a member noted; credited once a second person agrees.
// Entries: none yet.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD; NO_BANK for an account not ours; RECEIPT_BOOKED for money booked already.
export const confirmNoted = async (
  call: Call<QuestionOf<typeof depositOfficeCalls.confirmNoted>>,
  context: Context,
) => {
  const staff = staffOf(call);
  await requirePassword(context, call);
  const receipt = await keepHandReceipt(context, call.question.receipt);
  return async (work: Work) => {
    const noted = await notedOf(work, call.question.itemId);
    requireFree(noted);
    if (noted.currency !== receipt.currency) refuse('NO_BANK');
    await requireNew(work, receipt);
    const proposal: Proposal = { act: 'CONFIRM', receipt };
    await proposeForNoted(work.sql, noted, { personId: staff.personId, proposal: JSON.stringify(proposal) });
    work.audit(`noted deposit ${noted.operationId}`, { proposed: 'CONFIRM', amount: receipt.amount });
    return { message: 'SUCCESS', status: 'SECOND' };
  };
};

// The second person agrees. Entries: bank -> wallet, under the operation of the line that waits.
export const agreeOnNoted = async (work: Work, itemId: string, agreement: Agreement) => {
  const noted = await notedOf(work, itemId);
  const { receipt: kept } = proposalOf<Proposal>(noted, agreement);
  const receipt = receiptByHand(kept);
  const { memberId, now } = work;
  const { operationId } = noted;
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
  await endNoted(work.sql, noted, { status: 'CONFIRMED', personId: agreement.staff.personId, note: null, at: now });
  work.audit(`noted deposit ${operationId}`, { decided: 'CONFIRMED', ...auditOf(receipt) });
  work.event('balances');
  return { message: 'SUCCESS', status: 'CONFIRMED' };
};

// Ends a noted deposit whose money did not come, or is booked otherwise.
// Entries: none.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const dropNoted =
  (call: Call<QuestionOf<typeof depositOfficeCalls.dropNoted>>) =>
  async (work: Work, { itemId, note }: QuestionOf<typeof depositOfficeCalls.dropNoted>) => {
    const noted = await notedOf(work, itemId);
    requireFree(noted);
    const { personId } = staffOf(call);
    await endNoted(work.sql, noted, { status: 'DROPPED', personId, note, at: work.now });
    const end = { operationId: itemId, status: 'FAILED', note: 'NOT_RECEIVED', at: work.now } as const;
    await statementLine.close(work.sql, work.memberId, end);
    work.audit(`noted deposit ${itemId}`, { decided: 'DROPPED', note });
    work.event('balances');
    return { message: 'SUCCESS', status: 'DROPPED' };
  };
