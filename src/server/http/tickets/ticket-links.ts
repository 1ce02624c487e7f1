import type { FastifyInstance } from 'fastify';
import { isPassing } from '#database/connection-loss.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refuse.ts';
import { logUnavailable } from '../log-outage.ts';
import { errorAnswers } from '../refusals-to-http.ts';
import { ticketOf, type TicketRoute } from './tickets.ts';

// An address that leads a window of the browser to another site, once, by a ticket.
export interface TicketLink {
  readonly path: `/api/${string}/:ticket`;
  // Uses the ticket up; null if it is used, late or of an ended session.
  readonly open: (context: Context, ticket: string) => Promise<string | null>;
  // The screen of the app that says so, and also says why if the ticket could not be looked at now.
  readonly lostAt: `/${string}`;
}

// Neither the other site nor a cache learns the address that led there.
const headers = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

// A window of a browser shows no JSON. Null for a fault, which is answered and logged like every other.
const whyNotNow = (error: unknown): string | null => {
  if (error instanceof Refusal) return error.code;
  return isPassing(error) ? 'SERVICE_UNAVAILABLE' : null;
};

export const addTicketLinks = async (
  app: FastifyInstance,
  context: Context,
  links: readonly TicketLink[],
): Promise<void> => {
  const answerFault = errorAnswers(context);
  const { PUBLIC_ORIGIN: appOrigin } = context.settings;
  await app.register((scope, _options, done) => {
    for (const { path, open, lostAt } of links)
      scope.get<TicketRoute>(
        path,
        {
          config: { hasOwnHeaders: true },
          errorHandler: (error, request, reply) => {
            const why = whyNotNow(error);
            if (why === null) return void answerFault(error, request, reply);
            if (isPassing(error)) logUnavailable(context.log, error, request.id);
            return void reply.headers(headers).redirect(`${appOrigin ?? ''}${lostAt}?because=${why}`, 303);
          },
        },
        async (request, reply) => {
          const ticket = ticketOf(request);
          const link = ticket === null ? null : await open(context, ticket);
          return reply.headers(headers).redirect(link ?? (appOrigin ?? '') + lostAt, 303);
        },
      );
    done();
  });
};
