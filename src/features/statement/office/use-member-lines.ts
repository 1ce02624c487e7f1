import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { statementOfficeCalls } from '../office-contract.ts';

export type MemberLines = AnswerOf<typeof statementOfficeCalls.listLines>;
export type FollowedLine = AnswerOf<typeof statementOfficeCalls.getLine>;

export const pageSize = 20;
const readAgainMs = 10_000;

// An item of the screen is a member, or a member and one of their operations.
export const readItem = (itemId: string): { readonly memberId: string; readonly lineId: string | null } => {
  const [memberId = '', lineId = null] = itemId.split('.');
  return { memberId, lineId };
};

export const useMemberLines = (memberId: string, page: number) =>
  useQuery({
    queryKey: ['statement', memberId, page],
    queryFn: () => answerOf(statementOfficeCalls.listLines, { memberId, page, limit: pageSize }),
    refetchInterval: readAgainMs,
    placeholderData: keepPreviousData,
  });

export const useMemberLine = (memberId: string, lineId: string) =>
  useQuery({
    queryKey: ['statement', memberId, 'line', lineId],
    queryFn: () => answerOf(statementOfficeCalls.getLine, { memberId, lineId }),
    refetchInterval: readAgainMs,
  });
