import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { readStored, store } from '#ask/browser-storage.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { noticeSeenKey } from '../first-paint/home-reads.ts';

// The screen waits briefly for the notice, so that the notice does not push everything down later.
const timeoutMs = 3_000;

export interface ShownNotice {
  readonly title: string | null;
  readonly html: string;
}

export interface Notice {
  readonly isComing: boolean;
  readonly shown: ShownNotice | null;
  readonly close: () => void;
}

// The operator's notice, once per browser session.
export const useNotice = (): Notice => {
  const [isSeen] = useState(() => readStored('session', noticeSeenKey) !== null);
  const [isClosed, setClosed] = useState(false);
  const { data, isLoading } = useQuery({
    queryKey: ['notice'],
    queryFn: ({ signal }) => answerOf(lookupCalls.getNotice, {}, { signal, timeoutMs }),
    enabled: !isSeen,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const html = data?.html ?? null;
  const isShown = !isSeen && !isClosed && html !== null;
  useEffect(() => {
    if (isShown) store('session', noticeSeenKey, 'true');
  }, [isShown]);
  return {
    isComing: isLoading,
    shown: isShown ? { title: data?.title ?? null, html } : null,
    close: () => setClosed(true),
  };
};
