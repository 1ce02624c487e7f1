import type { Sql } from '#database/database.ts';
import { deleteFailuresOf } from './login-failures-table.ts';
import { deletePlacesOf, upsertPlace } from './login-places-table.ts';
import { endEverySession } from './sessions-table.ts';
import { updatePasswordHash } from './passwords/credentials-table.ts';

export interface LoginsEnd {
  readonly memberId: string;
  readonly at: Date;
  // From now on the only password that lets the member in, and where it was set.
  readonly newPassword?: { readonly passwordHash: string; readonly place: string };
}

// Neither guesses at the old password nor the places it was used from say anything of the new one.
const restart = async (sql: Sql, { memberId, at, newPassword }: LoginsEnd): Promise<void> => {
  if (newPassword === undefined) return;
  await updatePasswordHash(sql, { memberId, passwordHash: newPassword.passwordHash, at });
  await deleteFailuresOf(sql, `member ${memberId}`);
  await deletePlacesOf(sql, memberId);
  await upsertPlace(sql, { ownerId: memberId, place: newPassword.place, at });
};

// Whoever is logged in as this member is out; answers how many sessions that were.
export const endMemberLogins = async (sql: Sql, end: LoginsEnd): Promise<number> => {
  await restart(sql, end);
  const { memberId, at } = end;
  return endEverySession(sql, { memberId, at, because: end.newPassword === undefined ? 'staff' : 'password' });
};
