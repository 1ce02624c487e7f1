import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { backgroundHeader } from '#contract/background-header.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mayCall } from '#contract/staff-roles.ts';
import type { Actor, Call, Context } from '../context.ts';
import { isSiteGone } from '../operator/shared-settings.ts';
import { readIdempotencyKey } from '../records/idempotency.ts';
import { Refusal, refuse } from '../refuse.ts';
import type { Route } from '../route.ts';
import { answerHeaders } from './answer-headers.ts';
import type { CallLimits } from './call-limits.ts';
import { deviceOf, languageOf, otpTokenOf } from './device-of.ts';
import { guardChangingGet } from './guard-changing-get.ts';
import { isInNetworks } from './network-list.ts';
import { networkOf } from './network-of.ts';
import { addFileBodies, type Receive, type SentBody } from './uploads/file-bodies.ts';
import { answerUnknownPaths, errorAnswers } from './refusals-to-http.ts';

// Staff write whole terms in three languages. Their token is proved before a body is read.
const staffBodyBytesMax = 1024 * 1024;

const bearerForm = /^Bearer (\S{1,2048})$/;

const tokenOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  if (header === undefined || header === '') return null;
  return bearerForm.exec(header)?.[1] ?? refuse('invalid-token');
};

const actorOf = async (context: Context, endpoint: Endpoint, request: FastifyRequest): Promise<Actor> => {
  if (endpoint.who === 'anyone') return { kind: 'visitor' };
  const sent = tokenOf(request);
  if (sent === null && endpoint.who === 'either') return { kind: 'visitor' };
  const token = sent ?? refuse('UNAUTHORIZED');
  if (endpoint.who !== 'staff') return context.actors.memberOfToken(context, token);
  const isBackground = endpoint.effect === 'read' && request.headers[backgroundHeader] === '1';
  return context.actors.staffOfToken(context, token, isBackground);
};

const callsThatOutliveTheSite = new Set(['GET /api/lookup/active']);

// Identifies the caller and checks in the order in which refusals take precedence (OP-303): shut-down site, blocked
// address, call limits, token, suspended member, role, guard of the state-changing GETs.
const passGate = async (
  context: Context,
  limits: CallLimits,
  ask: { endpoint: Endpoint; request: FastifyRequest },
): Promise<Actor> => {
  const { endpoint, request } = ask;
  if (endpoint.who !== 'staff' && !callsThatOutliveTheSite.has(endpoint.at) && (await isSiteGone(context)))
    refuse('gone');
  if (isInNetworks(context.settings.BLOCKED_ADDRESSES, request.ip)) refuse('INVALID_IP');
  const actor = await actorOf(context, endpoint, request).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  if (actor instanceof Refusal || actor.kind === 'visitor') await limits.takeForAddress(request.ip);
  else await limits.takeForMember(actor.kind === 'member' ? actor.memberId : actor.staffId);
  if (actor instanceof Refusal) throw actor;
  if (actor.kind === 'staff' && !mayCall(actor.role, endpoint)) refuse('NOT_PERMITTED');
  guardChangingGet(endpoint, request.headers);
  return actor;
};

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (source: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (isPlainObject(value) ? value[String(step)] : undefined), source);

// Everything in a query and in a form is text: if a field does not accept the text, it is tried as a number.
const textValue = (field: z.core.$ZodType | undefined, value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\d{1,10}(\.\d{1,2})?$/.test(value)) return value;
  return field !== undefined && z.safeDecode(field, value).success ? value : Number(value);
};

const ofTexts = (endpoint: Endpoint, texts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, textValue(endpoint.question[name], value)]));

interface SentQuestion {
  readonly params: unknown;
  readonly body: unknown;
  readonly query: unknown;
  readonly isForm: boolean;
}

// PostgreSQL cannot store a zero character, and would store half of a UTF-16 pair as another character.
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
};

// Combines path, body and, for a GET, query into one question; fields that the declaration does not name are dropped.
const readQuestion = (endpoint: Endpoint, sent: SentQuestion): unknown => {
  if (sent.body !== undefined && sent.body !== null && !isPlainObject(sent.body)) return refuse('KEY_INVALID');
  const query = endpoint.method === 'GET' && isPlainObject(sent.query) ? sent.query : {};
  const raw = {
    ...ofTexts(endpoint, query),
    ...(sent.isForm ? ofTexts(endpoint, sent.body ?? {}) : sent.body),
    ...(sent.params as Record<string, unknown>),
  };
  const read = z.safeDecode(endpoint.questionSchema, raw);
  if (read.success) return isStorable(read.data) ? read.data : refuse('KEY_INVALID');
  const isMissing = read.error.issues.some((issue) => valueAt(raw, issue.path) === undefined);
  return refuse(isMissing ? 'KEY_MISSING' : 'KEY_INVALID');
};

const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const callOf = (endpoint: Endpoint, request: FastifyRequest, sent: SentBody): Omit<Call, 'actor'> => ({
  question: readQuestion(endpoint, { params: request.params, query: request.query, ...sent }),
  ...(sent.file === undefined ? {} : { file: sent.file }),
  route: endpoint.at,
  requestId: request.id,
  address: request.ip,
  network: networkOf(request.ip),
  device: deviceOf(request.headers),
  ...languageOf(request.headers),
  otpToken: otpTokenOf(request.headers),
  idempotencyKey: endpoint.effect === 'keyed' ? readIdempotencyKey(request.headers['idempotency-key']) : null,
});

const bodyOfJson: Receive = (request, run) => run({ body: request.body, isForm: false });

interface Registered {
  readonly routes: readonly Route[];
  readonly limits: CallLimits;
}

// Several declarations may share one address and differ by one of its fields, such as the auto-login games.
export const registerRoutes = (app: FastifyInstance, context: Context, { routes, limits }: Registered): void => {
  const headers = answerHeaders(context.settings.isLive);
  const actors = new WeakMap<FastifyRequest, Actor>();
  app.setErrorHandler(errorAnswers(context));
  answerUnknownPaths(
    app,
    routes.map((route) => route.endpoint),
  );
  const takesFile = ({ endpoint }: Route): boolean => endpoint.takesFile !== null;
  const register = (scope: FastifyInstance, route: Route, receive: Receive): void => {
    const { endpoint } = route;
    scope.route({
      method: endpoint.method,
      url: fastifyPath(endpoint.path),
      config: { hasOwnHeaders: true },
      ...(endpoint.who === 'staff' ? { bodyLimit: staffBodyBytesMax } : {}),
      // Before the body is read: a request with a bad body counts as a call too, and a missing token takes precedence
      // over it.
      onRequest: async (request, reply) => {
        void reply.headers(headers);
        actors.set(request, await passGate(context, limits, { endpoint, request }));
      },
      handler: async (request, reply) => {
        const actor = actors.get(request);
        if (actor === undefined) throw new Error(`${endpoint.at} was reached past its gate`);
        const result = await receive(request, (sent) =>
          route.answer(context, { actor, ...callOf(endpoint, request, sent) }),
        );
        return reply.status(result.status).type('application/json; charset=utf-8').send(JSON.stringify(result.body));
      },
    });
  };
  for (const route of routes.filter((one) => !takesFile(one))) register(app, route, bodyOfJson);
  addFileBodies(app, {
    actorOf: (request) => actors.get(request),
    routes: routes.filter(takesFile),
    register,
    folder: join(context.settings.dataDir, 'arriving'),
  });
};
