import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server as Engine } from 'engine.io';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Context } from '../../context.ts';
import { isSiteGone } from '../../operator/shared-settings.ts';
import { refuse } from '../../refuse.ts';
import { answerHeaders } from '../answer-headers.ts';
import { createCallLimits } from '../call-limits.ts';
import { isInNetworks } from '../network-list.ts';
import { networkOf } from '../network-of.ts';
import { errorAnswers } from '../refusals-to-http.ts';
import { type Admission, createAdmission } from './admission.ts';
import { eventAnswers } from './event-answers.ts';
import { isNewConnection } from './is-new-connection.ts';
import { isOwnPage } from './is-own-page.ts';
import { streamPath } from './may-upgrade.ts';
import type { StreamClient, StreamPart } from './stream-part.ts';

// A dead connection is noticed within eight seconds. An event has at most 64 kB, a larger one ends the connection.
const engineOptions = {
  pingInterval: 5_000,
  pingTimeout: 3_000,
  maxHttpBufferSize: 64 * 1024,
  perMessageDeflate: false,
  httpCompression: false,
} as const;

// After a restart all clients connect at once. They are let in one by one, so that calls about money find the processor
// free; a client gives up after some seconds, tries again, and asks by calls meanwhile.
const pace = { everyMs: 12, atOnce: 10, waitingMax: 5_000 } as const;

interface Upgrade {
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly response: ServerResponse;
}

const clientOf = (socket: Socket, networks: WeakMap<IncomingMessage, string>): StreamClient => ({
  network: networks.get(socket.request) ?? '',
  send: (event, message) => socket.emit(event, message),
  end: () => socket.disconnect(true),
  isHere: () => socket.connected,
  reopen: () => socket.conn.close(),
});

interface Opening {
  readonly parts: readonly StreamPart[];
  readonly networks: WeakMap<IncomingMessage, string>;
}

const openServer = (context: Context, { parts, networks }: Opening) => {
  const origin = context.settings.ALLOWED_ORIGINS;
  const engine = new Engine({ ...engineOptions, ...(origin.length === 0 ? {} : { cors: { origin } }) });
  const server = new Server({ serveClient: false, connectTimeout: 10_000 });
  server.bind(engine as Parameters<Server['bind']>[0]);
  // Counted apart from connections, or a flood of events would keep others of its address from connecting.
  const answer = eventAnswers(context, { parts, limits: createCallLimits(context.settings) });
  server.on('connection', (socket) => {
    const client = clientOf(socket, networks);
    socket.onAny((name: string, ...fields: unknown[]) => void answer({ client, name, fields }));
    socket.on('disconnect', () => {
      for (const part of parts) part.left(context, client);
    });
  });
  return { engine, server };
};

// Lets an upgrade take the way of every request through the app, so that the same gate answers it.
const routeUpgrades = (app: FastifyInstance, upgrades: WeakMap<IncomingMessage, Upgrade>) => {
  const route = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as NetSocket);
    response.once('finish', () => (socket as NetSocket).destroySoon());
    socket.on('error', () => socket.destroy());
    upgrades.set(request, { socket, head, response });
    app.routing(request, response);
  };
  app.addHook('onReady', async () => {
    app.server.on('upgrade', route);
  });
};

const waitFor = async (admission: Admission, { socket }: IncomingMessage, isUpgrade: boolean): Promise<boolean> => {
  if (!isUpgrade) return admission.enter(() => !socket.destroyed);
  // Before it is let in a client has nothing to say, and its end is seen only where somebody reads.
  const leave = (): void => void socket.destroy();
  socket.once('data', leave).once('end', leave);
  const mayEnter = await admission.enter(() => !socket.destroyed);
  socket.off('data', leave).off('end', leave);
  return mayEnter;
};

// Connections that stay open, in the wire format of Socket.IO. A client that can hold none asks by calls.
export const addStream = (app: FastifyInstance, context: Context, parts: readonly StreamPart[]): void => {
  const networks = new WeakMap<IncomingMessage, string>();
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  // Counted apart from calls, or those who connect again after a restart would keep others of their address from logging in.
  const limits = createCallLimits(context.settings);
  const admission = createAdmission(pace);
  const { engine, server } = openServer(context, { parts, networks });
  const headers = answerHeaders(context.settings.isLive);
  const passGate = async (request: FastifyRequest): Promise<void> => {
    if (await isSiteGone(context)) refuse('gone');
    if (isInNetworks(context.settings.BLOCKED_ADDRESSES, request.ip)) refuse('INVALID_IP');
    if (!isOwnPage(context.settings, request)) refuse('NOT_PERMITTED');
    await limits.takeForAddress(request.ip);
  };
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.headers(headers);
    await passGate(request);
    const upgrade = upgrades.get(request.raw);
    if (isNewConnection(request.raw.url ?? '') && !(await waitFor(admission, request.raw, upgrade !== undefined)))
      refuse('SERVICE_UNAVAILABLE');
    void reply.hijack();
    networks.set(request.raw, networkOf(request.ip));
    if (upgrade === undefined)
      return engine.handleRequest(request.raw, reply.raw.setHeaders(new Map(Object.entries(headers))));
    upgrade.response.detachSocket(upgrade.socket as NetSocket);
    engine.handleUpgrade(request.raw, upgrade.socket, upgrade.head);
  };
  void app.register(async (scope) => {
    scope.setErrorHandler(errorAnswers(context));
    for (const method of ['GET', 'POST'] as const)
      scope.route({
        method,
        url: streamPath,
        config: { hasOwnHeaders: true },
        onRequest: take,
        handler: () => undefined,
      });
  });
  routeUpgrades(app, upgrades);
  const close = async (): Promise<void> => {
    admission.close();
    await server.close();
    for (const part of parts) await part.close(context);
  };
  context.ending.signal.addEventListener(
    'abort',
    () => {
      admission.close();
      void server.close();
    },
    { once: true },
  );
  app.addHook('preClose', close);
};
