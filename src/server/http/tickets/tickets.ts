import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

// A ticket is the permission in an address that a window of the browser opens without a token. It is random, short-lived
// and used up by the first opening; only its digest is kept.
const ticketForm = /^[A-Za-z0-9_-]{43}$/;

export interface TicketRoute {
  readonly Params: { readonly ticket: string };
}

export const digestOfTicket = (ticket: string): Buffer => hash('sha256', ticket, 'buffer');

export const makeTicket = (): { readonly ticket: string; readonly digest: Buffer } => {
  const ticket = randomBytes(32).toString('base64url');
  return { ticket, digest: digestOfTicket(ticket) };
};

// Null without the form of a ticket, and for a browser that only reads ahead, which would use it up.
export const ticketOf = ({ params, headers }: FastifyRequest<TicketRoute>): string | null => {
  const isAhead = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((value) =>
    /prefetch|prerender/i.test(String(value ?? '')),
  );
  return ticketForm.test(params.ticket) && !isAhead ? params.ticket : null;
};
