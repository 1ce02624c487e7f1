import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { storeLastSync } from '#ask/session.ts';
import { walletCalls } from '../contract.ts';

const lateAgainMs = 2_000;

// Balances, profile and games in one answer. Each success records its time. A balance that a slow game still owes
// appears without another press.
export const walletQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: async ({ signal }) => {
    const wallet = await answerOf(walletCalls.get, {}, { signal });
    storeLastSync(new Date());
    return wallet;
  },
  refetchInterval: ({ state }) =>
    state.data?.slots.some(({ late }) => late?.isAwaited === true) === true ? lateAgainMs : false,
  meta: { loggedAs: 'wallet' },
});
