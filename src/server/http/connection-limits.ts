import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Settings } from '../settings.ts';
import { watchBodies } from './body-deadlines.ts';
import { networkOf } from './network-of.ts';
import { mayUpgrade } from './stream/may-upgrade.ts';

// How long a request may take to arrive: its headers, all of it, and all of it where nobody has granted it more time.
// Late ones are looked for at the interval. An idle connection is kept longer than proxies and apps keep one, or a call
// that is sent while it is closed would be lost.
export const arrivalLimits: ArrivalLimits = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  bodyTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
};

interface ArrivalLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly bodyTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly keepAliveTimeout?: number;
}

// Destroys connections beyond the limit of one network, so that no address can take all sockets.
const limitConnections = (server: Server, connectionsMax: number): void => {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > connectionsMax) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
};

// A server for the open internet. Behind a proxy all connections come from the proxy, which has its own limits.
export const createLimitedServer = (
  settings: Pick<Settings, 'CONNECTIONS_PER_ADDRESS' | 'TRUST_PROXY'>,
  answer: RequestListener,
  arrival: ArrivalLimits = arrivalLimits,
): Server => {
  const { bodyTimeout, ...limits } = arrival;
  const shouldUpgradeCallback = (request: IncomingMessage): boolean =>
    server.listenerCount('upgrade') > 0 && mayUpgrade(request);
  const server = createServer({ ...limits, shouldUpgradeCallback }, answer);
  watchBodies(server, { ordinaryMs: bodyTimeout, everyMs: limits.connectionsCheckingInterval });
  if (settings.TRUST_PROXY === 'false') limitConnections(server, settings.CONNECTIONS_PER_ADDRESS);
  return server;
};
