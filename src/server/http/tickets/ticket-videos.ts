import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import type { Part, StoredType } from '../../pictures/pictures.ts';
import { refuse } from '../../refuse.ts';
import { errorAnswers } from '../refusals-to-http.ts';
import { fileHeaders } from './file-headers.ts';
import { readRange } from './read-range.ts';
import { ticketOf, type TicketRoute } from './tickets.ts';

interface FoundVideo {
  readonly type: StoredType;
  readonly size: number;
  readonly open: (part: Part) => Promise<Readable | null>;
}

// A video for the player of a page, which asks for parts of it and sends no token.
export interface TicketVideo {
  readonly path: `/api/${string}/:ticket`;
  readonly find: (context: Context, ticket: string) => Promise<FoundVideo | null>;
}

const sendPart = async (reply: FastifyReply, video: FoundVideo, asked: string | undefined): Promise<FastifyReply> => {
  const { type, size, open } = video;
  const range = readRange(asked, size);
  void reply.headers({ ...fileHeaders(type, 'video'), 'accept-ranges': 'bytes' });
  if (range === 'outside')
    return reply
      .code(416)
      .header('content-range', `bytes */${String(size)}`)
      .send();
  const part = range ?? { from: 0, to: size - 1 };
  const bytes = (await open(part)) ?? refuse('NO_DATA');
  if (range !== null)
    void reply.code(206).header('content-range', `bytes ${String(part.from)}-${String(part.to)}/${String(size)}`);
  return reply.header('content-length', part.to - part.from + 1).send(bytes);
};

export const addTicketVideos = async (
  app: FastifyInstance,
  context: Context,
  videos: readonly TicketVideo[],
): Promise<void> => {
  await app.register((scope, _options, done) => {
    scope.setErrorHandler(errorAnswers(context));
    for (const { path, find } of videos)
      scope.get<TicketRoute>(path, { config: { hasOwnHeaders: true } }, async (request, reply) => {
        const ticket = ticketOf(request);
        const video = ticket === null ? null : await find(context, ticket);
        return sendPart(reply, video ?? refuse('NO_DATA'), request.headers.range);
      });
    done();
  });
};
