import type { Write } from '#server/verb.ts';
import type { bonusOfficeCalls } from '../../office-contract.ts';
import { findOffer } from '../offers-table.ts';
import { askForOffer } from './make-offer.ts';

// Closes an offer, which one person may do at once: nobody can accept it any more. Grants that members have are not touched.
// Entries: none.
// Repeating finds it closed.
// Refuses: WRONG_PASSWORD, NO_DATA, DECIDED_ALREADY.
export const closeOffer: Write<typeof bonusOfficeCalls.closeOffer> = async (asked) => {
  const { code } = asked.question;
  const offer = (await findOffer(asked.work.sql, code)) ?? asked.refuse('NO_DATA');
  if (offer.closedAt !== null) asked.refuse('DECIDED_ALREADY');
  const columns = { withdrawn_at: asked.work.now.toISOString() };
  await askForOffer(asked, { code, columns, because: 'closed' });
  return { message: 'SUCCESS' };
};
