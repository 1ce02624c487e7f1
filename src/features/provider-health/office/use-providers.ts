import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { type ProviderLine, providerHealthOfficeCalls } from '../office-contract.ts';

export const providerViews = ['all', 'attention'] as const;

export const useProviderPlace = () => useQueuePlace('/providers', providerViews);

export const needsAttention = ({ state, isStopped, inReview }: ProviderLine): boolean =>
  state !== 'FINE' || isStopped || inReview > 0;

const readAgainMs = 5_000;
const countAgainMs = 15_000;

const listOf = { queryKey: ['providers'], queryFn: () => answerOf(providerHealthOfficeCalls.list, {}) } as const;

export const useProviders = () =>
  useQuery({ ...listOf, refetchInterval: readAgainMs, placeholderData: keepPreviousData });

// For the menu: games that are under maintenance or closed to money now.
export const useProvidersDown = (isAllowed: boolean): number | undefined =>
  useQuery({ ...listOf, refetchInterval: countAgainMs, enabled: isAllowed }).data?.providers.filter(
    ({ state }) => state === 'MAINTENANCE' || state === 'CLOSED',
  ).length;
