import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import { auditReading } from '#server/records/audit-reading.ts';
import type { memberCareOfficeCalls, MemberChange } from '../office-contract.ts';
import * as care from './care-table.ts';
import { openChange } from './changes-table.ts';
import { lineOf } from './find-members.ts';

type Ask = Call<QuestionOf<typeof memberCareOfficeCalls.get>>;

const masked = ({ bankCode, accountNo, accountName }: care.BankAccount) => ({
  bankCode,
  accountNo: accountNo.slice(-4).padStart(accountNo.length, '*'),
  accountName,
});

const changeOf = async (context: Context, call: Ask): Promise<MemberChange | null> => {
  const found = await openChange(context.database, call.question.memberId);
  if (found === null) return null;
  const { changeId, kind, bankCode, accountNo, accountName, phone, note, by } = found;
  const isMine = found.proposedPerson === staffOf(call).personId;
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

export const openMember = async (context: Context, call: Ask): Promise<AnswerOf<typeof memberCareOfficeCalls.get>> => {
  const { memberId } = call.question;
  const { database: sql } = context;
  const member = (await care.findMember(sql, memberId)) ?? refuse('NO_DATA');
  await auditReading(context, call, { memberId, object: `member ${memberId}` });
  const [account, past, sessions, steps, holds, change] = await Promise.all([
    care.findAccount(sql, memberId),
    care.listPastAccounts(sql, memberId),
    care.listSessions(sql, memberId, context.now()),
    care.listCareSteps(sql, memberId),
    care.holdsPhone(sql, memberId, member.phone),
    changeOf(context, call),
  ]);
  return {
    member: lineOf(member),
    holdsPhone: holds,
    account: account === null ? null : { ...masked(account), since: account.createdAt.toISOString() },
    pastAccounts: past.map((one) => ({ ...masked(one), replacedAt: one.replacedAt.toISOString() })),
    sessions: sessions.map(({ createdAt, expiresAt }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    change,
    steps: steps.map(({ act, by, at }) => ({ act, by, at: at.toISOString() })),
  };
};
