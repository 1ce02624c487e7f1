import '#ask/query-rules.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RefusedError } from '#ask/ask.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { logFailedLoad } from './log-failed-load.ts';

const retryPauseMs = 1_000;

const isLost = (error: unknown): boolean => error instanceof RefusedError && error.refusal.outcome === 'unknown';

// One GET /api/wallet, whatever screen is shown; a failure is only logged. The statement is read again when next seen.
export const refreshBalances = async (client: QueryClient): Promise<void> => {
  // An answer on its way was made before the money moved.
  await client.cancelQueries({ queryKey: walletQuery.queryKey });
  await Promise.all([
    client.query({ ...walletQuery, staleTime: 0 }).catch(() => null),
    client.invalidateQueries({ queryKey: ['statement'] }),
  ]);
};

export const makeQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const name = query.meta?.loggedAs;
        if (name !== undefined) logFailedLoad(name, error.message);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_answer, _question, _context, mutation) => {
        if (mutation.meta?.refreshesBalances === true) void refreshBalances(client);
      },
      // Where the outcome is unknown the true balance is fetched first; only then may the member try again.
      onError: async (error, _question, _context, mutation) => {
        if (mutation.meta?.refreshesBalances === true && isLost(error)) await refreshBalances(client);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && isLost(error),
        retryDelay: retryPauseMs,
      },
      // Never paused and sent later, never repeated: money moves on a press alone.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
};
