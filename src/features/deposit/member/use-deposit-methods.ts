import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { depositCalls } from '../contract.ts';
import { type DepositMethod, offeredMethods } from './offered-methods.ts';

export interface DepositMethods {
  // Missing until the lookup has answered; a failure is not displayed.
  readonly methods: readonly DepositMethod[] | undefined;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

export const useDepositMethods = (): DepositMethods => {
  const { data, isPending, isFetching, isError, refetch } = useQuery({
    queryKey: ['deposit-methods'],
    queryFn: ({ signal }) => answerOf(depositCalls.listMethods, {}, { signal }),
    select: ({ banks }) => offeredMethods(banks),
  });
  return {
    methods: data,
    isLoading: isPending && !isError,
    isRefreshing: isFetching,
    refresh: () => void refetch(),
  };
};
