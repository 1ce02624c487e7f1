import { staffOf, type Call, type Context } from '#server/context.ts';
import { hashingQueues } from '../passwords/hashing-queues.ts';
import { confirmPassword } from '../passwords/try-password.ts';
import { recordFailedTry } from './audit-staff-act.ts';
import { findStaffById } from './staff-table.ts';

// The hash that the caller's password was compared with; null if it is wrong. Tries are limited like those of a login.
export const checkStaffPassword = async (context: Context, call: Call, password: string): Promise<string | null> => {
  const { staffId, sessionId } = staffOf(call);
  const passwordHash = (await findStaffById(context.database, staffId))?.passwordHash ?? null;
  const isRight = await confirmPassword(context, {
    subject: `staff ${staffId} session ${sessionId}`,
    lane: hashingQueues.staff.known,
    passwordHash,
    password,
  });
  if (isRight) return passwordHash;
  await recordFailedTry(context, { call, staffId, failed: 'password' });
  return null;
};
