import type { StaffRole } from '#contract/staff-roles.ts';
import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { isStaffPassword } from '../../rules.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { findStaffByName, insertStaff } from './staff-table.ts';

export interface NewStaff {
  readonly name: string;
  readonly password: string;
  readonly role: StaffRole;
  // Another login of the same person, by its name.
  readonly sameAs?: string | null;
}

// Adds a member of staff and returns the id, or null if the name is taken.
export const addStaff = async (
  context: Pick<Context, 'database' | 'settings' | 'now' | 'newId'>,
  { name, password, role, sameAs = null }: NewStaff,
  sql: Sql = context.database,
): Promise<string | null> => {
  if (!isStaffPassword(password)) throw new Error('a staff password needs at least 15 characters');
  if ((await findStaffByName(sql, name)) !== null) return null;
  const staffId = context.newId();
  const other = sameAs === null ? null : await findStaffByName(sql, sameAs);
  if (sameAs !== null && other === null) throw new Error('no member of staff has the name of the other login');
  const personId = other?.personId ?? staffId;
  const passwordHash = await hashPassword(context, password);
  const isAdded = await insertStaff(sql, { staffId, personId, name, role, passwordHash, at: context.now() });
  return isAdded ? staffId : null;
};
