import type { Sql } from '#database/database.ts';
import { deleteFailuresOf } from './login-failures-table.ts';
import { deletePlacesOf, upsertPlace } from './login-places-table.ts';
import { endEverySession } from './sessions-table.ts';
import { updateGamePasswordsDue, updatePasswordHash } from './passwords/credentials-table.ts';

export interface LoginsEnd {
  readonly memberId: string;
  readonly at: Date;
  // The only password that logs the member in from now on, and where it was set.
  readonly newPassword?: { readonly passwordHash: string; readonly place: string };
}

// Failed guesses at the old password and the places where it was used say nothing about the new one.
const restart = async (sql: Sql, { memberId, at, newPassword }: LoginsEnd): Promise<void> => {
  if (newPassword === undefined) return;
  await updatePasswordHash(sql, { memberId, passwordHash: newPassword.passwordHash, at });
  await deleteFailuresOf(sql, `member ${memberId}`);
  await deletePlacesOf(sql, memberId);
  await upsertPlace(sql, { ownerId: memberId, place: newPassword.place, at });
};

// Ends all sessions of this member, and what was seen in them opens no game any more; returns how many there were.
export const endMemberLogins = async (sql: Sql, end: LoginsEnd): Promise<number> => {
  await restart(sql, end);
  const { memberId, at } = end;
  await updateGamePasswordsDue(sql, end);
  return endEverySession(sql, { memberId, at, because: end.newPassword === undefined ? 'staff' : 'password' });
};
