import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { authOfficeCalls } from '../office-contract.ts';

export const factorsKey = ['own factors'];

export const useFactors = () =>
  useQuery({ queryKey: factorsKey, queryFn: () => answerOf(authOfficeCalls.listFactors, {}) });

export const useOwnPassword = () =>
  useMutation({
    mutationFn: (question: QuestionOf<typeof authOfficeCalls.changePassword>) =>
      answerOf(authOfficeCalls.changePassword, question),
    meta: { refreshes: false },
  });

export const useNewRecoveryCodes = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => answerOf(authOfficeCalls.makeRecoveryCodes, { password }),
    meta: { refreshes: false },
    onSuccess: () => client.invalidateQueries({ queryKey: factorsKey }),
  });
};
