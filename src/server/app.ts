import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyInstance, type FastifyServerFactory } from 'fastify';
import helmet from 'helmet';
import {
  hooks,
  memberRoutes,
  metricsSources,
  officeRoutes,
  outsideKinds,
  streamParts,
  streamPictures,
  streamRoutes,
  streamVideos,
  ticketLinks,
  ticketPictures,
  readPageData,
  readPageStyle,
  ticketVideos,
} from './features/all-parts.ts';
import type { Context } from './context.ts';
import { addHooks } from './hooks.ts';
import { type CallLimits, createCallLimits } from './http/call-limits.ts';
import { addOperations } from './http/operations.ts';
import { answerBadPath, answerNoRequest } from './http/refusals-to-http.ts';
import { addTicketLinks } from './http/tickets/ticket-links.ts';
import { addTicketPictures } from './http/tickets/ticket-pictures.ts';
import { addTicketVideos } from './http/tickets/ticket-videos.ts';
import { registerRoutes } from './http/register-routes.ts';
import { addReference } from './reference/add-reference.ts';
import { addStream } from './http/stream/add-stream.ts';
import { streamPath } from './http/stream/may-upgrade.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { addSharedSlips, addWebApp } from './http/web-app.ts';

const bodyBytesMax = 100 * 1024;

// Bodies are JSON; a missing body counts as an empty question, even if its content type is named.
const readBodies = (app: FastifyInstance): FastifyInstance => {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
  return app;
};

const bareApp = (context: Context, serverFactory?: FastifyServerFactory): FastifyInstance => {
  const app = Fastify({
    // A machine may stand still for a while as the server starts.
    pluginTimeout: 60_000,
    ...(serverFactory === undefined ? {} : { serverFactory }),
    forceCloseConnections: 'idle',
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    trustProxy: trustedProxies(context.settings.TRUST_PROXY),
    exposeHeadRoutes: false,
    requestIdHeader: false,
    genReqId: () => context.newId(),
    // No logger per request; a log line about a request names its id.
    childLoggerFactory: (logger) => logger,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    frameworkErrors: answerBadPath,
    clientErrorHandler: answerNoRequest,
  });
  return readBodies(app);
};

// Older WebKit reads 'self' without the sockets of the origin.
const socketOrigins = ({ PUBLIC_ORIGIN, VITE_CHAT_URL }: Context['settings']): string[] =>
  [PUBLIC_ORIGIN, VITE_CHAT_URL].flatMap((address) => {
    const origin = address === undefined ? null : (URL.parse(address)?.origin ?? null);
    return origin === null ? [] : [origin, origin.replace(/^http/, 'ws')];
  });

// The browser accepts markup and addresses of scripts only from these: the sanitiser and src/member-app/register-worker.ts.
const markupPolicies = ['dompurify', 'service-worker'];

// One page may load only what its own origin serves; forms may also be posted to the games' login pages.
const addHeaders = (app: FastifyInstance, context: Context, formTargets: readonly string[]): void => {
  const { settings } = context;
  const frames = settings.FRAME_ANCESTORS.length > 0 ? settings.FRAME_ANCESTORS : ["'self'"];
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'https:', 'blob:'],
        connectSrc: [
          "'self'",
          ...(settings.VITE_API_BASE_URL ? [new URL(settings.VITE_API_BASE_URL).origin] : []),
          ...socketOrigins(settings),
        ],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...formTargets],
        frameAncestors: frames,
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: markupPolicies,
        ...(settings.isLive ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: settings.isLive ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  // Its plugin for Fastify would make a function for each answer of a call too, which outlives small garbage collections.
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (routeOptions.config.hasOwnHeaders === true) done();
    else setHeaders(raw, reply.raw, () => done());
  });
};

