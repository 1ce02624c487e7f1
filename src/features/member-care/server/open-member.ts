import { findActiveGrant, isPaid } from '#conditions/grants-table.ts';
import { settleCondition } from '#conditions/settle-condition.ts';
import { listSilentGames } from '#conditions/silent-games-table.ts';
import { standingOf } from '#conditions/standing-of.ts';
import { listOpenSessions } from '#features/auth/server/public.ts';
import { findBankAccount, type BankAccount } from '#members/bank-accounts-table.ts';
import { phoneOf } from '#contract/forms/phone-form.ts';
import { findPhoneOwner } from '#members/claims-table.ts';
import { findMember } from '#members/members-table.ts';
import { listStaffSteps, type AuditStep } from '#server/records/audit-steps-table.ts';
import { auditReading } from '#server/records/audit-reading.ts';
import type { Asked, Read } from '#server/verb.ts';
import { changeKinds, type ChangeKind } from '../contract.ts';
import type { memberCareOfficeCalls, MemberChange } from '../office-contract.ts';
import { findOpenChange } from './changes-table.ts';
import { lineOf } from './find-members.ts';
import { listPastAccounts } from './past-accounts-table.ts';

type OpenMember = typeof memberCareOfficeCalls.get;

const masked = ({ bankCode, accountNo, accountName }: Pick<BankAccount, 'bankCode' | 'accountNo' | 'accountName'>) => ({
  bankCode,
  accountNo: accountNo.slice(-4).padStart(accountNo.length, '*'),
  accountName,
});

const changeOf = async ({ context, staff, question }: Asked<OpenMember>): Promise<MemberChange | null> => {
  const found = await findOpenChange(context.database, question.memberId);
  if (found === null) return null;
  const { changeId, kind, bankCode, accountNo, accountName, phone, note, by } = found;
  const isMine = found.proposedPerson === staff.personId;
  return {
    changeId,
    kind,
    bankCode,
    accountNo,
    accountName,
    phone,
    note,
    by,
    at: found.proposedAt.toISOString(),
    isMine,
  };
};

// The kind of change that a step is about, as propose-change.ts and decide-change.ts record it.
const kindOf = ({ detail: { proposed, confirmed, dropped } }: AuditStep): { readonly kind?: ChangeKind } => {
  const kind = changeKinds.find((known) => known === (proposed ?? confirmed ?? dropped));
  return kind === undefined ? {} : { kind };
};

// One that is met or lost by now ends first.
const conditionOf = async ({ context, question }: Asked<OpenMember>) => {
  const { database: sql } = context;
  await settleCondition(context, question.memberId);
  const grant = await findActiveGrant(sql, question.memberId);
  if (grant === null || !isPaid(grant)) return null;
  const { amount, total, success } = await standingOf(sql, grant);
  return { title: grant.title, paidAt: grant.paidAt.toISOString(), amount, total, success };
};

const silentGamesOf = async ({ context, question }: Asked<OpenMember>) => {
  const games = await listSilentGames(context.database, question.memberId, context.now());
  return games.map((game) => ({ ...game, answeredAt: game.answeredAt?.toISOString() ?? null }));
};

export const openMember: Read<OpenMember> = async (asked) => {
  const { context, call, refuse } = asked;
  const { memberId } = asked.question;
  const { database: sql } = context;
  const member = (await findMember(sql, memberId)) ?? refuse('NO_DATA');
  await auditReading(context, call, { memberId, object: `member ${memberId}` });
  const [account, past, sessions, steps, phoneOwner, condition, games, change] = await Promise.all([
    findBankAccount(sql, memberId),
    listPastAccounts(sql, memberId),
    listOpenSessions(sql, memberId, context.now()),
    listStaffSteps(sql, memberId),
    findPhoneOwner(sql, phoneOf(member.phone, context.settings.isLaos)),
    conditionOf(asked),
    silentGamesOf(asked),
    changeOf(asked),
  ]);
  return {
    member: lineOf(member),
    holdsPhone: phoneOwner === memberId,
    account: account === null ? null : { ...masked(account), since: account.createdAt.toISOString() },
    pastAccounts: past.map((one) => ({ ...masked(one), replacedAt: one.replacedAt.toISOString() })),
    sessions: sessions.map(({ createdAt, expiresAt }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    condition,
    games,
    change,
    steps: steps.map((step) => ({
      act: step.act,
      ...kindOf(step),
      by: step.by,
      at: step.at.toISOString(),
      note: typeof step.detail['note'] === 'string' ? step.detail['note'] : null,
    })),
  };
};
