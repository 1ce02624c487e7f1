import type { PersonalData } from '#database/schema/personal-data.ts';
import type { Working } from '#server/verb.ts';
import { quietBeforeErasureMs } from '../../rules.ts';
import { hasFindingAbout } from '#server/outside/findings-table.ts';
import { lockErasure } from '#members/erasure-lock.ts';
import { deleteClaimsOf } from '#members/claims-table.ts';
import { findMember } from '#members/members-table.ts';
import { deletePersonalRows, isMoving } from './erasure-table.ts';

type Erasing = Working<'NO_DATA' | 'MEMBER_UNSETTLED'>;

// A member is erased only if suspended, without money, open work and open findings.
export const refuseUnsettled = async (
  { work: { sql, memberId, now }, refuse }: Erasing,
  personalData: readonly PersonalData[],
): Promise<void> => {
  const member = (await findMember(sql, memberId)) ?? refuse('NO_DATA');
  const since = new Date(now.getTime() - quietBeforeErasureMs);
  if (member.suspendedAt === null || (await isMoving(sql, memberId, since))) refuse('MEMBER_UNSETTLED');
  if (await hasFindingAbout(sql, memberId)) refuse('MEMBER_UNSETTLED');
  for (const { isOpen } of personalData) if ((await isOpen?.(sql, memberId)) === true) refuse('MEMBER_UNSETTLED');
};

// The books, the entries and the audit chain stay under the member's id; the personal data is deleted. Another member
// may then register the phone and the bank account.
export const eraseMember = async (erasing: Erasing, personalData: readonly PersonalData[]): Promise<void> => {
  const { work, refuse } = erasing;
  const { sql, memberId, now: at } = work;
  await lockErasure(sql, memberId);
  await refuseUnsettled(erasing, personalData);
  const { phone } = (await findMember(sql, memberId)) ?? refuse('NO_DATA');
  await deletePersonalRows(sql, memberId, at);
  await deleteClaimsOf(sql, memberId);
  for (const { erase } of personalData) await erase(sql, { memberId, phone, at });
};
