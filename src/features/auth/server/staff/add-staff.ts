import type { StaffRole } from '#contract/staff-roles.ts';
import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { staffPasswordLengthMin } from '../../rules.ts';
import { hashPassword } from '../password-hash.ts';
import { findStaffByName, insertStaff } from './staff-table.ts';

export interface NewStaff {
  readonly name: string;
  readonly password: string;
  readonly role: StaffRole;
}

// Adds a member of staff and answers the id, or null when the name is taken.
export const addStaff = async (
  context: Pick<Context, 'database' | 'settings' | 'now' | 'newId'>,
  { name, password, role }: NewStaff,
  sql: Sql = context.database,
): Promise<string | null> => {
  if ([...password].length < staffPasswordLengthMin) throw new Error('a password of staff has at least 15 characters');
  if ((await findStaffByName(sql, name)) !== null) return null;
  const staffId = context.newId();
  const passwordHash = await hashPassword(context, password);
  const isAdded = await insertStaff(sql, { staffId, name, role, passwordHash, at: context.now() });
  return isAdded ? staffId : null;
};
