import { listGrantsOfBonuses } from '#conditions/grants-table.ts';
import { takeUnreadGames } from '#conditions/own-money-table.ts';
import { settleWithin } from '#conditions/settle-condition.ts';
import { startBonus } from '#conditions/start-grant.ts';
import { findCurrency } from '#members/members-table.ts';
import type { Write } from '#server/verb.ts';
import { isReceived, typedCode } from '../rules.ts';
import type { bonusCalls } from '../contract.ts';
import { languageOf, requireShown, termsOf } from './offer-terms.ts';
import { findOpenOffer, takePlace } from './offers-table.ts';
import { receivedTimes } from './user-bonus.ts';

// Accepts a bonus as it is on offer now; its terms are frozen with the hash of their text.
// Entries: none. The next deposit from the minimum on pays it (#conditions/follow-deposit.ts).
// Repeating with the same request key returns the first answer; one grant is active at a time.
// Refuses: NO_DATA, BONUS_ALREADY_ACTIVE, BONUS_REMAINING, BONUS_MAX_CLAIMED, TERMS_CHANGED, BONUS_FULL.
export const activateBonus: Write<typeof bonusCalls.activate> = async (asked) => {
  const { work, question, refuse } = asked;
  const { sql, memberId, now } = work;
  const code = typedCode(question.code);
  const offer = await findOpenOffer(sql, { kind: 'bonus', code, currency: await findCurrency(sql, memberId), now });
  if (offer === null) return refuse('NO_DATA');
  const active = await settleWithin(work);
  if (active?.code === code && active.type === 'bonus') refuse('BONUS_ALREADY_ACTIVE');
  if (active !== null) refuse('BONUS_REMAINING');
  const own = (await listGrantsOfBonuses(sql, memberId)).filter((grant) => grant.code === code);
  const times = receivedTimes(own);
  if (isReceived({ type: offer.period, maxReceived: offer.maxReceived }, times, now)) refuse('BONUS_MAX_CLAIMED');
  const terms = requireShown(asked, termsOf(offer, languageOf(asked)));
  if (!(await takePlace(sql, offer))) refuse('BONUS_FULL');
  const grantId = await startBonus(asked, {
    terms,
    pay: { percent: offer.percent, amountMax: offer.amount, minimum: offer.minimum },
  });
  // What was played before then is in the books when a deposit pays it.
  await takeUnreadGames(sql, work);
  return { _id: grantId, isActive: true, received: times.map((at) => ({ updatedAt: at.toISOString() })) };
};
