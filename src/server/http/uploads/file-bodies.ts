import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, SentFile, Reply } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import type { Route } from '../../route.ts';
import { grantBodyTime } from '../body-deadlines.ts';
import { multipartLimits, receiveFile } from './receive-file.ts';
import { createArrivingFiles, type ArrivingFiles } from './arriving-files.ts';
import { createUploadPace, type UploadPace } from './upload-pace.ts';
import { createUploadRooms, type UploadRooms } from './upload-rooms.ts';

export interface SentBody {
  readonly body: unknown;
  // Whether each field of the body is text.
  readonly isForm: boolean;
  readonly file?: SentFile;
}

// Reads the body of one request and runs the call with it.
export type Receive = (request: FastifyRequest, run: (sent: SentBody) => Promise<Reply>) => Promise<Reply>;

interface FileRoutes {
  readonly routes: readonly Route[];
  readonly register: (scope: FastifyInstance, route: Route, receive: Receive) => void;
  readonly actorOf: (request: FastifyRequest) => Actor | undefined;
  // Where files lie until their call has ended.
  readonly folder: string;
}

// A phone on a bad line needs minutes for a file.
const arrivalMs = 300_000;
// As many as the picture processes of a small machine decode. What is read more quickly would only wait for them, and
// its parts be garbage sooner than it is collected.
const bytesPerSecond = 10 * 1024 * 1024;

interface Reception {
  readonly rooms: UploadRooms;
  readonly pace: UploadPace;
  readonly files: ArrivingFiles;
}

const receiveIn =
  (
    { rooms, pace, files }: Reception,
    { endpoint: { takesFile: codes } }: Route,
    actorOf: FileRoutes['actorOf'],
  ): Receive =>
  async (request, run) => {
    if (codes === null) throw new Error('a call that takes no file');
    const place = rooms.enter(actorOf(request), request.ip) ?? refuse('REQUEST_LIMIT');
    const arriving = files.create();
    try {
      grantBodyTime(request.raw, arrivalMs);
      const { fields, file } = await receiveFile({ request, codes, place, pace, arriving });
      return await run({ body: fields, isForm: true, file });
    } finally {
      place.leave();
      await arriving.remove();
    }
  };

// Only the calls that take a file read multipart bodies.
export const addFileBodies = (app: FastifyInstance, { routes, register, actorOf, folder }: FileRoutes): void => {
  if (routes.length === 0) return;
  const rooms = createUploadRooms();
  const pace = createUploadPace(bytesPerSecond);
  const files = createArrivingFiles(folder);
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
    for (const route of routes) register(scope, route, receiveIn({ rooms, pace, files }, route, actorOf));
  });
};
