import { useMutation } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { authCalls } from '../contract.ts';

export const useChangePassword = () =>
  useMutation({
    mutationFn: (passwords: QuestionOf<typeof authCalls.changePassword>) =>
      answerOf(authCalls.changePassword, passwords),
    meta: { refreshes: false },
  });
