import type { Sql } from '#database/database.ts';
import { lockName } from '#database/lock-name.ts';
import { findMember } from './members-table.ts';

// Until the transaction ends, the member is not erased, or nothing more is given to them. Taken by an erasure before it
// checks what is open, and by whoever gives a member something that lies in another book.
export const lockErasure = (sql: Sql, memberId: string): Promise<void> => lockName(sql, `erasure ${memberId}`);

export const isErased = async (sql: Sql, memberId: string): Promise<boolean> => {
  await lockErasure(sql, memberId);
  const member = await findMember(sql, memberId);
  return member === null || member.erasedAt !== null;
};
