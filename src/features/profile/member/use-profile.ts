import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { getProfile } from '../contract.ts';

export const useProfile = () =>
  useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => answerOf(getProfile, {}, { signal }) });
