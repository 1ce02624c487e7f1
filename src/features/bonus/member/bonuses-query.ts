import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { bonusCalls } from '../contract.ts';

export const bonusesQuery = queryOptions({
  queryKey: ['bonus', 'list'],
  queryFn: ({ signal }) => answerOf(bonusCalls.list, {}, { signal }),
});
