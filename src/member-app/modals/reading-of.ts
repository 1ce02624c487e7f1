import type { UseQueryResult } from '@tanstack/react-query';

export const readingOf = ({
  isFetching,
  isError,
}: Pick<UseQueryResult, 'isFetching' | 'isError'>): 'busy' | 'done' | 'failed' => {
  if (isFetching) return 'busy';
  return isError ? 'failed' : 'done';
};
