import type { Write } from '#server/verb.ts';
import type { bonusOfficeCalls } from '../../office-contract.ts';
import { findOffer, updatePublished } from '../offers-table.ts';

// Shows an offer to members.
// Entries: none.
// Repeating finds it published.
// Refuses: WRONG_PASSWORD, NO_DATA, DECIDED_ALREADY; SAME_PERSON for the one who made it.
export const publishOffer: Write<typeof bonusOfficeCalls.publishOffer> = async ({ work, staff, question, refuse }) => {
  const { code } = question;
  const offer = await findOffer(work.sql, code);
  if (offer === null) return refuse('NO_DATA');
  if (offer.madeBy === staff.personId) refuse('SAME_PERSON');
  if (!(await updatePublished(work.sql, code, { by: staff.personId, at: work.now }))) refuse('DECIDED_ALREADY');
  work.audit(`offer ${code}`, { published: true });
  return { message: 'SUCCESS' };
};
