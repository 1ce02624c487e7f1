import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { TicketPicture } from '#server/http/tickets/ticket-pictures.ts';
import { digestOfTicket } from '#server/http/tickets/tickets.ts';
import type { Act } from '#server/verb.ts';
import type { slipCalls } from '../contract.ts';
import { hasPicture } from './pictures-table.ts';
import { findSlip } from './slips-table.ts';
import { readPicture } from './store-picture.ts';
import { insertTicket, useTicket } from './tickets-table.ts';

const ticketMs = 2 * 60_000;
const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
const path = '/api/slip-pictures/';

const randomLength = 16;

// Sixteen random bytes and then the session, which is no secret: so a ticket ends with the session that asked for it.
const ticketOf = (sessionId: string): string =>
  Buffer.concat([randomBytes(randomLength), Buffer.from(sessionId.replaceAll('-', ''), 'hex')]).toString('base64url');
const sessionOf = (ticket: string): string => Buffer.from(ticket, 'base64url').subarray(randomLength).toString('hex');

const isOfOpenSession = async (context: Context, ticket: string, memberId: string): Promise<boolean> =>
  (await context.actors.openSessions(context, [{ memberId, sessionId: sessionOf(ticket) }])).size > 0;

// A new window sends no token of ours, so the address itself permits one opening within a short time.
export const openPicture: Act<typeof slipCalls.openPicture> = async ({ context, member, question, refuse }) => {
  const { reference: slipId } = question;
  const key = { memberId: member.memberId, slipId };
  const now = context.now();
  if (!isUuid(slipId) || (await findSlip(context.database, key)) === null) return refuse('NO_DATA');
  if (!(await hasPicture(context.database, key, now))) return refuse('NO_DATA');
  const ticket = ticketOf(member.sessionId);
  const expiresAt = new Date(now.getTime() + ticketMs);
  await insertTicket(context.database, { ...key, ticket: digestOfTicket(ticket), expiresAt });
  const origin = context.settings.VITE_API_BASE_URL;
  return { url: origin === undefined || origin === '' ? path + ticket : new URL(path + ticket, origin).href };
};

export const slipPictures: TicketPicture = {
  path: `${path}:ticket`,
  fileName: 'slip',
  open: async (context, ticket) => {
    const key = await useTicket(context.database, digestOfTicket(ticket), context.now());
    if (key === null || !(await isOfOpenSession(context, ticket, key.memberId))) return null;
    return readPicture(context, key);
  },
};
