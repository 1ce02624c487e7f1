import type { Context } from '#server/context.ts';
import { tryPassword } from '../try-password.ts';
import { findStaffById } from './staff-table.ts';

// Asks again who sits at the keyboard, before an act that pays. Tries are limited like those of a login.
export const staffPasswordIsRight = async (context: Context, staffId: string, password: string): Promise<boolean> => {
  const person = await findStaffById(context.database, staffId);
  const from = { subject: `staff ${staffId}`, address: 'fresh password check' };
  return tryPassword(context, { ...from, passwordHash: person?.password_hash ?? null, password });
};
