import { useMutation, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { memberCareOfficeCalls } from '../office-contract.ts';

const countAgainMs = 15_000;
const readAgainMs = 10_000;

export type MemberDetail = AnswerOf<typeof memberCareOfficeCalls.get>;

export const useFind = () =>
  useMutation({
    mutationFn: (number: string) => answerOf(memberCareOfficeCalls.find, { number }),
    meta: { refreshes: false },
  });

export const useWaiting = (isAllowed = true) =>
  useQuery({
    queryKey: ['care', 'changes'],
    queryFn: () => answerOf(memberCareOfficeCalls.listChanges, {}),
    refetchInterval: countAgainMs,
    enabled: isAllowed,
  });

export const useWaitingMemberChanges = (isAllowed: boolean): number | undefined =>
  useWaiting(isAllowed).data?.changes.filter(({ isMine }) => !isMine).length;

export const useMember = (memberId: string) =>
  useQuery({
    queryKey: ['care', 'member', memberId],
    queryFn: () => answerOf(memberCareOfficeCalls.get, { memberId }),
    refetchInterval: readAgainMs,
  });
