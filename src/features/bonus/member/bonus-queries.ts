import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { bonusCalls } from '../contract.ts';

// The shell reads both again after whatever moves money.
export const bonusesQuery = queryOptions({
  queryKey: ['bonus', 'list'],
  queryFn: ({ signal }) => answerOf(bonusCalls.list, {}, { signal }),
});

export const activeBonusQuery = queryOptions({
  queryKey: ['bonus', 'active'],
  queryFn: ({ signal }) => answerOf(bonusCalls.checkActive, {}, { signal }),
});
