import { hasPromotion } from '#conditions/grants-table.ts';
import { startGrant } from '#conditions/start-grant.ts';
import type { Write } from '#server/verb.ts';
import { typedCode } from '../rules.ts';
import type { bonusCalls } from '../contract.ts';
import { openPromotion } from './find-promotion.ts';
import { languageOf, requireShown, termsOf } from './offer-terms.ts';
import { takeCode, takePlace } from './offers-table.ts';

// Credits a promotion and starts its condition.
// Entries: promotion -> wallet.
// Repeating with the same request key returns the first answer; a member has each promotion once.
// Refuses: NO_PROMOTION, PROMOTION_RECEIVED, BONUS_FULL, TERMS_CHANGED, BONUS_REMAINING.
export const activatePromotion: Write<typeof bonusCalls.activatePromotion> = async (asked) => {
  const { work, question, refuse } = asked;
  const { sql, memberId } = work;
  const offer = await openPromotion(asked, sql, { typed: question.code, memberId });
  if (await hasPromotion(sql, memberId, offer.code)) refuse('PROMOTION_RECEIVED');
  const terms = requireShown(asked, termsOf(offer, languageOf(asked)));
  if (offer.codes.length > 0 && !(await takeCode(sql, typedCode(question.code)))) refuse('BONUS_FULL');
  if (!(await takePlace(sql, offer))) refuse('BONUS_FULL');
  await startGrant(asked, { terms, amount: offer.amount });
  return { message: 'SUCCESS' };
};
