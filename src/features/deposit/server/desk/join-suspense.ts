import { isErased } from '#members/erasure-lock.ts';
import type { Write } from '#server/verb.ts';
import { requireFree } from '#server/operator/two-people.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import { findJoinable, type JoinProposal } from '../suspense/join-credit.ts';
import { updateItemProposal } from '../suspense/suspense-table.ts';
import { itemOf } from './decide-suspense.ts';

// Proposes that a line of the bank in suspense shows money that is in a wallet already, by a slip or a person.
// Entries: none; suspense -> bank of the house follows the confirmation, and nothing in the member's book.
// Repeating finds it proposed.
// Refuses: NO_DATA, also for a credit that the line cannot show; DECIDED_ALREADY, WRONG_PASSWORD; KEY_INVALID for another amount.
export const joinSuspense: Write<typeof depositOfficeCalls.joinSuspense> = async (asked) => {
  const { work, staff, question, refuse } = asked;
  const { itemId, receiptId, amount } = question;
  const item = await itemOf(asked, itemId);
  requireFree(asked, item);
  if (amount !== item.amount) refuse('KEY_INVALID');
  const credit = await findJoinable(work, item, receiptId);
  if (credit === null || (await isErased(work.sql, credit.memberId))) return refuse('NO_DATA');
  const { memberId, paidAt } = credit;
  const proposal: JoinProposal = { act: 'JOIN', memberId, creditId: receiptId, seen: paidAt.toISOString() };
  await updateItemProposal(work.sql, item, { personId: staff.personId, proposal: JSON.stringify(proposal) });
  work.audit(`suspense ${itemId}`, { proposed: 'JOIN', memberId, credit: receiptId });
  return { message: 'SUCCESS', status: 'SECOND' };
};
