import type { Member } from '#server/context.ts';
import type { TicketLink } from '#server/http/tickets/ticket-links.ts';
import { digestOfTicket, makeTicket } from '#server/http/tickets/tickets.ts';
import { openSealed, seal } from '#server/records/seal/seal.ts';
import type { Settings } from '#server/settings.ts';
import type { Work } from '#server/transaction-on.ts';
import { insertLaunchTicket, useLaunchTicket } from './launch-tickets-table.ts';

// Shorter than any provider keeps its own link open.
const ticketMs = 2 * 60_000;
const path = '/api/launch/';

interface Launch {
  readonly settings: Settings;
  readonly member: Member;
  readonly code: string;
  // The provider's own link.
  readonly link: string;
}

const boundTo = ({ memberId, code }: { memberId: string; code: string }): string => `${memberId}|${code}|launch`;

export const appOrigin = ({ PUBLIC_ORIGIN, PORT }: Settings): string =>
  PUBLIC_ORIGIN ?? `http://localhost:${String(PORT)}`;

// An address of ours that leads to the provider's link, so that the link itself reaches no page, history or log of ours.
export const issueLaunchLink = async (work: Work, { settings, member, code, link }: Launch): Promise<string> => {
  const { memberId, sessionId } = member;
  const { ticket, digest } = makeTicket();
  const sealedLink = seal(settings, boundTo({ memberId, code }), Buffer.from(link));
  const expiresAt = new Date(work.now.getTime() + ticketMs);
  await insertLaunchTicket(work.sql, { digest, memberId, sessionId, code, sealedLink, expiresAt });
  const { VITE_API_BASE_URL: base } = settings;
  return new URL(path + ticket, base === undefined || base === '' ? appOrigin(settings) : base).href;
};

export const launchLink: TicketLink = {
  path: `${path}:ticket`,
  lostAt: '/launch-ended',
  open: async (context, ticket) => {
    const found = await useLaunchTicket(context.database, digestOfTicket(ticket), context.now());
    if (found === null || !(await context.actors.openSessions(context, [found])).has(found.sessionId)) return null;
    // A key that is no longer set: the member opens the game again.
    return openSealed(context.settings, boundTo(found), found.sealedLink)?.toString('utf8') ?? null;
  },
};
