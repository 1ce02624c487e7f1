import { phoneOf } from '#contract/forms/phone-form.ts';
import { listMemberIdsOfNumber } from '#members/claims-table.ts';
import { listMembers, type Member } from '#members/members-table.ts';
import type { Read } from '#server/verb.ts';
import type { memberCareOfficeCalls, MemberLine } from '../office-contract.ts';

export const lineOf = (member: Member): MemberLine => ({
  memberId: member.memberId,
  name: member.name,
  phone: member.phone,
  currency: member.currency,
  createdAt: member.createdAt.toISOString(),
  suspendedAt: member.suspendedAt?.toISOString() ?? null,
  erasedAt: member.erasedAt?.toISOString() ?? null,
});

export const findMembers: Read<typeof memberCareOfficeCalls.find> = async ({ context, question }) => {
  const { spellings } = phoneOf(question.number, context.settings.isLaos);
  const ids = await listMemberIdsOfNumber(context.database, { accountNo: question.number, spellings });
  return { members: (await listMembers(context.database, ids)).map(lineOf) };
};
