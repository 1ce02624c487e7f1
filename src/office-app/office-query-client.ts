import '#ask/query-rules.ts';
import { MutationCache, QueryClient } from '@tanstack/react-query';

// Staff see the queue as it is now: it is read again every few seconds, and no decision is ever sent twice by itself.
// A press, whatever came of it, shows the truth at once.
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
