import { accounts } from '#ledger';
import type { Read } from '#server/verb.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import { findAnySuspenseItem } from '../suspense/suspense-table.ts';
import { findByPhone } from './decide-suspense.ts';
import { facesOf } from './faces-of.ts';
import { needsTwo } from './needs-two.ts';

// The member to whom money in suspense would go by a phone, so that a person recognises them before it goes.
export const findPayee: Read<typeof depositOfficeCalls.findPayee> = async (asked) => {
  const { context, question, refuse } = asked;
  const { itemId, phone } = question;
  const [item, member] = await Promise.all([
    findAnySuspenseItem(context.database, Object.values(accounts.house), itemId),
    findByPhone(context, phone),
  ]);
  if (item === null) return refuse('NO_DATA');
  if (member === null || member.currency !== item.currency || member.erasedAt !== null) return { member: null };
  const { memberId } = member;
  const [faces, isForTwo] = await Promise.all([facesOf(context.database, [memberId]), needsTwo(asked, item, memberId)]);
  return { member: faces.get(memberId)?.face ?? null, needsTwo: isForTwo };
};
