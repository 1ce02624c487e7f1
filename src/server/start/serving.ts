import Fastify from 'fastify';
import type { Server } from 'node:http';
import type { Database } from '#database/database.ts';
import type { Settings } from '../settings.ts';
import type { Listeners } from './listeners.ts';

export interface ServingParts {
  readonly settings: Settings;
  readonly database: Database;
  // Already listening; they answer 503 until an app takes their requests over.
  readonly listeners: Listeners;
}

export interface Serving {
  // Lines printed below the addresses once everything runs: the logins of the demo.
  readonly notes: readonly string[];
  // Takes no new requests, waits for those under way, ends the jobs.
  stop(): Promise<void>;
}

// Hands a server that already listens to Fastify.
const handOver = (server: Server) => (handler: Parameters<Server['on']>[1]) => {
  server.removeAllListeners('request');
  server.on('request', handler);
  return server;
};

export const startServing = async ({ database, listeners }: ServingParts): Promise<Serving> => {
  const apps = [listeners.member, listeners.office].map((server) =>
    Fastify({ serverFactory: handOver(server), forceCloseConnections: 'idle' }),
  );
  for (const app of apps) {
    app.get('/healthz', async () => ({ ok: (await database.one('select 1 as one')) !== null }));
    await app.ready();
  }
  return {
    notes: [],
    stop: async () => {
      await Promise.all(apps.map((app) => app.close()));
    },
  };
};
