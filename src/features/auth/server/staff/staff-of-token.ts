import type { Context, Staff } from '#server/context.ts';
import { refuseToken } from '#server/refuse.ts';
import { staffIdleMs } from '../../rules.ts';
import { readToken } from '../session-token.ts';
import { findStaffSession, updateStaffSeen } from './staff-table.ts';

const minuteMs = 60_000;

// Ends after 12 hours, or after 30 minutes without a call made by a person; automatic calls of a screen do not count.
// The last call is recorded at most once a minute.
export const staffOfToken = async (context: Context, token: string, isBackground: boolean): Promise<Staff> => {
  const { ownerId, tokenHash } = readToken(token) ?? refuseToken('invalid-token');
  const session = (await findStaffSession(context.database, ownerId, tokenHash)) ?? refuseToken('invalid-token');
  const now = context.now();
  const idleMs = now.getTime() - session.seenAt.getTime();
  if (session.endedAt !== null) return refuseToken('INVALID_USER_3');
  if (session.expiresAt <= now || idleMs >= staffIdleMs) return refuseToken('EXPIRED_AUTH_TOKEN');
  if (session.suspendedAt !== null) return refuseToken('INACTIVE_USER');
  const sessionId = session.sessionId;
  if (!isBackground && idleMs >= minuteMs)
    await updateStaffSeen(context.database, { staffId: ownerId, sessionId, at: now });
  const { personId, name, role } = session;
  return { kind: 'staff', staffId: ownerId, personId, sessionId, name, role };
};
