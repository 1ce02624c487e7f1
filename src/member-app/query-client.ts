import '#ask/query-rules.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RefusedError } from '#ask/ask.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { logFailedLoad } from './log-failed-load.ts';

const retryPauseMs = 1_000;

const isLost = (error: unknown): boolean => error instanceof RefusedError && error.refusal.outcome === 'unknown';

// A response in flight was made before the money moved.
const dropReads = (client: QueryClient): Promise<void> => client.cancelQueries({ queryKey: walletQuery.queryKey });

// One GET /api/wallet, whatever screen is shown; a failure is only logged. The statement is read again when it is next
// shown.
const readBalances = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.query({ ...walletQuery, staleTime: 0 }).catch(() => null),
    client.invalidateQueries({ queryKey: ['statement'] }),
    client.invalidateQueries({ queryKey: ['bonus', 'active'] }),
  ]);
};

export const refreshBalances = async (client: QueryClient): Promise<void> => {
  await dropReads(client);
  await readBalances(client);
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
      // The new read starts before the success is shown, so that no older balance appears beside it.
      onSuccess: async (_answer, _question, _context, mutation) => {
        if (mutation.meta?.refreshes === true) {
          await dropReads(client);
          void readBalances(client);
        }
      },
      // A refusal means that the data on screen may be stale. If the outcome is unknown, the true balance is read
      // first; only then may the member try again.
      onError: async (error, _question, _context, mutation) => {
        if (mutation.meta?.refreshes !== true) return;
        const isRead = refreshBalances(client);
        if (isLost(error)) await isRead;
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
      // Never paused and sent later, never retried: money moves only on a press.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
};
