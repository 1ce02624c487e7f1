import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { queuePageSize } from '#contract/queue-page.ts';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { deskOfficeCalls } from '../office-contract.ts';

export const deskViews = ['review', 'unsent', 'open'] as const;
export type DeskView = (typeof deskViews)[number];
export type FindingLine = AnswerOf<typeof deskOfficeCalls.listFindings>['items'][number];
export type WorkDetail = AnswerOf<typeof deskOfficeCalls.getWork>;

const readAgainMs = 5_000;
const countAgainMs = 15_000;

export const useOutsideWork = (view: DeskView) =>
  useQuery({
    queryKey: ['desk', 'list', view],
    queryFn: () => answerOf(deskOfficeCalls.listWork, { view }),
    refetchInterval: readAgainMs,
    placeholderData: keepPreviousData,
  });

// For the menu: work that only a person can end.
export const useWaitingWork = (isAllowed: boolean): number | undefined =>
  useQuery({
    queryKey: ['desk', 'count'],
    queryFn: () => answerOf(deskOfficeCalls.listWork, { view: 'review' }),
    refetchInterval: countAgainMs,
    enabled: isAllowed,
  }).data?.counts.review;

export const useFindings = (page: number, isAllowed = true) =>
  useQuery({
    queryKey: ['desk', 'findings', page],
    queryFn: () => answerOf(deskOfficeCalls.listFindings, { view: 'open', page, limit: queuePageSize }),
    refetchInterval: countAgainMs,
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  });

export const useWaitingFindings = (isAllowed: boolean): number | undefined =>
  useFindings(1, isAllowed).data?.counts.open;

export const findingViews = ['findings', 'lanes'] as const;
export const useFindingPlace = () => useQueuePlace('/findings', findingViews);

// Identifies a piece of outside work in a URL: its kind, its member, its id.
export type WorkName = QuestionOf<typeof deskOfficeCalls.getWork>;
export const itemIdOf = ({ kind, memberId, workId }: WorkName): string => [kind, memberId, workId].join('.');
export const nameOfItem = (itemId: string): WorkName => {
  const [kind = '', memberId = '', workId = ''] = itemId.split('.');
  return { kind, memberId, workId };
};

export const useWork = (itemId: string) =>
  useQuery({
    queryKey: ['desk', 'work', itemId],
    queryFn: () => answerOf(deskOfficeCalls.getWork, nameOfItem(itemId)),
    refetchInterval: readAgainMs,
  });
