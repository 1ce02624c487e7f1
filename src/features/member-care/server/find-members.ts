import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import type { Call, Context } from '#server/context.ts';
import type { memberCareOfficeCalls, MemberLine } from '../office-contract.ts';
import { type CaredMember, findMember, memberIdsOfNumber } from './care-table.ts';

export const lineOf = (member: CaredMember): MemberLine => ({
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
  const ids = await memberIdsOfNumber(context.database, call.question.number);
  const members = await Promise.all(ids.map((memberId) => findMember(context.database, memberId)));
  return { members: members.flatMap((member) => (member === null ? [] : [lineOf(member)])) };
};
