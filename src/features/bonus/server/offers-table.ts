import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { BonusPeriod } from '../contract.ts';
import type { OfferFields, OfferTexts } from '../office-contract.ts';

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
  readonly banners: OfferFields['banners'];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly publishedAt: Date;
  readonly closedAt: Date | null;
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
  // Its list; empty for one with its own code.
  readonly codes: readonly { readonly code: string; readonly quota: number | null }[];
  readonly period: null;
  readonly maxReceived: number;
  readonly percent: null;
  readonly minimum: null;
}

export type Offer = BonusOffer | PromotionOffer;

const columns = `code, kind, currency, place, period, max_received as "maxReceived", percent, minimum, amount,
  percent_success as "percentSuccess", percent_fail as "percentFail", quota, taken, title, description, banners, codes,
  starts_at as "startsAt", ends_at as "endsAt", published_at as "publishedAt", withdrawn_at as "closedAt"`;

const isOpen = (now: string) => `withdrawn_at is null and (starts_at is null or starts_at <= ${now})
  and (ends_at is null or ends_at > ${now})`;

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

export interface FoundPromotion extends PromotionOffer {
  // The code, or the whole promotion, was received as often as it may be.
  readonly isFull: boolean;
}

// The promotion of a code, its own or one of its list, that is on offer to members of the currency now.
export const findOpenPromotion = (
  sql: Sql,
  { code, currency, now }: OfferAt & { readonly code: string },
): Promise<FoundPromotion | null> =>
  sql.one<FoundPromotion>(
    `select ${columns}, coalesce(taken >= quota, false) or codes <> '[]'
       and exists (select from reward_code c where c.code = $1 and c.taken >= c.quota) as "isFull"
     from reward_offer where kind = 'promotion' and currency = $2 and ${isOpen('$3')}
       and (code = $1 and codes = '[]'
         or code = (select c.offer from reward_code c where c.code = $1 and not c.is_closed))`,
    [code, currency, now],
  );

export interface ListedCode {
  readonly code: string;
  readonly quota: bigint | null;
  readonly taken: bigint;
}

export const listCodes = (sql: Sql, offer: string): Promise<ListedCode[]> =>
  sql.rows<ListedCode>(`select code, quota, taken from reward_code where offer = $1 and not is_closed order by code`, [
    offer,
  ]);

// Takes one use of a code of a list; false if none is left.
export const takeCode = async (sql: Sql, code: string): Promise<boolean> =>
  (await sql.one(
    `update reward_code set taken = taken + 1
     where code = $1 and not is_closed and (quota is null or taken < quota) returning code`,
    [code],
  )) !== null;

// Takes one of the places of an offer; false if none is left. Places without a limit count too, as one may be set later.
export const takePlace = async (sql: Sql, { code }: Offer): Promise<boolean> =>
  (await sql.one(
    `update reward_offer set taken = taken + 1 where code = $1 and (quota is null or taken < quota) returning code`,
    [code],
  )) !== null;

// Gives back the place of a bonus that was cleared before it paid; those taken without a limit were not always counted.
export const endPlace = async (sql: Sql, code: string): Promise<void> => {
  await sql.rows('update reward_offer set taken = greatest(taken - 1, 0) where code = $1', [code]);
};

// Those taken back last, and beyond five hundred not listed.
export const listOffers = (sql: Sql): Promise<Offer[]> =>
  sql.rows<Offer>(`select ${columns} from reward_offer order by withdrawn_at is not null, kind, place, code limit 500`);

export const findOffer = (sql: Sql, code: string): Promise<Offer | null> =>
  sql.one<Offer>(`select ${columns} from reward_offer where code = $1`, [code]);
