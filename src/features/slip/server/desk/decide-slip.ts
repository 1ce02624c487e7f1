import {
  creditWithin,
  findMoney,
  findNamedMoney,
  nameReceiptBySlip,
  type Receipt,
} from '#features/deposit/server/public.ts';
import { findAccountOfMember } from '#members/bank-accounts-table.ts';
import { everyDepositAccount } from '#server/operator/operator-catalogue.ts';
import type { KnownDepositAccount } from '#server/operator/operator-table.ts';
import { proposalOf, requireFree, requireProposal } from '#server/operator/two-people.ts';
import type { Work } from '#server/transaction-on.ts';
import type { Asked, Refusing, Working, Write } from '#server/verb.ts';
import type { slipOfficeCalls } from '../../office-contract.ts';
import { endSlipCredited, endSlipFailed } from '../slip-states-table.ts';
import type { Slip } from '../slips-table.ts';
import { listMoneyOfSlip } from '../list-money-of-slip.ts';
import { slipOf, waitingOf } from './owner-of-slip.ts';
import { updateSlipDue, updateSlipProposal } from './slip-queue-table.ts';

// The decision as it waits for a second person.
export interface CreditProposal {
  readonly bankCode: string;
  readonly accountNo: string;
  readonly amount: string;
  readonly paidAt: string;
  // Null: the bank answered about the slip, and the money is known by the slip's own number.
  readonly bankReference: string | null;
  // How many booked receipts that it may be the first person was shown, and found to be other money.
  readonly alikeShown?: number;
  readonly evidence: string;
}

const done = (work: Work, slip: Slip, detail: Record<string, unknown>): void => {
  work.audit(`slip ${slip.slipId}`, detail);
  work.event('slip', { id: slip.slipId });
};

// The receipt that staff confirm: the bank's own answer about the slip, or what they read in the bank's record, which
// that bank then has to show.
const receiptOf = async (work: Work, slip: Slip, reported: CreditProposal): Promise<Receipt> => {
  const registered = await findAccountOfMember(work.sql, slip.memberId);
  const own = {
    bankCode: registered?.bankCode ?? '',
    accountNo: registered?.accountNo ?? '',
    name: registered?.accountName ?? '',
  };
  const shared = {
    methodCode: slip.methodCode,
    account: { bankCode: reported.bankCode, accountNo: reported.accountNo },
    amount: BigInt(reported.amount),
    currency: slip.currency,
    paidAt: new Date(reported.paidAt),
    memberId: slip.memberId,
    isDecided: true,
  };
  if (reported.bankReference !== null)
    return {
      ...shared,
      channel: 'HAND',
      sendingBankCode: own.bankCode,
      bankReference: reported.bankReference,
      payer: own,
      isPayerAssumed: true,
    };
  const payer = {
    bankCode: slip.payerBankCode ?? '',
    accountNo: slip.payerAccountNo ?? '',
    name: slip.payerName ?? '',
  };
  const sendingBankCode = slip.sendingBankCode ?? '';
  const named = slip.issuer === null ? {} : { issuer: slip.issuer };
  return { ...shared, ...named, channel: 'SLIP', sendingBankCode, bankReference: slip.reference, payer };
};

// Two people may say that this is other money than what was booked, but only of money that they were shown, which is never
// more than there is. Without an answer of the bank a slip has no amount of its own to compare, and they are shown none.
const requireNew = async (
  { work, refuse }: Working<'RECEIPT_BOOKED'>,
  { slip, receipt, alikeShown = 0 }: { slip: Slip; receipt: Receipt; alikeShown: number | undefined },
): Promise<void> => {
  const { issuer, reference } = slip;
  const place = await findMoney(work.sql, receipt, { isCompared: slip.amount !== null });
  const isNamed =
    issuer !== null && reference !== null && (await findNamedMoney(work.sql, { issuer, reference })) !== null;
  if (isNamed || place.kind !== 'nowhere') refuse('RECEIPT_BOOKED');
  if ((await listMoneyOfSlip(work.sql, slip)).length !== alikeShown) refuse('RECEIPT_BOOKED');
};

// Before the transaction: finds the account of ours.
export const prepareCredit = async (
  asked: Asked<typeof slipOfficeCalls.credit> & Refusing<'NO_BANK'>,
): Promise<KnownDepositAccount> => {
  const accounts = await everyDepositAccount(asked.context);
  return accounts.find(({ accountNo }) => accountNo === asked.question.accountNo) ?? asked.refuse('NO_BANK');
};

