import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { depositCalls } from '../contract.ts';
import type { DepositWallet } from './deposit-shell.ts';
import { type DepositMethod, offeredMethods } from './offered-methods.ts';

export interface DepositMethods {
  // Missing until the lookup has answered; a failure is not displayed.
  readonly methods: readonly DepositMethod[] | undefined;
  // The operator's wallets that take gift links.
  readonly wallets: readonly DepositWallet[];
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

// The operator may close an account while its number is on the screen.
const readAgainMs = 30_000;

export const useDepositMethods = (): DepositMethods => {
  const { data, isPending, isFetching, isError, refetch } = useQuery({
    queryKey: ['deposit-methods'],
    queryFn: ({ signal }) => answerOf(depositCalls.listMethods, {}, { signal }),
    refetchInterval: readAgainMs,
    refetchOnWindowFocus: 'always',
    select: ({ wallets, ...lookup }) => ({ methods: offeredMethods(lookup), wallets }),
  });
  return {
    methods: data?.methods,
    wallets: data?.wallets ?? [],
    isLoading: isPending && !isError,
    isRefreshing: isFetching,
    refresh: () => void refetch(),
  };
};
