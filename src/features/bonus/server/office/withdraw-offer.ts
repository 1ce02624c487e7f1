import type { Write } from '#server/verb.ts';
import type { bonusOfficeCalls } from '../../office-contract.ts';
import { endOffer, findOffer } from '../offers-table.ts';

// Takes an offer back. Grants that members have are not touched.
// Entries: none.
// Repeating finds it withdrawn.
// Refuses: WRONG_PASSWORD, NO_DATA, DECIDED_ALREADY.
export const withdrawOffer: Write<typeof bonusOfficeCalls.withdrawOffer> = async ({ work, question, refuse }) => {
  const { code } = question;
  if ((await findOffer(work.sql, code)) === null) return refuse('NO_DATA');
  if (!(await endOffer(work.sql, code, work.now))) refuse('DECIDED_ALREADY');
  work.audit(`offer ${code}`, { withdrawn: true });
  return { message: 'SUCCESS' };
};
