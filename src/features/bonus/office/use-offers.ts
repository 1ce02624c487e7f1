import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { bonusOfficeCalls } from '../office-contract.ts';

export type Offers = AnswerOf<typeof bonusOfficeCalls.listOffers>;
export type OpenOffer = AnswerOf<typeof bonusOfficeCalls.openOffer>;

export const offerViews = ['bonuses', 'promotions', 'waiting', 'ended'] as const;
export type OfferView = (typeof offerViews)[number];
export const useOfferPlace = () => useQueuePlace('/rewards', offerViews);

const readAgainMs = 30_000;

export const useOffers = (isAllowed = true) =>
  useQuery({
    queryKey: ['offers', 'list'],
    queryFn: () => answerOf(bonusOfficeCalls.listOffers, {}),
    refetchInterval: readAgainMs,
    enabled: isAllowed,
  });

export const useOffer = (code: string) =>
  useQuery({ queryKey: ['offers', code], queryFn: () => answerOf(bonusOfficeCalls.openOffer, { code }) });

// For the menu: offers that wait for a second person.
export const useWaitingOffers = (isAllowed: boolean): number | undefined => useOffers(isAllowed).data?.waiting.length;
