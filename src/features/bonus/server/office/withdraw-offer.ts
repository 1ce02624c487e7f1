import type { Write } from '#server/verb.ts';
import type { bonusOfficeCalls } from '../../office-contract.ts';
import { findOffer } from '../offers-table.ts';
import { askForOffer } from './make-offer.ts';

// Takes an offer back, which one person may do at once. Grants that members have are not touched.
// Entries: none.
// Repeating finds it withdrawn.
// Refuses: WRONG_PASSWORD, NO_DATA, DECIDED_ALREADY.
export const withdrawOffer: Write<typeof bonusOfficeCalls.withdrawOffer> = async (asked) => {
  const { code } = asked.question;
  const offer = (await findOffer(asked.work.sql, code)) ?? asked.refuse('NO_DATA');
  if (offer.withdrawnAt !== null) asked.refuse('DECIDED_ALREADY');
  const columns = { withdrawn_at: asked.work.now.toISOString() };
  await askForOffer(asked, { code, columns, because: 'withdrawn' });
  return { message: 'SUCCESS' };
};
