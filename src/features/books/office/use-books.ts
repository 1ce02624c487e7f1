import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { booksOfficeCalls } from '../office-contract.ts';

export type Books = AnswerOf<typeof booksOfficeCalls.get>;

// As long as the server keeps the sums.
const keptMs = 60_000;

export const useBooks = () =>
  useQuery({ queryKey: ['books'], queryFn: () => answerOf(booksOfficeCalls.get, {}), staleTime: keptMs });

// Whether another reading would answer with the same sums.
export const useIsFresh = (readAtMs: number): boolean => {
  const [oldMs, setOldMs] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOldMs(readAtMs), Math.max(0, readAtMs + keptMs - Date.now()));
    return () => clearTimeout(timer);
  }, [readAtMs]);
  return oldMs !== readAtMs;
};
