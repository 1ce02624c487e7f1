import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, ask } from '#ask/ask.ts';
import { requestKey } from '#ask/request-key.ts';
import type { AnswerOf, Endpoint, QuestionOf } from '#contract/endpoint.ts';
import { memberCareOfficeCalls } from '../office-contract.ts';

const countAgainMs = 15_000;
const readAgainMs = 10_000;

export type MemberDetail = AnswerOf<typeof memberCareOfficeCalls.get>;

export const useFind = () =>
  useMutation({
    mutationFn: (number: string) => answerOf(memberCareOfficeCalls.find, { number }),
    meta: { refreshesBalances: false },
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

// A press: the code of its refusal, or null once it stands. Everything is read again, whatever came of it.
export const useAct = () => {
  const client = useQueryClient();
  return async <E extends Endpoint>(call: E, question: QuestionOf<E>): Promise<string | null> => {
    const asked = await ask(call, question, call.effect === 'claim' ? { idempotencyKey: requestKey() } : {});
    void client.invalidateQueries({ queryKey: ['care'] });
    return asked.ok ? null : asked.refusal.message;
  };
};
