import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { takesOwnHeaders } from '#ask/own-headers.ts';
import { spinCalls } from '../contract.ts';

// Wheel, odds and coupons. A failure shows nothing.
export const useWheel = () => {
  const setup = useQuery({
    queryKey: ['spin', 'setup'],
    queryFn: ({ signal }) => answerOf(spinCalls.getSetup, {}, { signal }),
  });
  const odds = useQuery({
    queryKey: ['spin', 'odds'],
    queryFn: ({ signal }) => answerOf(spinCalls.getOdds, {}, { signal }),
  });
  const coupons = useQuery({
    queryKey: ['spin', 'coupons'],
    queryFn: ({ signal }) => answerOf(spinCalls.listCoupons, {}, { signal }),
  });
  return {
    setup: setup.data,
    odds: odds.data?.odds ?? null,
    coupons: coupons.data,
    isLoading: setup.isPending,
    isReading: setup.isFetching || odds.isFetching || coupons.isFetching,
    // What comes below the wheel waits for all of it, so that nothing moves away under a finger.
    isWhole: !setup.isPending && !odds.isPending && !coupons.isPending,
    // A backend that has only the specified calls is asked for the odds once.
    reload: () => Promise.all([setup.refetch(), coupons.refetch(), ...(takesOwnHeaders() ? [odds.refetch()] : [])]),
  };
};
export type WheelReading = ReturnType<typeof useWheel>;
