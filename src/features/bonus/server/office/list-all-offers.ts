import type { Read } from '#server/verb.ts';
import type { bonusOfficeCalls } from '../../office-contract.ts';
import { listOffers, type Offer } from '../offers-table.ts';

const statusOf = ({ withdrawnAt, publishedAt }: Offer) => {
  if (withdrawnAt !== null) return 'WITHDRAWN' as const;
  return publishedAt === null ? ('WAITING' as const) : ('PUBLISHED' as const);
};

const lineOf = (offer: Offer) => ({
  kind: offer.kind,
  code: offer.code,
  status: statusOf(offer),
  currency: offer.currency,
  title: offer.title,
  description: offer.description,
  type: offer.period,
  maxReceived: offer.maxReceived,
  percent: offer.percent,
  minimum: offer.minimum,
  amount: offer.amount,
  percentSuccess: offer.percentSuccess,
  percentFail: offer.percentFail,
  quota: offer.quota === null ? null : Number(offer.quota),
  taken: Number(offer.taken),
  startsAt: offer.startsAt?.toISOString() ?? null,
  endsAt: offer.endsAt?.toISOString() ?? null,
});

export const listAllOffers: Read<typeof bonusOfficeCalls.listOffers> = async ({ context }) => ({
  offers: (await listOffers(context.database)).map(lineOf),
});
