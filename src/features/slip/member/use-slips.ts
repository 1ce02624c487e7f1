import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { readEveryMs } from '#ask/stream/relayed.ts';
import { slipCalls, type SlipLine } from '../contract.ts';
import { isDecided, slipsPerPage } from './read-open-slips.ts';
import { slipsKey } from './under-way-query.ts';

const openReadMs = 5_000;

export interface SlipPage {
  // Missing until a page was read; a failure is not shown and keeps the rows read before.
  readonly slips: readonly SlipLine[] | undefined;
  readonly pageCount: number;
  readonly isLoading: boolean;
  readonly isTurning: boolean;
  readonly isReading: boolean;
  readonly refresh: () => void;
}

const hasOpen = (slips: readonly SlipLine[] = []): boolean => !slips.every(isDecided);

// Reads again while one of them is in progress, and when the member comes back to the page.
export const useSlips = (page: number): SlipPage => {
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...slipsKey, page],
    queryFn: ({ signal }) => answerOf(slipCalls.list, { page, limit: slipsPerPage }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => hasOpen(state.data?.slips) && readEveryMs(openReadMs),
  });
  return {
    slips: data?.slips,
    pageCount: Math.ceil((data?.total ?? 0) / slipsPerPage),
    isLoading: isPending && isFetching,
    isTurning: isPlaceholderData && isFetching,
    isReading: isFetching,
    refresh: () => void refetch(),
  };
};
