import { queryOptions } from '@tanstack/react-query';
import { forget, readStored, store } from '#ask/browser-storage.ts';
import { readEveryMs } from '#ask/stream/relayed.ts';
import type { SlipLine } from '../contract.ts';

export const slipsKey = ['slips'];

const sentKey = 'slip-sent';
const openReadMs = 15_000;

export const noteSentSlip = (): void => store('local', sentKey, 'true');

// The slips that are not decided. Asked, and how to ask fetched, only in a browser that sent one, until all are: most members
// never send any.
export const slipsUnderWayQuery = queryOptions({
  queryKey: [...slipsKey, 'under-way'],
  queryFn: async ({ signal }): Promise<readonly SlipLine[]> => {
    if (readStored('local', sentKey) === null) return [];
    const { readOpenSlips } = await import('./read-open-slips.ts');
    const open = await readOpenSlips(signal);
    if (open.length === 0) forget('local', sentKey);
    return open;
  },
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => (state.data?.length ?? 0) > 0 && readEveryMs(openReadMs),
});
