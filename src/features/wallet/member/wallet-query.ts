import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { storeLastSync } from '#ask/session.ts';
import { walletCalls } from '../contract.ts';

// Balances, profile and games in one answer. Each success records its time.
export const walletQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: async ({ signal }) => {
    const wallet = await answerOf(walletCalls.get, {}, { signal });
    storeLastSync(new Date());
    return wallet;
  },
  meta: { loggedAs: 'wallet' },
});
