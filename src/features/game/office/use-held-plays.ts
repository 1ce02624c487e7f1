import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { queuePageSize } from '#contract/queue-page.ts';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { gameOfficeCalls, type HeldPlayLine, heldPlayViews } from '../office-contract.ts';

type HeldView = (typeof heldPlayViews)[number];

export const useHeldPlace = () => useQueuePlace('/held-wins', heldPlayViews);

const readAgainMs = 5_000;
const countAgainMs = 15_000;

export const useHeldPlays = (view: HeldView, page: number) =>
  useQuery({
    queryKey: ['held plays', view, page],
    queryFn: () => answerOf(gameOfficeCalls.listHeldPlays, { view, page, limit: queuePageSize }),
    refetchInterval: view === 'open' ? readAgainMs : false,
    placeholderData: keepPreviousData,
  });

// For the menu.
export const useWaitingHeldPlays = (isAllowed: boolean): number | undefined =>
  useQuery({
    queryKey: ['held plays', 'count'],
    queryFn: () => answerOf(gameOfficeCalls.listHeldPlays, { view: 'open', page: 1, limit: 1 }),
    refetchInterval: countAgainMs,
    enabled: isAllowed,
  }).data?.counts.open;

export const itemIdOf = ({ memberId, heldId }: HeldPlayLine): string => `${memberId}.${heldId}`;
