import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { refundCalls } from '../contract.ts';

export const refundsPerPage = 10;

export const useRefundCheck = () =>
  useQuery({
    queryKey: ['refund', 'check'],
    queryFn: ({ signal }) => answerOf(refundCalls.check, {}, { signal }),
    staleTime: 0,
  });

// A failure is not shown, and keeps the rows read before.
export const useRefunds = (page: number) =>
  useQuery({
    queryKey: ['refund', 'log', page],
    queryFn: ({ signal }) => answerOf(refundCalls.list, { page, limit: refundsPerPage }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
