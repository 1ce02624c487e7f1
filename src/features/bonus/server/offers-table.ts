import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { BonusPeriod } from '../contract.ts';
import type { OfferTexts } from '../office-contract.ts';

interface OfferOfBoth {
  readonly code: string;
  readonly currency: Currency;
  readonly place: number;
  readonly amount: bigint;
  readonly percentSuccess: number;
  readonly percentFail: number;
  readonly quota: bigint | null;
  readonly taken: bigint;
  readonly title: OfferTexts;
  readonly description: OfferTexts;
  readonly banners: readonly { readonly image: string | null; readonly html: OfferTexts | null }[];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly madeBy: string;
  readonly publishedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

export interface BonusOffer extends OfferOfBoth {
  readonly kind: 'bonus';
  readonly period: BonusPeriod;
  // 0: no limit.
  readonly maxReceived: number;
  readonly percent: number;
  readonly minimum: bigint;
}

export interface PromotionOffer extends OfferOfBoth {
  readonly kind: 'promotion';
  readonly period: null;
  readonly maxReceived: number;
  readonly percent: null;
  readonly minimum: null;
}

export type Offer = BonusOffer | PromotionOffer;

const columns = `code, kind, currency, place, period, max_received as "maxReceived", percent, minimum, amount,
  percent_success as "percentSuccess", percent_fail as "percentFail", quota, taken, title, description, banners,
  starts_at as "startsAt", ends_at as "endsAt", made_by as "madeBy", published_at as "publishedAt",
  withdrawn_at as "withdrawnAt"`;

const isOpen = (now: string) => `published_at is not null and withdrawn_at is null
  and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})`;

export interface OfferAt {
  readonly currency: Currency;
  readonly now: Date;
}

export const listOpenBonuses = (sql: Sql, { currency, now }: OfferAt): Promise<BonusOffer[]> =>
  sql.rows<BonusOffer>(
    `select ${columns} from reward_offer where kind = 'bonus' and currency = $1 and ${isOpen('$2')} order by place, code`,
    [currency, now],
  );

// One on offer to members of the currency now.
export const findOpenOffer = async <Kind extends Offer['kind']>(
  sql: Sql,
  { kind, code, currency, now }: OfferAt & { readonly kind: Kind; readonly code: string },
): Promise<Extract<Offer, { kind: Kind }> | null> =>
  sql.one<Extract<Offer, { kind: Kind }>>(
    `select ${columns} from reward_offer where kind = $1 and code = $2 and currency = $3 and ${isOpen('$4')}`,
    [kind, code, currency, now],
  );

// Takes one of the places of an offer that has a limited number; false if none is left.
export const takePlace = async (sql: Sql, { code, quota }: Offer): Promise<boolean> =>
  quota === null ||
  (await sql.one(`update reward_offer set taken = taken + 1 where code = $1 and taken < quota returning code`, [
    code,
  ])) !== null;

// Gives back the place of a bonus that was cleared before it paid.
export const endPlace = async (sql: Sql, code: string): Promise<void> => {
  await sql.rows('update reward_offer set taken = taken - 1 where code = $1 and quota is not null', [code]);
};

// All, those that wait for publication first, ended ones last.
export const listOffers = (sql: Sql): Promise<Offer[]> =>
  sql.rows<Offer>(
    `select ${columns} from reward_offer
     order by withdrawn_at is not null, published_at is not null, kind, place, code limit 500`,
  );

export const findOffer = (sql: Sql, code: string): Promise<Offer | null> =>
  sql.one<Offer>(`select ${columns} from reward_offer where code = $1`, [code]);

export type NewOffer = Omit<Offer, 'taken' | 'publishedAt' | 'withdrawnAt'> & { readonly madeAt: Date };

// False if the code was ever used.
export const insertOffer = async (sql: Sql, offer: NewOffer): Promise<boolean> =>
  (await sql.one(
    `insert into reward_offer (code, kind, currency, place, period, max_received, percent, minimum, amount,
       percent_success, percent_fail, quota, title, description, banners, starts_at, ends_at, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
     on conflict (code) do nothing returning code`,
    [
      offer.code,
      offer.kind,
      offer.currency,
      offer.place,
      offer.period,
      offer.maxReceived,
      offer.percent,
      offer.minimum,
      offer.amount,
      offer.percentSuccess,
      offer.percentFail,
      offer.quota,
      JSON.stringify(offer.title),
      JSON.stringify(offer.description),
      JSON.stringify(offer.banners),
      offer.startsAt,
      offer.endsAt,
      offer.madeBy,
      offer.madeAt,
    ],
  )) !== null;

export const updatePublished = async (
  sql: Sql,
  code: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> =>
  (await sql.one(
    `update reward_offer set published_by = $2, published_at = $3
     where code = $1 and published_at is null and withdrawn_at is null returning code`,
    [code, by, at],
  )) !== null;

export const endOffer = async (sql: Sql, code: string, at: Date): Promise<boolean> =>
  (await sql.one(`update reward_offer set withdrawn_at = $2 where code = $1 and withdrawn_at is null returning code`, [
    code,
    at,
  ])) !== null;
