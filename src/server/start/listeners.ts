import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLimitedServer } from '../http/connection-limits.ts';
import type { Settings } from '../settings.ts';
import { StartRefused } from './start-refused.ts';

// The origins of this process, bound before anything else: a port in use must be found before a database is started.
export interface Listeners {
  readonly member?: Server;
  readonly office?: Server;
  // Only for a process with neither origin.
  readonly health?: Server;
}

export interface WantedPort {
  readonly host: string;
  readonly port: number;
  readonly setting: string;
}

const reasons = new Map([
  ['EADDRINUSE', 'is taken'],
  ['EACCES', 'may not be used by this user'],
  ['EADDRNOTAVAIL', 'is not on this machine (HOST)'],
]);

const listenOn = async (server: Server, { host, port, setting }: WantedPort): Promise<Server> => {
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StartRefused(`port ${String(port)} ${reasons.get(code) ?? `cannot be used (${code})`}, set ${setting}`);
  }
  return server;
};

// Until an app takes over, see serving.ts.
export const answerStarting = (_: IncomingMessage, response: ServerResponse) => {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' };
  response.writeHead(503, headers).end(JSON.stringify({ message: 'SERVICE_UNAVAILABLE' }));
};

export const takePort = (settings: Settings, wanted: WantedPort): Promise<Server> =>
  listenOn(createLimitedServer(settings, answerStarting), wanted);

const retryAfterMs = 200;
const triesMax = 6;

// Fails if the port is in use, and leaves it free for the process that will listen there. It tries several times,
// because the sandbox of a server that was just killed may still be closing.
export const refuseTakenPort = async (wanted: WantedPort): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await closeServer(await listenOn(createServer(answerStarting), wanted));
    } catch (error) {
      if (attempt === triesMax) throw error;
      await sleep(retryAfterMs);
    }
  }
};

export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
