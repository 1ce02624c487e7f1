import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { queuePageSize } from '#contract/queue-page.ts';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { gameMoneyViews, transferOfficeCalls } from '../office-contract.ts';

type GameMoneyView = (typeof gameMoneyViews)[number];
export type MemberGameMoney = AnswerOf<typeof transferOfficeCalls.getGameMoney>;

export const useGameMoneyPlace = () => useQueuePlace('/game-money', gameMoneyViews);

const readAgainMs = 10_000;
const countAgainMs = 15_000;

export const useGameMoney = (view: GameMoneyView, page: number) =>
  useQuery({
    queryKey: ['game money', view, page],
    queryFn: () => answerOf(transferOfficeCalls.listGameMoney, { view, page, limit: queuePageSize }),
    refetchInterval: readAgainMs,
    placeholderData: keepPreviousData,
  });

// For the menu.
export const useWaitingGameMoney = (isAllowed: boolean): number | undefined =>
  useQuery({
    queryKey: ['game money', 'count'],
    queryFn: () => answerOf(transferOfficeCalls.listGameMoney, { view: 'unexplained', page: 1, limit: 1 }),
    refetchInterval: countAgainMs,
    enabled: isAllowed,
  }).data?.counts.unexplained;

// An item is an account of the list, or a member alone: a link from the member's page has no game.
export const memberOfItem = (itemId: string): string => itemId.split('.')[0] ?? '';

export const useMemberGames = (memberId: string) =>
  useQuery({
    queryKey: ['game money', 'member', memberId],
    queryFn: () => answerOf(transferOfficeCalls.getGameMoney, { memberId }),
    refetchInterval: readAgainMs,
  });
