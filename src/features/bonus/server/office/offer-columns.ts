import { cleanedInEach } from '#server/operator/texts/spoken.ts';
import type { OfferFields } from '../../office-contract.ts';

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

type OfferBanner = OfferFields['banners'][number];

export const cleanBanner = ({ image, html }: OfferBanner): OfferBanner => ({
  image,
  html: html === null ? null : cleanedInEach(html),
});

// The terms of an offer by the columns of its table, as changes and versions hold them; amounts are hundredths.
export type OfferColumns = Readonly<Record<string, unknown>>;

export const columnsOfOffer = (fields: OfferFields): OfferColumns => ({
  kind: fields.kind,
  currency: fields.currency,
  place: fields.place,
  percent_success: fields.percentSuccess,
  percent_fail: fields.percentFail,
  quota: fields.quota,
  title: fields.title,
  description: fields.description,
  banners: fields.banners.map(cleanBanner),
  starts_at: instant(fields.startsAt),
  ends_at: instant(fields.endsAt),
  withdrawn_at: null,
  ...(fields.kind === 'bonus'
    ? {
        period: fields.type,
        max_received: fields.maxReceived,
        codes: [],
        percent: fields.percent,
        minimum: Number(fields.minimum),
        amount: Number(fields.amountMax),
      }
    : {
        codes: fields.codes,
        period: null,
        max_received: 1,
        percent: null,
        minimum: null,
        amount: Number(fields.amount),
      }),
});

const hundredths = (value: unknown): bigint => BigInt(value as number);

// Only what was checked by the contract is ever kept.
export const offerOfColumns = (columns: OfferColumns): OfferFields => {
  const ofBoth = {
    code: columns['code'],
    currency: columns['currency'],
    place: columns['place'],
    percentSuccess: columns['percent_success'],
    percentFail: columns['percent_fail'],
    quota: columns['quota'],
    title: columns['title'],
    description: columns['description'],
    banners: columns['banners'],
    startsAt: columns['starts_at'],
    endsAt: columns['ends_at'],
  };
  const offer =
    columns['kind'] === 'promotion'
      ? { ...ofBoth, kind: 'promotion', amount: hundredths(columns['amount']), codes: columns['codes'] }
      : {
          ...ofBoth,
          kind: 'bonus',
          type: columns['period'],
          maxReceived: columns['max_received'],
          percent: columns['percent'],
          minimum: hundredths(columns['minimum']),
          amountMax: hundredths(columns['amount']),
        };
  return offer as OfferFields;
};
