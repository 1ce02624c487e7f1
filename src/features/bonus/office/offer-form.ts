import * as z from 'zod/mini';
import { toDecimalText } from '#money/money-wire.ts';
import { readAmount } from '#ui/fields/money-input.tsx';
import { readCodes, writtenCodes } from './code-list.ts';
import { bangkokText, ofBangkokText } from '#ui/office/editor/bangkok-time.ts';
import { offerFields, type OfferFields } from '../office-contract.ts';

const ofBoth = ['code', 'currency', 'place', 'percentSuccess', 'percentFail', 'quota', 'startsAt', 'endsAt'] as const;
const words = [
  'picture',
  'title.th',
  'title.la',
  'title.en',
  'description.th',
  'description.la',
  'description.en',
] as const;
const ofBonus = ['type', 'maxReceived', 'percent', 'amountMax', 'minimum'] as const;

export type OfferKind = OfferFields['kind'];
export type OfferName =
  | (typeof ofBoth)[number]
  | (typeof words)[number]
  | (typeof ofBonus)[number]
  | 'amount'
  | 'codes';
export type WrittenOffer = Readonly<Partial<Record<OfferName, string>>>;

export const offerNames: Record<OfferKind, readonly OfferName[]> = {
  bonus: [...ofBoth, ...ofBonus, ...words],
  promotion: [...ofBoth, 'amount', 'codes', ...words],
};

// A new offer begins with nothing but a place and usual conditions.
export const emptyOffer: WrittenOffer = {
  currency: 'BAHT',
  place: '1',
  percentSuccess: '300',
  percentFail: '10',
  type: 'limit',
  maxReceived: '1',
};

const text = (value: number | null): string => (value === null ? '' : String(value));

export const writtenOf = (offer: OfferFields): WrittenOffer => ({
  code: offer.code,
  currency: offer.currency,
  place: text(offer.place),
  percentSuccess: text(offer.percentSuccess),
  percentFail: text(offer.percentFail),
  quota: text(offer.quota),
  startsAt: bangkokText(offer.startsAt),
  endsAt: bangkokText(offer.endsAt),
  ...(offer.kind === 'bonus'
    ? {
        type: offer.type,
        maxReceived: text(offer.maxReceived),
        percent: text(offer.percent),
        amountMax: toDecimalText(offer.amountMax),
        minimum: toDecimalText(offer.minimum),
      }
    : { amount: toDecimalText(offer.amount), codes: writtenCodes(offer.codes) }),
  picture: offer.banners[0]?.image ?? '',
  'title.th': offer.title.th,
  'title.la': offer.title.la,
  'title.en': offer.title.en,
  'description.th': offer.description.th,
  'description.la': offer.description.la,
  'description.en': offer.description.en,
});

const whole = (written = ''): number => (/^\d{1,10}$/.test(written.trim()) ? Number(written) : Number.NaN);
const amount = (written = ''): bigint => readAmount(written) ?? 0n;
const inEach = (written: WrittenOffer, name: 'title' | 'description') => ({
  th: (written[`${name}.th`] ?? '').trim(),
  la: (written[`${name}.la`] ?? '').trim(),
  en: (written[`${name}.en`] ?? '').trim(),
});

// What is written, valid or not: the preview shows it as it is. Banners beyond the first picture stay.
export const draftOf = (kind: OfferKind, written: WrittenOffer, before: OfferFields | null): OfferFields => {
  const picture = (written.picture ?? '').trim();
  const [first, ...others] = before?.banners ?? [];
  const ofFirst = { image: picture === '' ? null : picture, html: first?.html ?? null };
  const ofEither = {
    code: (written.code ?? '').trim(),
    currency: written.currency === 'LAK' ? ('LAK' as const) : ('BAHT' as const),
    place: whole(written.place),
    percentSuccess: whole(written.percentSuccess),
    percentFail: whole(written.percentFail),
    quota: (written.quota ?? '').trim() === '' ? null : whole(written.quota),
    title: inEach(written, 'title'),
    description: inEach(written, 'description'),
    banners: ofFirst.image === null && ofFirst.html === null ? others : [ofFirst, ...others],
    startsAt: ofBangkokText(written.startsAt ?? ''),
    endsAt: ofBangkokText(written.endsAt ?? ''),
  };
  if (kind === 'promotion')
    return { ...ofEither, kind, amount: amount(written.amount), codes: [...readCodes(written.codes ?? '').codes] };
  return {
    ...ofEither,
    kind,
    type: written.type === 'day' || written.type === 'week' ? written.type : 'limit',
    maxReceived: whole(written.maxReceived),
    percent: whole(written.percent),
    amountMax: amount(written.amountMax),
    minimum: amount(written.minimum),
  };
};

const nameOf = (path: readonly PropertyKey[]): string => {
  const [first, second] = path.map(String);
  if (first === 'banners') return 'picture';
  if (first === 'codes') return 'codes';
  return second === undefined ? (first ?? '') : `${first ?? ''}.${second}`;
};

// The fields that the contract does not take, and an end that comes before the start or has passed.
export const wrongFields = (draft: OfferFields): string[] => {
  const checked = z.safeEncode(offerFields, draft);
  const ofContract = checked.success ? [] : checked.error.issues.map(({ path }) => nameOf(path));
  const { startsAt, endsAt } = draft;
  const isOver = endsAt !== null && (endsAt <= new Date().toISOString() || (startsAt !== null && endsAt <= startsAt));
  return isOver ? [...ofContract, 'endsAt'] : ofContract;
};
