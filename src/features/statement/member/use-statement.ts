import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { statementCalls, type StatementLine } from '../contract.ts';

const pageSize = 10;

export interface StatementPage {
  // Missing until a page was read; a failure is not shown and keeps the rows read before.
  readonly lines: readonly StatementLine[] | undefined;
  readonly pageCount: number;
  readonly readAt: Date | null;
  readonly isLoading: boolean;
  // Whether the rows shown are still those of the previous page.
  readonly isTurning: boolean;
  readonly isReading: boolean;
  readonly refresh: () => void;
}

export const useStatement = (page: number): StatementPage => {
  const { data, dataUpdatedAt, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['statement', page],
    queryFn: ({ signal }) => answerOf(statementCalls.get, { page, limit: pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
  return {
    lines: data?.statements,
    pageCount: Math.ceil((data?.total ?? 0) / pageSize),
    readAt: dataUpdatedAt === 0 ? null : new Date(dataUpdatedAt),
    isLoading: isPending && isFetching,
    isTurning: isPlaceholderData && isFetching,
    isReading: isFetching,
    refresh: () => void refetch(),
  };
};
