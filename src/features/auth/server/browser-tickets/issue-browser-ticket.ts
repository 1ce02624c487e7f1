import type { Write } from '#server/verb.ts';
import type { authCalls } from '../../contract.ts';
import { insertSession } from '../sessions-table.ts';
import { browserTicketMs, makeBrowserTicket } from './browser-ticket.ts';

// A member inside the browser of a chat app takes the session along to the phone's own browser.
export const issueBrowserTicket: Write<typeof authCalls.issueBrowserTicket> = async ({ work, member, call }) => {
  const { memberId, sessionId } = member;
  const { ticket, digest: tokenHash } = makeBrowserTicket(memberId, call.network);
  const expiresAt = new Date(work.now.getTime() + browserTicketMs);
  await insertSession(work.sql, { memberId, tokenHash, sessionId, createdAt: work.now, expiresAt });
  work.audit(`session ${sessionId}`);
  return { ticket };
};
