import { staffOf, type Call, type Context } from '#server/context.ts';
import { hashingQueues } from '../passwords/hashing-queues.ts';
import { confirmPassword } from '../passwords/try-password.ts';
import { recordFailedTry } from './audit-staff-act.ts';
import { findStaffById } from './staff-table.ts';

// Asks for the password again before an act that pays. Tries are limited like those of a login.
export const staffPasswordIsRight = async (context: Context, call: Call, password: string): Promise<boolean> => {
  const { staffId, sessionId } = staffOf(call);
  const person = await findStaffById(context.database, staffId);
  const isRight = await confirmPassword(context, {
    subject: `staff ${staffId} session ${sessionId}`,
    lane: hashingQueues.staff.known,
    passwordHash: person?.passwordHash ?? null,
    password,
  });
  if (!isRight) await recordFailedTry(context, { call, staffId, failed: 'password' });
  return isRight;
};
