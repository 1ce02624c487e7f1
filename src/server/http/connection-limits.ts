import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Settings } from '../settings.ts';
import { networkOf } from './network-of.ts';

// How long a request may take to arrive. Node checks for late ones at the interval.
export const arrivalLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
} as const satisfies ServerOptions;

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
  arrival: ServerOptions = arrivalLimits,
): Server => {
  const server = createServer(arrival, answer);
  if (settings.TRUST_PROXY === 'false') limitConnections(server, settings.CONNECTIONS_PER_ADDRESS);
  return server;
};
