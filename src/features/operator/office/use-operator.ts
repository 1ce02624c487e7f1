import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { queuePageSize } from '#contract/queue-page.ts';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { operatorOfficeCalls } from '../office-contract.ts';

export type Operator = AnswerOf<typeof operatorOfficeCalls.list>;

export const operatorViews = ['waiting', 'games', 'accounts', 'settings', 'ended'] as const;
export type OperatorView = (typeof operatorViews)[number];

const viewOfKind = new Map<string, OperatorView>([
  ['game', 'games'],
  ['account', 'accounts'],
  ['setting', 'settings'],
]);
const viewOf = (itemId: string): OperatorView | undefined => viewOfKind.get(itemId.split('.', 1)[0] ?? '');
export const useOperatorPlace = () => useQueuePlace('/settings', operatorViews, viewOf);

const readAgainMs = 10_000;

export const useOperator = () =>
  useQuery({
    queryKey: ['operator', 'now'],
    queryFn: () => answerOf(operatorOfficeCalls.list, {}),
    refetchInterval: readAgainMs,
  });

export type AccountHealth = AnswerOf<typeof operatorOfficeCalls.listAccountHealth>['accounts'][number];

export const useAccountHealth = (isNeeded = true) =>
  useQuery({
    queryKey: ['operator', 'health'],
    queryFn: () => answerOf(operatorOfficeCalls.listAccountHealth, {}),
    refetchInterval: readAgainMs,
    enabled: isNeeded,
  });

export const useChanges = (view: 'waiting' | 'ended', page: number) =>
  useQuery({
    queryKey: ['operator', 'changes', view, page],
    queryFn: () => answerOf(operatorOfficeCalls.listChanges, { view, page, limit: queuePageSize }),
    refetchInterval: view === 'waiting' ? readAgainMs : false,
    placeholderData: keepPreviousData,
  });

// For the menu: changes that wait for a second person.
export const useWaitingChanges = (isAllowed: boolean): number | undefined =>
  useQuery({
    queryKey: ['operator', 'changes', 'count'],
    queryFn: () => answerOf(operatorOfficeCalls.listChanges, { view: 'waiting', page: 1, limit: 1 }),
    refetchInterval: readAgainMs,
    enabled: isAllowed,
  }).data?.counts.waiting;
