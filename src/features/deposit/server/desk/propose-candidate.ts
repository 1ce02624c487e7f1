import { isErased } from '#members/erasure-lock.ts';
import { findMember, type Member } from '#members/members-table.ts';
import type { Asked, Write } from '#server/verb.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import { itemOf, proposeForTwo } from './decide-suspense.ts';
import { requireFree } from '#server/operator/two-people.ts';

type ProposeCandidate = typeof depositOfficeCalls.proposeCandidate;

// Before the transaction: the member.
export const prepareCandidate = ({ context, question }: Asked<ProposeCandidate>): Promise<Member | null> =>
  findMember(context.database, question.memberId);

// Proposes a candidate as the owner of money in suspense; whatever the amount, a second person confirms.
// Entries: none; those of naming follow the confirmation.
// Repeating finds it proposed.
// Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD; KEY_INVALID for another amount than was shown; INVALID_USER_INFO.
export const proposeCandidate: Write<ProposeCandidate, Member | null> = async (asked) => {
  const { work, question, refuse, prepared: member } = asked;
  const { itemId, amount } = question;
  const item = await itemOf(asked, itemId);
  requireFree(asked, item);
  if (amount !== item.amount) refuse('KEY_INVALID');
  if (member === null || member.currency !== item.currency) return refuse('INVALID_USER_INFO');
  if (await isErased(work.sql, member.memberId)) refuse('INVALID_USER_INFO');
  return proposeForTwo(asked, item, { act: 'NAME', memberId: member.memberId });
};
