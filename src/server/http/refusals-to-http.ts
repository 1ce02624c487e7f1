import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '#contract/refusal-codes.ts';
import { isPassing } from '#database/connection-loss.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refuse.ts';
import { logUnavailable } from './log-outage.ts';

const bodyStatuses: Record<string, number> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 413,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 415,
};

const isClientFault = (error: unknown): error is { statusCode: number; code?: string } => {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
};

// A failover takes 5 to 26 seconds; clients that retry at this interval see its end soon enough.
const retryAfterSeconds = '5';

// Whole seconds, so that nobody comes back before the wait is over.
const secondsOf = (waitMs: number): string => String(Math.max(1, Math.ceil(waitMs / 1_000)));

// A refusal answers its code, a malformed request KEY_INVALID, a lost or slow database SERVICE_UNAVAILABLE. Everything
// else is a fault of ours and is logged.
export const errorAnswers =
  ({ log }: Pick<Context, 'log'>) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    void reply.header('cache-control', 'no-store');
    if (error instanceof Refusal) {
      if (error.code === 'SERVICE_UNAVAILABLE') void reply.header('retry-after', retryAfterSeconds);
      else if (error.waitMs !== null) void reply.header('retry-after', secondsOf(error.waitMs));
      return reply.status(error.status).send({ message: error.code });
    }
    if (isClientFault(error)) {
      // Fastify would close the connection with a part of the body unread, and the caller then hears of a broken connection
      // instead of this answer. The rest is read past, until the deadline of bodies.
      void reply.removeHeader('connection');
      return reply.status(bodyStatuses[error.code ?? ''] ?? 400).send({ message: 'KEY_INVALID' });
    }
    if (isPassing(error)) {
      logUnavailable(log, error, request.id);
      return reply.status(503).header('retry-after', retryAfterSeconds).send({ message: 'SERVICE_UNAVAILABLE' });
    }
    log.error({ err: error, requestId: request.id }, 'fault');
    return reply.status(500).send({ message: 'INTERNAL_SERVER_ERROR' });
  };

const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

// A known path with another method answers 405 with Allow, an unknown one under /api 404 NO_DATA.
export const answerUnknownPaths = (app: FastifyInstance, calls: readonly { method: string; path: string }[]): void => {
  const known = calls.map((call) => ({ method: call.method, pattern: pathPattern(call.path) }));
  app.setNotFoundHandler((request, reply) => {
    void reply.header('cache-control', 'no-store');
    const [path = ''] = request.url.split('?');
    const allowed = [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
    if (allowed.length > 0 && !allowed.includes(request.method))
      return reply.status(405).header('allow', allowed.join(', ')).send({ message: 'KEY_INVALID' });
    return reply.status(404).send({ message: 'NO_DATA' });
  });
};

// A path that cannot be parsed, such as one with a broken percent sign, or with a field longer than any id.
export const answerBadPath = (
  error: Error & { code?: string },
  _request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const message = isTooLong ? 'NO_DATA' : 'KEY_INVALID';
  void reply
    .status(isTooLong ? 404 : 400)
    .header('cache-control', 'no-store')
    .send({ message });
};

interface WireAnswer {
  readonly status: string;
  readonly message: RefusalCode;
}

const malformed: WireAnswer = { status: '400 Bad Request', message: 'KEY_INVALID' };
// What came too late may have been right, so nobody is sent to correct it.
const wireAnswers: Readonly<Record<string, WireAnswer>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', message: 'KEY_INVALID' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'SERVICE_UNAVAILABLE' },
};

// Bytes that are not an HTTP request, so there is no reply object to answer with.
export const answerNoRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (!socket.writable) return void socket.destroy();
  const { status, message } = wireAnswers[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ message });
  const lines = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${String(body.length)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
};
