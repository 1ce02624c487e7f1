import { hash } from 'node:crypto';
import { makeToken, readToken } from '../session-token.ts';

// Long enough to open the other browser, too short to be found later in its history.
export const browserTicketMs = 60_000;

// A ticket is no token: its digest is made otherwise. Both browsers are on one phone, so it is good for one network only:
// elsewhere a link with it would log a stranger into the account of the sender.
const digestOf = (ticket: string, network: string): Buffer =>
  hash('sha256', `browser ticket ${ticket} ${network}`, 'buffer');

interface BrowserTicket {
  readonly memberId: string;
  readonly digest: Buffer;
}

export const makeBrowserTicket = (memberId: string, network: string): BrowserTicket & { readonly ticket: string } => {
  const { token: ticket } = makeToken(memberId);
  return { memberId, ticket, digest: digestOf(ticket, network) };
};

export const readBrowserTicket = (ticket: string, network: string): BrowserTicket | null => {
  const parts = readToken(ticket);
  return parts === null ? null : { memberId: parts.ownerId, digest: digestOf(ticket, network) };
};
