import { useQuery } from '@tanstack/react-query';
import { isRunning } from '../rules.ts';
import { activeBonusQuery } from './active-bonus-query.ts';

// Whether a condition holds withdrawals back. Only an answer since the dialog opened counts: a condition that was met a
// moment ago holds nothing, and a backend that names no condition is left to refuse.
export const useIsWithheld = (): boolean => {
  const { data, isSuccess, isFetchedAfterMount } = useQuery({ ...activeBonusQuery, refetchOnMount: 'always' });
  return isSuccess && isFetchedAfterMount && data.status && isRunning(data.condition?.runs);
};
