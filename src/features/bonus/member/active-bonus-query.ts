import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { bonusCalls } from '../contract.ts';

// Most screens of a member ask it. The shell reads it again after whatever moves money.
export const activeBonusQuery = queryOptions({
  queryKey: ['bonus', 'active'],
  queryFn: ({ signal }) => answerOf(bonusCalls.checkActive, {}, { signal }),
});
