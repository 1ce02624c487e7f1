import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { withdrawCalls } from '../contract.ts';
import type { WithdrawLimits } from '../rules.ts';

export interface LimitsLookup {
  readonly limits: WithdrawLimits | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

// Read each time the modal opens: the operator may have changed them.
export const useWithdrawLimits = (): LimitsLookup => {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['withdraw-limits'],
    queryFn: ({ signal }) => answerOf(withdrawCalls.limits, {}, { signal }),
    staleTime: 0,
  });
  const limits =
    data === undefined || data.withdrawMin === null || data.withdrawMax === null
      ? undefined
      : { withdrawMin: data.withdrawMin, withdrawMax: data.withdrawMax };
  return {
    limits,
    isLoading: limits === undefined && isFetching,
    hasFailed: limits === undefined && !isFetching,
    refetch: () => void refetch(),
  };
};
