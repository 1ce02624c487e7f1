import type { Write } from '#server/verb.ts';
import type { authCalls } from '../../contract.ts';
import { insertSession } from '../sessions-table.ts';
import { browserTicketMs, makeBrowserTicket } from './browser-ticket.ts';
import { findSessionEnd } from './browser-tickets-table.ts';

// A member inside the browser of a chat app takes the session along to the phone's own browser.
export const issueBrowserTicket: Write<typeof authCalls.issueBrowserTicket> = async ({ work, member, call }) => {
  const { memberId, sessionId } = member;
  const { ticket, digest: tokenHash } = makeBrowserTicket(memberId, call.network);
  // Never later than its session: the end of the session is the last end of its rows, and a ticket is one of them.
  const sessionEnd = (await findSessionEnd(work.sql, { memberId, sessionId })) ?? work.now;
  const expiresAt = new Date(Math.min(work.now.getTime() + browserTicketMs, sessionEnd.getTime()));
  await insertSession(work.sql, { memberId, tokenHash, sessionId, createdAt: work.now, expiresAt });
  work.audit(`session ${sessionId}`);
  return { ticket };
};
