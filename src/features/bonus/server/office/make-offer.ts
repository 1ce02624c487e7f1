import type { Write } from '#server/verb.ts';
import type { bonusOfficeCalls, OfferFields } from '../../office-contract.ts';
import { insertOffer, type NewOffer } from '../offers-table.ts';

// A person, or for the first offers of a demonstration the command that made them.
export const newOffer = (fields: OfferFields, made: { readonly by: string; readonly at: Date }): NewOffer => {
  const ofBoth = {
    code: fields.code,
    currency: fields.currency,
    place: fields.place,
    percentSuccess: fields.percentSuccess,
    percentFail: fields.percentFail,
    quota: fields.quota === null ? null : BigInt(fields.quota),
    title: fields.title,
    description: fields.description,
    banners: fields.banners,
    startsAt: fields.startsAt === null ? null : new Date(fields.startsAt),
    endsAt: fields.endsAt === null ? null : new Date(fields.endsAt),
    madeBy: made.by,
    madeAt: made.at,
  };
  if (fields.kind === 'promotion')
    return {
      ...ofBoth,
      kind: 'promotion',
      amount: fields.amount,
      period: null,
      maxReceived: 1,
      percent: null,
      minimum: null,
    };
  const { type: period, maxReceived, percent, amountMax: amount, minimum } = fields;
  return { ...ofBoth, kind: 'bonus', period, maxReceived, percent, amount, minimum };
};

// Makes an offer that another person publishes.
// Entries: none.
// Repeating with the same request key returns the first answer.
// Refuses: WRONG_PASSWORD; CODE_TAKEN for a code that was ever used; KEY_INVALID if it ends before it starts.
export const makeOffer: Write<typeof bonusOfficeCalls.makeOffer> = async ({ work, staff, question, refuse }) => {
  const { offer } = question;
  const { startsAt, endsAt } = offer;
  if (endsAt !== null && new Date(endsAt) <= (startsAt === null ? work.now : new Date(startsAt))) refuse('KEY_INVALID');
  if (!(await insertOffer(work.sql, newOffer(offer, { by: staff.personId, at: work.now })))) refuse('CODE_TAKEN');
  work.audit(`offer ${offer.code}`, {
    made: offer.kind,
    amount: (offer.kind === 'bonus' ? offer.amountMax : offer.amount).toString(),
    percentSuccess: offer.percentSuccess,
    percentFail: offer.percentFail,
  });
  return { message: 'SUCCESS' };
};
