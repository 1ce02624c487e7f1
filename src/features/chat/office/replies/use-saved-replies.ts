import { useMutation, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { chatOfficeCalls } from '../../office-contract.ts';

const readAgainMs = 60_000;

export const useSavedReplies = () =>
  useQuery({
    queryKey: ['chat replies'],
    queryFn: () => answerOf(chatOfficeCalls.listReplies, {}),
    refetchInterval: readAgainMs,
  });

export const useSaveReply = () =>
  useMutation({
    mutationFn: (question: QuestionOf<typeof chatOfficeCalls.saveReply>) =>
      answerOf(chatOfficeCalls.saveReply, question),
    meta: { refreshes: true },
  });

export const useRemoveReply = () =>
  useMutation({
    mutationFn: (question: QuestionOf<typeof chatOfficeCalls.removeReply>) =>
      answerOf(chatOfficeCalls.removeReply, question),
    meta: { refreshes: true },
  });
