import type { Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import { forgiveLoginTry, takeLoginTry } from '../login-tries-table.ts';
import { isPasswordRight } from '../password-hash.ts';
import { findStaffById } from './staff-table.ts';

// Asks again who sits at the keyboard, before an act that pays. Tries are limited like those of a login.
export const staffPasswordIsRight = async (context: Context, staffId: string, password: string): Promise<boolean> => {
  const attempt = { subject: `staff ${staffId}`, address: 'fresh password check', at: context.now() };
  if (!(await takeLoginTry(context.database, attempt))) return refuse('REQUEST_LIMIT');
  const person = await findStaffById(context.database, staffId);
  const isRight = await isPasswordRight(context, person?.password_hash ?? null, password);
  if (isRight) await forgiveLoginTry(context.database, attempt);
  return isRight;
};
