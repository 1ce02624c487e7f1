import type { Sql } from '#database/database.ts';
import { lockName } from '#database/lock-name.ts';
import { findMember } from './members-table.ts';

// An erasure takes it before it checks what is open, and so does a transaction that gives a member something from
// another book: the one that comes second sees what the first one did.
export const lockErasure = (sql: Sql, memberId: string): Promise<void> => lockName(sql, `erasure ${memberId}`);

export const isErased = async (sql: Sql, memberId: string): Promise<boolean> => {
  await lockErasure(sql, memberId);
  const member = await findMember(sql, memberId);
  return member === null || member.erasedAt !== null;
};
