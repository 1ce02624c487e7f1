import { useMutation } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { changePassword } from '../contract.ts';

export const useChangePassword = () =>
  useMutation({
    mutationFn: (passwords: QuestionOf<typeof changePassword>) => answerOf(changePassword, passwords),
    meta: { refreshesBalances: false },
  });
