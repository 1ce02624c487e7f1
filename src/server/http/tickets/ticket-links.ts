import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { createCallLimits } from '../call-limits.ts';
import { errorAnswers } from '../refusals-to-http.ts';
import { ticketOf, type TicketRoute } from './tickets.ts';

// An address that leads a window of the browser to another site, once, by a ticket.
export interface TicketLink {
  readonly path: `/api/${string}/:ticket`;
  // Uses the ticket up; null if it is used, late or of an ended session.
  readonly open: (context: Context, ticket: string) => Promise<string | null>;
  // The screen of the app that says so.
  readonly lostAt: `/${string}`;
}

// Neither the other site nor a cache learns the address that led there.
const headers = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export const addTicketLinks = async (
  app: FastifyInstance,
  context: Context,
  links: readonly TicketLink[],
): Promise<void> => {
  const limits = createCallLimits(context.settings);
  const { PUBLIC_ORIGIN: appOrigin } = context.settings;
  await app.register((scope, _options, done) => {
    scope.setErrorHandler(errorAnswers(context));
    scope.addHook('onRequest', (request) => limits.takeForAddress(request.ip));
    for (const { path, open, lostAt } of links)
      scope.get<TicketRoute>(path, { helmet: false }, async (request, reply) => {
        const ticket = ticketOf(request);
        const link = ticket === null ? null : await open(context, ticket);
        return reply.headers(headers).redirect(link ?? (appOrigin ?? '') + lostAt, 303);
      });
    done();
  });
};
