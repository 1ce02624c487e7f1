import type { Write } from '#server/verb.ts';
import type { authCalls } from '../contract.ts';
import { endSession } from './sessions-table.ts';

// Ends the session of the call's token; the member's other sessions continue.
export const logOut: Write<typeof authCalls.logOut> = async ({ work, member: { memberId, sessionId } }) => {
  await endSession(work.sql, { memberId, sessionId, at: work.now, because: 'logout' });
  work.audit(`session ${sessionId}`);
  return { message: 'SUCCESS' };
};
