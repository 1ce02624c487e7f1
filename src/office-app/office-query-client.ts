import '#ask/query-rules.ts';
import { MutationCache, QueryClient } from '@tanstack/react-query';

// Staff see the current queue: it is read again every few seconds. Decisions are never retried automatically. After
// every press, whatever its outcome, the screen reads the state again at once.
export const makeOfficeQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSettled: (_answer, _error, _question, _context, mutation) => {
        if (mutation.meta?.refreshes === true) void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: 1_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
};