// By default the app and its calls share one origin, and no other origin may call them.
const allowOrigins = async (app: FastifyInstance, context: Context): Promise<void> => {
  const origin = context.settings.ALLOWED_ORIGINS;
  if (origin.length === 0) return;
  await app.register(cors, {
    origin,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'X-Requested-With',
      'Idempotency-Key',
      'X-Device-Id',
      'X-Otp-Token',
    ],
    exposedHeaders: ['X-Own-Headers', 'Retry-After', 'Date'],
    strictPreflight: false,
  });
  // Tells the app at that origin that the headers above are known here.
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-own-headers', '1');
  });
};

interface Counted {
  readonly limits: CallLimits;
  readonly add: (scope: FastifyInstance) => Promise<void>;
}

// Paths that are asked without a token. They count with the calls of their address.
const addCounted = async (app: FastifyInstance, { limits, add }: Counted): Promise<void> => {
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request) => limits.takeForAddress(request.ip));
    await add(scope);
  });
};

// Builds the member's side: its calls, notices of providers, the API reference and the app's files. Does not listen.
export const buildMemberApp = async (
  context: Context,
  serverFactory?: FastifyServerFactory,
): Promise<FastifyInstance> => {
  const app = bareApp(context, serverFactory);
  addHeaders(app, context, context.providers.gameOrigins);
  await allowOrigins(app, context);
  addOperations(app, context, { kinds: outsideKinds, sources: metricsSources });
  const limits = createCallLimits(context.settings);
  await addCounted(app, {
    limits,
    add: async (scope) => {
      await addHooks(scope, context, hooks);
      await addTicketPictures(scope, context, ticketPictures);
      await addTicketVideos(scope, context, ticketVideos);
      await addTicketLinks(scope, context, ticketLinks);
    },
  });
  if (context.settings.parts.has('stream')) addStream(app, context, streamParts);
  addReference(app, memberRoutes);
  const apiPaths = ['/api/', '/hooks/', '/docs', streamPath];
  await addWebApp(app, context, {
    app: 'member',
    apiPaths,
    page: { readData: readPageData, readStyle: readPageStyle },
  });
  addSharedSlips(app);
  registerRoutes(app, context, { routes: memberRoutes, limits });
  return app;
};

// The stream without members: connections that stay open and the calls that lead to them, such as those of the chat with their
// files, for a process that answers no other call.
export const buildStreamApp = async (
  context: Context,
  serverFactory?: FastifyServerFactory,
): Promise<FastifyInstance> => {
  const app = bareApp(context, serverFactory);
  addHeaders(app, context, []);
  await allowOrigins(app, context);
  addOperations(app, context, { kinds: outsideKinds, sources: metricsSources });
  const limits = createCallLimits(context.settings);
  await addCounted(app, {
    limits,
    add: async (scope) => {
      await addTicketPictures(scope, context, streamPictures);
      await addTicketVideos(scope, context, streamVideos);
    },
  });
  addStream(app, context, streamParts);
  registerRoutes(app, context, { routes: streamRoutes, limits });
  return app;
};

// The back office on an origin of its own, so that a fault in the member app cannot reach staff sessions.
export const buildOfficeApp = async (
  context: Context,
  serverFactory?: FastifyServerFactory,
): Promise<FastifyInstance> => {
  const app = bareApp(context, serverFactory);
  addHeaders(app, context, []);
  addOperations(app, context, { kinds: outsideKinds, sources: metricsSources });
  const limits = createCallLimits(context.settings);
  await addCounted(app, {
    limits,
    add: async (scope) => {
      const pictures = ticketPictures.filter(({ isForStaffToo }) => isForStaffToo === true);
      await addTicketPictures(scope, context, pictures);
      await addTicketVideos(scope, context, ticketVideos);
    },
  });
  await addWebApp(app, context, { app: 'office', apiPaths: ['/api/'] });
  registerRoutes(app, context, { routes: officeRoutes, limits });
  return app;
};

// A process that only runs jobs answers health checks as the others do.
export const buildHealthApp = (context: Context, serverFactory?: FastifyServerFactory): FastifyInstance => {
  const app = bareApp(context, serverFactory);
  addOperations(app, context, { kinds: outsideKinds, sources: metricsSources });
  return app;
};
