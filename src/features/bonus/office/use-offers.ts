import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { bonusOfficeCalls } from '../office-contract.ts';

export type Offers = AnswerOf<typeof bonusOfficeCalls.listOffers>;
export type OpenOffer = AnswerOf<typeof bonusOfficeCalls.openOffer>;

export const offerViews = ['bonuses', 'promotions', 'waiting', 'ended'] as const;
export type OfferView = (typeof offerViews)[number];
const readAgainMs = 30_000;

export const useOffers = (isAllowed = true) =>
  useQuery({
    queryKey: ['offers', 'list'],
    queryFn: () => answerOf(bonusOfficeCalls.listOffers, {}),
    refetchInterval: readAgainMs,
    enabled: isAllowed,
  });

const hasEnded = ({ state }: Offers['offers'][number]): boolean => state === 'CLOSED' || state === 'ENDED';

export const viewOfOffer = (offer: Offers['offers'][number]): OfferView => {
  if (hasEnded(offer)) return 'ended';
  return offer.kind === 'bonus' ? 'bonuses' : 'promotions';
};

// Items are offer.CODE, edit.CODE, waiting.ID, new.bonus and new.promotion.
const viewOfItem = (itemId: string, offers: Offers['offers']): OfferView | undefined => {
  const [what = '', ...rest] = itemId.split('.');
  if (what === 'waiting') return 'waiting';
  if (what === 'new') return rest[0] === 'promotion' ? 'promotions' : 'bonuses';
  const found = offers.find(({ code }) => code === rest.join('.'));
  return found && viewOfOffer(found);
};

export const useOfferPlace = () => {
  const offers = useOffers().data?.offers;
  const viewOf = useCallback((itemId: string) => viewOfItem(itemId, offers ?? []), [offers]);
  return useQueuePlace('/rewards', offerViews, viewOf);
};

export const useOffer = (code: string) =>
  useQuery({ queryKey: ['offers', code], queryFn: () => answerOf(bonusOfficeCalls.openOffer, { code }) });

// For the menu: offers that wait for a second person.
export const useWaitingOffers = (isAllowed: boolean): number | undefined => useOffers(isAllowed).data?.waiting.length;
