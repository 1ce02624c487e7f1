import type { Sql } from '#database/database.ts';
import { endEverySession } from './sessions-table.ts';
import { writePasswordHash } from './credentials-table.ts';

export interface LoginsEnd {
  readonly memberId: string;
  readonly at: Date;
  // From now on the only password that lets the member in.
  readonly newPasswordHash?: string;
}

// Whoever is logged in as this member is out; answers how many sessions that were.
export const endMemberLogins = async (sql: Sql, { memberId, at, newPasswordHash }: LoginsEnd): Promise<number> => {
  if (newPasswordHash !== undefined) await writePasswordHash(sql, { memberId, passwordHash: newPasswordHash, at });
  return endEverySession(sql, { memberId, at, because: newPasswordHash === undefined ? 'staff' : 'password' });
};