// What the person typed has to repeat the bank's answer; without one it needs a time and the number of the record.
const proposalFrom = (
  { question, refuse, context }: Asked<typeof slipOfficeCalls.credit>,
  slip: Slip,
  account: KnownDepositAccount,
): CreditProposal => {
  const { amount, evidence, paidAt, bankReference, alikeShown } = question;
  const { bankCode, accountNo } = account;
  const shared = { bankCode, accountNo, amount: amount.toString(), alikeShown, evidence };
  if (slip.amount !== null && slip.paidAt !== null)
    return amount === slip.amount
      ? { ...shared, paidAt: slip.paidAt.toISOString(), bankReference: null }
      : refuse('KEY_INVALID');
  if (amount <= 0n || paidAt === null || bankReference === null || new Date(paidAt) > context.now())
    return refuse('KEY_INVALID');
  return { ...shared, paidAt, bankReference };
};

// Records that the money of a slip came and is the member's; no entries until a second person agrees. Repeating finds it
// proposed. Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD, NO_BANK for an account not ours, RECEIPT_BOOKED for booked
// money, also if the person was shown another number of receipts that it may be than there are.
export const proposeCredit: Write<typeof slipOfficeCalls.credit, KnownDepositAccount> = async (asked) => {
  const { work, staff, prepared: account, refuse } = asked;
  const slip = await slipOf(asked);
  requireFree(asked, waitingOf(slip));
  if (account.currency !== slip.currency) refuse('NO_BANK');
  const proposal = proposalFrom(asked, slip, account);
  const { alikeShown } = proposal;
  await requireNew(asked, { slip, receipt: await receiptOf(work, slip, proposal), alikeShown });
  const text = JSON.stringify(proposal);
  await updateSlipProposal(work.sql, slip, { personId: staff.personId, proposal: text, dueAt: null });
  done(work, slip, { proposed: 'CREDIT', amount: proposal.amount, evidence: proposal.evidence });
  return { message: 'SUCCESS', status: 'SECOND' };
};

// The second person agrees, and the money is credited.
// Entries: bank -> wallet, in one transaction with the end of the slip.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, SAME_PERSON, MAKER_SUSPENDED, WRONG_PASSWORD, RECEIPT_BOOKED for money booked meanwhile.
export const agreeOnSlip: Write<typeof slipOfficeCalls.agree> = async (asked) => {
  const { work, staff, question, refuse } = asked;
  const slip = await slipOf(asked);
  const proposal = await proposalOf<CreditProposal>(asked, waitingOf(slip), question.proposalId);
  const receipt = await receiptOf(work, slip, proposal);
  await requireNew(asked, { slip, receipt, alikeShown: proposal.alikeShown });
  if (!(await creditWithin(work, receipt, { operationId: work.operationId, note: 'BY_STAFF', line: 'opens' })))
    refuse('RECEIPT_BOOKED');
  const { issuer, reference } = slip;
  const isNamedByHand = receipt.channel === 'HAND' && issuer !== null && reference !== null;
  if (isNamedByHand && !(await nameReceiptBySlip(work, receipt, { issuer, reference }))) refuse('RECEIPT_BOOKED');
  const isEnded = await endSlipCredited(work.sql, slip, {
    creditId: work.operationId,
    amount: receipt.amount,
    paidAt: receipt.paidAt,
    at: work.now,
    personId: staff.personId,
    staffNote: proposal.evidence,
  });
  if (!isEnded) refuse('DECIDED_ALREADY');
  done(work, slip, { decided: 'CREDITED', firstBy: slip.firstBy, credited: work.operationId });
  return { message: 'SUCCESS', status: 'SUCCESS' };
};

// Takes back what the first person proposed; anyone with the permission may do this.
export const declineCredit: Write<typeof slipOfficeCalls.decline> = async (asked) => {
  const { work } = asked;
  const slip = await slipOf(asked);
  requireProposal(asked, waitingOf(slip));
  await updateSlipProposal(work.sql, slip, { personId: null, proposal: null, dueAt: work.now });
  done(work, slip, { declined: true });
  return { message: 'SUCCESS', status: 'REVIEW' };
};

// Ends a slip that waits for staff, with the reason that its member sees. No money moves.
export const failByStaff: Write<typeof slipOfficeCalls.fail> = async (asked) => {
  const { work, staff, question } = asked;
  const slip = await slipOf(asked);
  requireFree(asked, waitingOf(slip));
  const { reason, note } = question;
  await endSlipFailed(work.sql, slip, { note: reason, at: work.now, personId: staff.personId, staffNote: note });
  done(work, slip, { decided: 'FAILED', reason, note });
  return { message: 'SUCCESS', status: 'FAILED' };
};

// The bank is asked again now.
export const retrySlip: Write<typeof slipOfficeCalls.retry> = async (asked) => {
  const { work, refuse } = asked;
  const slip = await slipOf(asked);
  if (slip.endedAt !== null || slip.proposal !== null) refuse('DECIDED_ALREADY');
  await updateSlipDue(work.sql, slip, work.now);
  done(work, slip, { retried: true });
  return { message: 'SUCCESS', status: slip.status };
};
