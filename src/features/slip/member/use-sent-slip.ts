import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { answerOf } from '#ask/ask.ts';
import { readEveryMs } from '#ask/stream/relayed.ts';
import { slipCalls, type SlipLine } from '../contract.ts';
import { slipsKey, slipsPerPage } from './use-slips.ts';

const soonMs = 2_000;
const laterMs = 15_000;
const soonReads = 45;

const isDecided = (line: SlipLine | undefined): boolean => line?.status === 'SUCCESS' || line?.status === 'FAILED';

// Reads a sent slip until it is decided, and the balances when that added to them.
export const useSentSlip = (reference: string, refreshBalances: () => Promise<void>): SlipLine | undefined => {
  const { data } = useQuery({
    queryKey: [...slipsKey, 'sent', reference],
    queryFn: async ({ signal }) => {
      const { slips } = await answerOf(slipCalls.list, { page: 1, limit: slipsPerPage }, { signal });
      return slips.find((slip) => slip.reference === reference) ?? null;
    },
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) => !isDecided(state.data ?? undefined),
    refetchInterval: ({ state: { data: line, dataUpdateCount } }) =>
      !isDecided(line ?? undefined) && readEveryMs(dataUpdateCount < soonReads ? soonMs : laterMs),
  });
  const line = data ?? undefined;
  const credited = useEffectEvent(() => void refreshBalances());
  const isCredited = line?.status === 'SUCCESS';
  useEffect(() => {
    if (isCredited) credited();
  }, [isCredited]);
  return line;
};
