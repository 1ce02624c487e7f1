import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { readEveryMs } from '#ask/stream/relayed.ts';
import type { MoneyTimeline } from '#contract/money-timeline.ts';
import { statementCalls, type StatementLine } from '../../contract.ts';
import { newestTypeOf } from './newest-line.ts';

const againMs = 10_000;
const recentLines = 10;

interface Followed {
  // Null if there is no such line.
  readonly line: StatementLine | null;
  // Null if the backend has no timelines, or did not answer.
  readonly timeline: MoneyTimeline | null;
}

const findLine = async (is: (line: StatementLine) => boolean, signal: AbortSignal): Promise<StatementLine | null> => {
  const { statements } = await answerOf(statementCalls.get, { page: 1, limit: recentLines }, { signal });
  return statements.find(is) ?? null;
};

// The statement alone is enough for a line; its timeline is an extra that a backend may not know.
const follow = async (about: string, signal: AbortSignal): Promise<Followed> => {
  const type = newestTypeOf(about);
  const found = type === null ? null : await findLine(({ statementType }) => statementType === type, signal);
  const lineId = type === null ? about : found?._id;
  if (lineId === undefined) return { line: found, timeline: null };
  try {
    return await answerOf(statementCalls.timeline, { lineId }, { signal });
  } catch {
    signal.throwIfAborted();
    return { line: found ?? (await findLine(({ _id }) => _id === about, signal)), timeline: null };
  }
};

export const useTimeline = (about: string) => {
  const { data, isPending, isFetching, refetch, error } = useQuery({
    queryKey: ['statement', 'timeline', about],
    queryFn: ({ signal }) => follow(about, signal),
    // While something is still to come.
    refetchInterval: ({ state }) => (state.data?.timeline?.next == null ? false : readEveryMs(againMs)),
    meta: { loggedAs: 'timeline' },
  });
  return {
    followed: data,
    isLoading: isPending,
    isReading: isFetching,
    hasFailed: error !== null && data === undefined,
    refresh: () => void refetch(),
  };
};
