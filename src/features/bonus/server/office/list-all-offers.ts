import { listWaitingChangesOf, type ChangeRow } from '#server/records/operator-changes-table.ts';
import type { Read } from '#server/verb.ts';
import type { bonusOfficeCalls, OfferState } from '../../office-contract.ts';
import { listOffers, type Offer } from '../offers-table.ts';
import { offerOfColumns } from './offer-columns.ts';

export const stateOf = ({ closedAt, startsAt, endsAt, quota, taken }: Offer, now: Date): OfferState => {
  if (closedAt !== null) return 'CLOSED';
  if (endsAt !== null && endsAt <= now) return 'ENDED';
  if (quota !== null && taken >= quota) return 'FULL';
  return startsAt !== null && startsAt > now ? 'SOON' : 'OPEN';
};

export const waitingOf = ({ changeId, before, after, because, madeBy, madeAt }: ChangeRow) => ({
  changeId,
  offer: offerOfColumns(after),
  isNew: before === null,
  because,
  madeBy,
  madeAt: madeAt.toISOString(),
});

const lineOf = (offer: Offer, now: Date) => ({
  kind: offer.kind,
  code: offer.code,
  state: stateOf(offer, now),
  currency: offer.currency,
  title: offer.title,
  amount: offer.amount,
  quota: offer.quota === null ? null : Number(offer.quota),
  taken: Number(offer.taken),
  publishedAt: offer.publishedAt.toISOString(),
});

export const listAllOffers: Read<typeof bonusOfficeCalls.listOffers> = async ({ context }) => {
  const [offers, waiting] = await Promise.all([
    listOffers(context.database),
    listWaitingChangesOf(context.database, 'offer'),
  ]);
  return { offers: offers.map((offer) => lineOf(offer, context.now())), waiting: waiting.map(waitingOf) };
};
