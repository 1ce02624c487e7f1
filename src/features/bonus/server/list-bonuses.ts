import { listGrantsOfBonuses } from '#conditions/grants-table.ts';
import { findCurrency } from '#members/members-table.ts';
import type { Read } from '#server/verb.ts';
import type { bonusCalls } from '../contract.ts';
import { cleanBanner } from './office/offer-columns.ts';
import { languageOf, termsOf } from './offer-terms.ts';
import { listOpenBonuses } from './offers-table.ts';
import { userBonusOf } from './user-bonus.ts';

export const listBonuses: Read<typeof bonusCalls.list> = async (asked) => {
  const { context, member } = asked;
  const { database } = context;
  const [currency, grants] = await Promise.all([
    findCurrency(database, member.memberId),
    listGrantsOfBonuses(database, member.memberId),
  ]);
  const language = languageOf(asked);
  return (await listOpenBonuses(database, { currency, now: context.now() })).map((offer) => ({
    code: offer.code,
    type: offer.period,
    maxReceived: offer.maxReceived,
    percentFail: offer.percentFail,
    // Cleaned again, since a row may be older than the rules of today.
    banners: offer.banners.map(cleanBanner).map(({ image, html }) => ({ image, html: html?.[language] ?? null })),
    userBonus: userBonusOf(grants.filter(({ code }) => code === offer.code)),
    title: offer.title[language],
    description: offer.description[language],
    percentSuccess: offer.percentSuccess,
    percent: offer.percent,
    amountMax: offer.amount,
    minimum: offer.minimum,
    termsHash: termsOf(offer, language).termsHash,
  }));
};
