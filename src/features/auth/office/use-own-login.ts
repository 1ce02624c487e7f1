import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { staffChangePassword, staffListFactors, staffMakeRecoveryCodes } from '../contract.ts';

const key = ['own factors'];

export const useFactors = () => useQuery({ queryKey: key, queryFn: () => answerOf(staffListFactors, {}) });

export const useOwnPassword = () =>
  useMutation({
    mutationFn: (question: QuestionOf<typeof staffChangePassword>) => answerOf(staffChangePassword, question),
    meta: { refreshesBalances: false },
  });

export const useNewRecoveryCodes = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => answerOf(staffMakeRecoveryCodes, { password }),
    meta: { refreshesBalances: false },
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
};
