import { originOf } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Act } from '#server/verb.ts';
import type { authCalls } from '../../contract.ts';
import { makeToken } from '../session-token.ts';
import { findSessions, insertSession } from '../sessions-table.ts';
import { readBrowserTicket } from './browser-ticket.ts';
import { useBrowserTicket } from './browser-tickets-table.ts';

// The same session gets a second token: it ends at its usual time, and everywhere at once.
export const openByBrowserTicket: Act<typeof authCalls.openByBrowserTicket> = async (asked) => {
  const { context, call, question, refuse } = asked;
  const { memberId, digest } = readBrowserTicket(question.ticket, call.network) ?? refuse('NO_DATA');
  // A made-up ticket names no member whose book could be locked.
  if ((await findSessions(context.database, [memberId], [digest])).length === 0) refuse('NO_DATA');
  const plan = { memberId, operationId: context.newId(), origin: originOf(call) };
  return transactionOn(context, plan, async ({ sql, now, audit }) => {
    const session = (await useBrowserTicket(sql, { memberId, digest, at: now })) ?? refuse('NO_DATA');
    const { token, tokenHash } = makeToken(memberId);
    await insertSession(sql, { memberId, tokenHash, createdAt: now, ...session });
    audit(`session ${session.sessionId}`);
    return { token };
  });
};
