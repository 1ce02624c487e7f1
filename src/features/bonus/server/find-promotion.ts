import { findActiveGrant, findTotal, hasPromotion } from '#conditions/grants-table.ts';
import { thresholdsOf } from '#money/bonus-terms.ts';
import { findCurrency } from '#members/members-table.ts';
import type { Refusing, Read } from '#server/verb.ts';
import type { Sql } from '#database/database.ts';
import { isCode, typedCode } from '../rules.ts';
import type { bonusCalls } from '../contract.ts';
import { languageOf, termsOf } from './offer-terms.ts';
import { offerOfColumns } from './office/offer-columns.ts';
import { findOfferVersion } from './offer-versions-table.ts';
import { findOpenPromotion, type FoundPromotion } from './offers-table.ts';

// The promotion of a typed code, if it is on offer to the member now.
export const openPromotion = async (
  { context, refuse }: Refusing<'NO_PROMOTION'>,
  sql: Sql,
  { typed, memberId }: { readonly typed: string; readonly memberId: string },
): Promise<FoundPromotion> => {
  const code = typedCode(typed);
  if (!isCode(code)) return refuse('NO_PROMOTION');
  const currency = await findCurrency(sql, memberId);
  return (await findOpenPromotion(sql, { code, currency, now: context.now() })) ?? refuse('NO_PROMOTION');
};

export const findPromotion: Read<typeof bonusCalls.findPromotion> = async (asked) => {
  const { context, member, question, refuse } = asked;
  const { memberId } = member;
  const offer = await openPromotion(asked, context.database, { typed: question.code, memberId });
  // Who received it reads that when they try again.
  if (offer.isFull && !(await hasPromotion(context.database, memberId, offer.code))) refuse('BONUS_FULL');
  const { percentSuccess, percentFail, amount } = offer;
  const language = languageOf(asked);
  const own = await findTotal(context.database, memberId);
  return {
    code: typedCode(question.code),
    percentFail,
    description: offer.description[language],
    title: offer.title[language],
    percentSuccess,
    amount,
    own,
    ...thresholdsOf({ base: amount, own, percentSuccess, percentFail }),
    termsHash: termsOf(offer, language).termsHash,
  };
};

export const currentPromotion: Read<typeof bonusCalls.currentPromotion> = async (asked) => {
  const { database } = asked.context;
  const grant = await findActiveGrant(database, asked.member.memberId);
  if (grant?.type !== 'promotion' || grant.code === null) return { promotion: null };
  // As it was when the member accepted it.
  const version = await findOfferVersion(database, { code: grant.code, at: grant.createdAt });
  const description = version === null ? grant.title : offerOfColumns(version.terms).description[languageOf(asked)];
  return { promotion: { code: grant.code, percentFail: grant.percentFail, description } };
};
