import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { answerOf } from '#ask/ask.ts';
import { readEveryMs } from '#ask/stream/relayed.ts';
import { slipCalls, type SlipLine } from '../contract.ts';
import { slipsKey } from './under-way-query.ts';
import { isDecided, slipsPerPage } from './read-open-slips.ts';

const soonMs = 2_000;
const laterMs = 15_000;
const soonReads = 45;

const isOver = (line: SlipLine | null | undefined): boolean => line != null && isDecided(line);

// Reads a sent slip until it is decided, and the balances when that added to them.
export const useSentSlip = (reference: string, refreshBalances: () => Promise<void>): SlipLine | undefined => {
  const { data } = useQuery({
    queryKey: [...slipsKey, 'sent', reference],
    queryFn: async ({ signal }) => {
      const { slips } = await answerOf(slipCalls.list, { page: 1, limit: slipsPerPage }, { signal });
      return slips.find((slip) => slip.reference === reference) ?? null;
    },
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) => !isOver(state.data),
    refetchInterval: ({ state: { data: line, dataUpdateCount } }) =>
      !isOver(line) && readEveryMs(dataUpdateCount < soonReads ? soonMs : laterMs),
  });
  const line = data ?? undefined;
  const credited = useEffectEvent(() => void refreshBalances());
  const isCredited = line?.status === 'SUCCESS';
  useEffect(() => {
    if (isCredited) credited();
  }, [isCredited]);
  return line;
};
