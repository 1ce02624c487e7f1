import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { refundCalls } from '../contract.ts';

export const refundsPerPage = 10;

// A game that was read without a difference leaves no other sign. One that is down for long is not waited for in seconds.
const unreadAgainMs = 5_000;
const unreadLaterMs = 60_000;
const soonTimes = 12;

export const useRefundCheck = () =>
  useQuery({
    queryKey: ['refund', 'check'],
    queryFn: ({ signal }) => answerOf(refundCalls.check, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.isUnread !== true) return false;
      return state.dataUpdateCount > soonTimes ? unreadLaterMs : unreadAgainMs;
    },
  });

// A failure is not shown, and keeps the rows read before.
export const useRefunds = (page: number) =>
  useQuery({
    queryKey: ['refund', 'log', page],
    queryFn: ({ signal }) => answerOf(refundCalls.list, { page, limit: refundsPerPage }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
