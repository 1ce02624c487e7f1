import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { StoredPicture } from '../../pictures/pictures.ts';
import { refuse } from '../../refuse.ts';
import { createCallLimits } from '../call-limits.ts';
import { errorAnswers } from '../refusals-to-http.ts';
import { ticketOf, type TicketRoute } from './tickets.ts';

// A picture for a window of the browser, which sends no token.
export interface TicketPicture {
  readonly path: `/api/${string}/:ticket`;
  readonly fileName: string;
  readonly open: (context: Context, ticket: string) => Promise<StoredPicture | null>;
}

// Nothing in it runs, is sniffed, framed, stored or sent to another site.
const headersOf = (picture: StoredPicture, fileName: string): Record<string, string> => ({
  'content-type': picture.type,
  'content-disposition': `inline; filename="${fileName}"`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
});

export const addTicketPictures = async (
  app: FastifyInstance,
  context: Context,
  pictures: readonly TicketPicture[],
): Promise<void> => {
  const limits = createCallLimits(context.settings);
  await app.register((scope, _options, done) => {
    scope.setErrorHandler(errorAnswers(context));
    scope.addHook('onRequest', (request) => limits.takeForAddress(request.ip));
    for (const { path, fileName, open } of pictures)
      scope.get<TicketRoute>(path, { helmet: false }, async (request, reply) => {
        const ticket = ticketOf(request);
        const picture = ticket === null ? null : await open(context, ticket);
        if (picture === null) return refuse('NO_DATA');
        return reply.headers(headersOf(picture, fileName)).send(Buffer.from(picture.bytes));
      });
    done();
  });
};
