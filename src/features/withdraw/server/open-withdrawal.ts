import type { AnswerOf } from '#contract/endpoint.ts';
import type { Sql } from '#database/database.ts';
import { findBankAccount, type BankAccount } from '#members/bank-accounts-table.ts';
import { findMember, type Member } from '#members/members-table.ts';
import { listObjectSteps, type AuditStep } from '#server/records/audit-steps-table.ts';
import { othersPresent } from '#server/records/others-present.ts';
import { accounts, balancesOf, operationsPage } from '#ledger';
import { aloneLimits, decidedAlone, secondPersonBecause, type Weighed } from '#server/operator/decide-alone.ts';
import type { Read } from '#server/verb.ts';
import type { withdrawOfficeCalls } from '../office-contract.ts';
import { isOfName, isSameName, isWaitingForDecision } from '../rules.ts';
import { lineOf } from './list-withdrawals.ts';
import { ownerOfWithdrawal } from './owner-of-withdrawal.ts';
import { countPaidTo, findWalletAfter } from './payout-readings-table.ts';
import { findWithdrawal, type Withdrawal } from './withdrawals-table.ts';

type Answer = AnswerOf<typeof withdrawOfficeCalls.get>;

const stepOf = ({ by, at, detail }: AuditStep): Answer['steps'][number] => {
  const decided = detail['decided'] ?? detail['ended'];
  return { act: typeof decided === 'string' ? decided : 'SENT', by, at: at.toISOString(), detail: null };
};

const mayNotApprove = (withdrawal: Withdrawal, personId: string): string | null => {
  if (!isWaitingForDecision(withdrawal.status)) return 'NOT_WAITING';
  return withdrawal.firstPerson === personId ? 'MAKER' : null;
};

// The member chose the name that they go by, so another one says little. Money that came from the account under its name
// does: the bank itself has named its holder. An account that was renamed since the request is for a person to compare.
const isHoldersName = (paidName: string, account: BankAccount, member: Member): boolean =>
  isSameName(account.accountName, paidName) && (account.provedAt !== null || isOfName(member.name, paidName));

const standingOf = async (
  sql: Sql,
  about: { withdrawal: Withdrawal; member: Member | null; walletAfter: bigint | null },
): Promise<Pick<Answer, 'checks' | 'paidBefore' | 'memberSince'>> => {
  const { withdrawal, member } = about;
  const account = await findBankAccount(sql, withdrawal.memberId);
  const isSame = account?.bankCode === withdrawal.bankCode && account.accountNo === withdrawal.bankAccountNo;
  const registered = isSame ? account : null;
  const paidBefore = await countPaidTo(sql, withdrawal);
  const isNamed =
    member !== null && registered !== null && isHoldersName(withdrawal.bankAccountName, registered, member);
  return {
    checks: [
      { about: 'NAME', verdict: isNamed ? 'pass' : 'check' },
      { about: 'ACCOUNT', verdict: registered !== null ? 'pass' : 'fail' },
      { about: 'PAID_BEFORE', verdict: paidBefore > 0 ? 'pass' : 'check' },
      { about: 'BOOKS', verdict: about.walletAfter === null ? 'fail' : 'pass' },
    ],
    paidBefore,
    memberSince: (member?.createdAt ?? withdrawal.createdAt).toISOString(),
  };
};

const secondPersonOf = ({ because, before, limits }: Weighed): Answer['secondPerson'] =>
  because === 'PERSON_DAY'
    ? { because, threshold: limits.perDay, aloneBefore: before.ofPerson }
    : { because, threshold: limits.threshold, aloneBefore: before.forMember };

export const openWithdrawal: Read<typeof withdrawOfficeCalls.get> = async (asked) => {
  const { context, staff, question, refuse } = asked;
  const sql = context.database;
  const { withdrawalId } = question;
  const memberId = await ownerOfWithdrawal(asked);
  const withdrawal = (await findWithdrawal(sql, memberId, withdrawalId)) ?? refuse('NO_DATA');
  const { balances } = await balancesOf(sql, memberId);
  const { operations } = await operationsPage(sql, memberId, { page: 1, limit: 10 });
  const member = await findMember(sql, memberId);
  const walletAfter = await findWalletAfter(sql, memberId, withdrawalId);
  const { personId } = staff;
  const because = mayNotApprove(withdrawal, personId);
  const { amount, currency } = withdrawal;
  const limits = (await aloneLimits(asked))[currency];
  const before = await decidedAlone(sql, { personId, memberId, currency }, context.now());
  return {
    withdrawal: lineOf(withdrawal, member ?? undefined, limits.threshold),
    walletBefore: walletAfter === null ? null : walletAfter + withdrawal.amount,
    walletNow: balances.get(accounts.wallet) ?? 0n,
    held: balances.get(accounts.held) ?? 0n,
    ...(await standingOf(sql, { withdrawal, member, walletAfter })),
    reason: withdrawal.rejectReason,
    note: withdrawal.note,
    payoutReference: withdrawal.bankReference,
    steps: [
      { act: 'REQUESTED', by: null, at: withdrawal.createdAt.toISOString(), detail: null },
      ...(await listObjectSteps(sql, memberId, `withdrawal ${withdrawalId}`))
        .filter(({ isByMember }) => !isByMember)
        .map(stepOf),
    ],
    recentLines: operations.map((line) => ({
      statementType: line.type,
      status: line.status,
      amount: line.amount,
      createdAt: line.createdAt.toISOString(),
    })),
    // Once it is decided, who else has it open no longer matters.
    others: isWaitingForDecision(withdrawal.status) ? await othersPresent(asked, `withdrawal ${withdrawalId}`) : [],
    mayApprove: because === null,
    mayNotApproveBecause: because,
    secondPerson: secondPersonOf({ because: secondPersonBecause({ amount, before, limits }), before, limits }),
  };
};
