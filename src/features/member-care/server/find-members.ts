import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { listMemberIdsOfNumber } from '#members/claims-table.ts';
import { listMembers, type Member } from '#members/members-table.ts';
import type { Call, Context } from '#server/context.ts';
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

export const findMembers = async (
  context: Context,
  call: Call<QuestionOf<typeof memberCareOfficeCalls.find>>,
): Promise<AnswerOf<typeof memberCareOfficeCalls.find>> => {
  const ids = await listMemberIdsOfNumber(context.database, call.question.number);
  const members = await listMembers(context.database, ids);
  return { members: members.map(lineOf) };
};
