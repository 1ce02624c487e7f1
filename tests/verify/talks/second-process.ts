import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, startServerProcess } from '#support/server-process.ts';
import type { System } from '#support/whole-system/system.ts';

// A second process on the same database.
export const startSecond = async ({ databaseUrl }: System, parts = 'member,stream') => {
  const dataDir = await mkdtemp(join(tmpdir(), 'krapao-second-'));
  const ports = await freePorts();
  const limits = {
    CONNECTIONS_PER_ADDRESS: '999999999',
    CALLS_PER_MINUTE_MEMBER: '999999999',
    CALLS_PER_MINUTE_ADDRESS: '999999999',
  };
  const own = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, KRAPAO_PARTS: parts };
  const start = async () => {
    const server = startServerProcess({ ...limits, ...ports, ...own, LOG_LEVEL: 'fatal' });
    await server.ready;
    return server;
  };
  let server = await start();
  return {
    url: `http://localhost:${ports.PORT}`,
    processId: () => server.processId,
    killAndStart: async () => {
      await server.end('SIGKILL');
      server = await start();
    },
    close: async () => {
      await server.end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
