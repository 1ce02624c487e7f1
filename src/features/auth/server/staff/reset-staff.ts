import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { isStaffPassword } from '../../rules.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { deleteSecondFactors } from './second-factor/authenticators-table.ts';
import { endOtherStaffSessions, findStaffByName, updateStaffPassword } from './staff-table.ts';

// Returns the id of the login, or null if nobody has the name.
export const resetStaff = async (
  context: Pick<Context, 'settings' | 'now'>,
  sql: Sql,
  { name, password }: { readonly name: string; readonly password: string | null },
): Promise<string | null> => {
  if (password !== null && !isStaffPassword(password)) throw new Error('a staff password needs at least 15 characters');
  const person = await findStaffByName(sql, name);
  if (person === null) return null;
  const staffId = person.staffId;
  // First, so that a login under way with the old one has ended by then, or waits and finds another.
  if (password !== null) {
    const passwordHash = await hashPassword(context, password);
    await updateStaffPassword(sql, { staffId, passwordHash });
  }
  await deleteSecondFactors(sql, staffId);
  await endOtherStaffSessions(sql, { staffId, keptSessionId: null, at: context.now() });
  return staffId;
};
