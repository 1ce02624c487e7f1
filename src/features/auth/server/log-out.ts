import type { AnswerOf } from '#contract/endpoint.ts';
import { memberOf, type Call } from '#server/context.ts';
import type { Work } from '#server/transaction-on.ts';
import type { authCalls } from '../contract.ts';
import { endSession } from './sessions-table.ts';

// Ends the session of the token the call came with; its other sessions go on.
export const logOut =
  (call: Call) =>
  async (work: Work): Promise<AnswerOf<typeof authCalls.logOut>> => {
    const { memberId, sessionId } = memberOf(call);
    await endSession(work.sql, { memberId, sessionId, at: work.now, because: 'logout' });
    work.audit(`session ${sessionId}`);
    return { message: 'SUCCESS' };
  };
