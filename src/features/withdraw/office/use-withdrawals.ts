import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { requestKey } from '#ask/request-key.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import {
  officeApproveWithdrawal,
  officeGetWithdrawal,
  officeListWithdrawals,
  officeRejectWithdrawal,
} from '../contract.ts';

export type QueueView = 'open' | 'ended';
export const pageSize = 20;

const readAgainMs = 3_000;

export const useQueue = (view: QueueView, page: number) =>
  useQuery({
    queryKey: ['withdrawals', view, page],
    queryFn: () => answerOf(officeListWithdrawals, { view, page, limit: pageSize }),
    refetchInterval: readAgainMs,
    placeholderData: keepPreviousData,
  });

export const useWithdrawal = (withdrawalId: string) =>
  useQuery({
    queryKey: ['withdrawal', withdrawalId],
    queryFn: () => answerOf(officeGetWithdrawal, { withdrawalId }),
    refetchInterval: readAgainMs,
  });

// A decision, right or refused, shows the truth at once.
const useReadAgain = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['withdrawals'] }),
      client.invalidateQueries({ queryKey: ['withdrawal'] }),
    ]);
  };
};

export const useApproval = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (question: QuestionOf<typeof officeApproveWithdrawal>) =>
      answerOf(officeApproveWithdrawal, question, { idempotencyKey: requestKey() }),
    meta: { refreshesBalances: false },
    onSettled,
  });
};

export const useRejection = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (question: QuestionOf<typeof officeRejectWithdrawal>) =>
      answerOf(officeRejectWithdrawal, question, { idempotencyKey: requestKey() }),
    meta: { refreshesBalances: false },
    onSettled,
  });
};
