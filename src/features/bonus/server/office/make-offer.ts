import type { ChangeStatus } from '#contract/operator-changes.ts';
import { byStaff } from '#server/records/acts-by.ts';
import { insertChange } from '#server/records/operator-changes-table.ts';
import type { StaffAsking, Working, Write } from '#server/verb.ts';
import { type bonusOfficeCalls, type OfferFields, offerTextMax } from '../../office-contract.ts';
import { findOffer } from '../offers-table.ts';
import { cleanBanner, columnsOfOffer, type OfferColumns } from './offer-columns.ts';

interface AskedChange {
  readonly code: string;
  readonly columns: OfferColumns;
  readonly because: string;
}

type Asking = Working<'CHANGE_INVALID' | 'CHANGE_SAME' | 'KEY_INVALID'> & Pick<StaffAsking<never>, 'staff'>;

// What two people do with an offer, in the words of the database's functions.
export const askForOffer = (asked: Asking, { code, columns, because }: AskedChange): Promise<ChangeStatus> =>
  insertChange(
    { sql: asked.work.sql, refuse: asked.refuse },
    {
      changeId: asked.work.operationId,
      wanted: { kind: 'offer', object: code, fields: columns, because },
      by: byStaff(asked),
      at: asked.work.now,
    },
  );

const checkTimes = ({ work, refuse }: Asking, { startsAt, endsAt }: OfferFields): void => {
  if (endsAt === null) return;
  const from = startsAt === null ? work.now : new Date(startsAt);
  if (new Date(endsAt) <= from || new Date(endsAt) <= work.now) refuse('KEY_INVALID');
};

// Cleaned markup may be empty, or longer than what was written.
const checkMarkup = ({ refuse }: Asking, { banners }: OfferFields): void => {
  const cleaned = banners.map(cleanBanner).flatMap(({ html }) => (html === null ? [] : Object.values<string>(html)));
  if (cleaned.some((text) => text === '' || text.length > offerTextMax)) refuse('CHANGE_INVALID');
};

// Asks for a new offer; another person publishes it.
// Entries: none.
// Repeating with the same request key returns the first answer.
// Refuses: WRONG_PASSWORD; CODE_TAKEN for a code that was ever published; KEY_INVALID if it ends before it starts.
export const makeOffer: Write<typeof bonusOfficeCalls.makeOffer> = async (asked) => {
  const { offer, because } = asked.question;
  checkTimes(asked, offer);
  checkMarkup(asked, offer);
  if ((await findOffer(asked.work.sql, offer.code)) !== null) asked.refuse('CODE_TAKEN');
  const status = await askForOffer(asked, { code: offer.code, columns: columnsOfOffer(offer), because });
  return { message: 'SUCCESS', status };
};

// Asks for other terms of an offer, which another person publishes. Grants of before keep the terms they were given by.
// Code, kind and currency stay, and no quota is below the number of those who took the offer: CHANGE_INVALID.
export const changeOffer: Write<typeof bonusOfficeCalls.changeOffer> = async (asked) => {
  const { code, offer, because } = asked.question;
  const now = (await findOffer(asked.work.sql, code)) ?? asked.refuse('NO_DATA');
  if (offer.code !== code || offer.kind !== now.kind || offer.currency !== now.currency) asked.refuse('CHANGE_INVALID');
  if (offer.quota !== null && BigInt(offer.quota) < now.taken) asked.refuse('CHANGE_INVALID');
  checkTimes(asked, offer);
  checkMarkup(asked, offer);
  return { message: 'SUCCESS', status: await askForOffer(asked, { code, columns: columnsOfOffer(offer), because }) };
};
