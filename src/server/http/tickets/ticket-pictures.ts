import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { StoredPicture } from '../../pictures/pictures.ts';
import { refuse } from '../../refuse.ts';
import { errorAnswers } from '../refusals-to-http.ts';
import { fileHeaders } from './file-headers.ts';
import { ticketOf, type TicketRoute } from './tickets.ts';

// A picture for a window of the browser, which sends no token.
export interface TicketPicture {
  readonly path: `/api/${string}/:ticket`;
  // Without its ending.
  readonly fileName: string;
  // Served on the office's origin too.
  readonly isForStaffToo?: boolean;
  readonly open: (context: Context, ticket: string) => Promise<StoredPicture | null>;
}

export const addTicketPictures = async (
  app: FastifyInstance,
  context: Context,
  pictures: readonly TicketPicture[],
): Promise<void> => {
  await app.register((scope, _options, done) => {
    scope.setErrorHandler(errorAnswers(context));
    for (const { path, fileName, open } of pictures)
      scope.get<TicketRoute>(path, { config: { hasOwnHeaders: true } }, async (request, reply) => {
        const ticket = ticketOf(request);
        const picture = ticket === null ? null : await open(context, ticket);
        if (picture === null) return refuse('NO_DATA');
        return reply.headers(fileHeaders(picture.type, fileName)).send(Buffer.from(picture.bytes));
      });
    done();
  });
};
