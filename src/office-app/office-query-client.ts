import '#ask/query-rules.ts';
import { QueryClient } from '@tanstack/react-query';

// Staff see the queue as it is now: it is read again every few seconds, and no decision is ever sent twice by itself.
export const makeOfficeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: 1_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
