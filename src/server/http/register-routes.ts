import { createCallLimits } from './call-limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor, Call, Context } from '../context.ts';
import { deviceOf, otpTokenOf } from './device-of.ts';
import { networkOf } from './network-of.ts';
import { passGate } from './pass-gate.ts';
import { readIdempotencyKey } from '../records/idempotency.ts';
import { readQuestion } from './read-question.ts';
import { answerUnknownPaths, errorAnswers } from './refusals-to-http.ts';
import type { Route } from '../route.ts';
import { addPictureBodies, type Receive, type SentBody } from './picture-bodies.ts';

const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

// An answer is data: nothing in it may run, be framed, sniffed or stored. Pages get their headers from helmet.
const answerHeaders = (isLive: boolean): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  ...(isLive ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

const callOf = (endpoint: Endpoint, request: FastifyRequest, sent: SentBody): Omit<Call, 'actor'> => ({
  question: readQuestion(endpoint, { params: request.params, query: request.query, ...sent }),
  ...(sent.file === undefined ? {} : { file: sent.file }),
  route: endpoint.at,
  requestId: request.id,
  address: request.ip,
  network: networkOf(request.ip),
  device: deviceOf(request.headers),
  otpToken: otpTokenOf(request.headers),
  idempotencyKey: endpoint.effect === 'keyed' ? readIdempotencyKey(request.headers['idempotency-key']) : null,
});

const bodyOfJson: Receive = (request, run) => run({ body: request.body, isForm: false });

// Several declarations may share one address and differ by one of its fields, such as the auto-login games.
export const registerRoutes = (app: FastifyInstance, context: Context, routes: readonly Route[]): void => {
  const limits = createCallLimits(context.settings);
  const headers = answerHeaders(context.settings.isLive);
  const actors = new WeakMap<FastifyRequest, Actor>();
  app.setErrorHandler(errorAnswers(context));
  answerUnknownPaths(
    app,
    routes.map((route) => route.endpoint),
  );
  const takesPicture = ({ endpoint }: Route): boolean => endpoint.takesPicture !== null;
  const register = (scope: FastifyInstance, route: Route, receive: Receive): void => {
    const { endpoint } = route;
    scope.route({
      method: endpoint.method,
      url: fastifyPath(endpoint.path),
      helmet: false,
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
  for (const route of routes.filter((one) => !takesPicture(one))) register(app, route, bodyOfJson);
  addPictureBodies(app, { actorOf: (request) => actors.get(request), routes: routes.filter(takesPicture), register });
};
