import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { profileCalls } from '../contract.ts';

export const useProfile = () =>
  useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => answerOf(profileCalls.get, {}, { signal }) });
