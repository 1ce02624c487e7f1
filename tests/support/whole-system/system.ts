import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '#database/database.ts';
import { openCluster } from '#database/embedded/cluster.ts';
import { findPlace } from '#database/embedded/place.ts';
import { livingPostmaster } from '#database/embedded/postmaster-file.ts';
import { applicationRole } from '#database/roles.ts';
import { checkLedger } from '#ledger';
import { ledgerChecks } from '#server/features/all-parts.ts';
import type { Context } from '#server/context.ts';
import { readSettings } from '#server/settings.ts';
import { createContext } from '#server/start/create-context.ts';
import { createLog } from '#server/start/create-log.ts';
import { wireProviders } from '#server/start/wire-providers.ts';
import { lowerBackend } from './lower-backend.ts';
import { freePorts, startServerProcess, type ServerProcess } from '../server-process.ts';

const limitless = {
  CONNECTIONS_PER_ADDRESS: '999999999',
  CALLS_PER_MINUTE_MEMBER: '999999999',
  CALLS_PER_MINUTE_ADDRESS: '999999999',
  PASSWORD_MEMORY_KIB: '64',
  LOG_LEVEL: 'error',
};

export interface SandboxLine {
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
}

// The whole product as npm start runs it, with its own data, and what a check can observe from outside.
export interface System {
  readonly url: string;
  readonly officeUrl: string;
  readonly sandboxUrl: string;
  readonly sandbox: SandboxLine;
  // For creating people and reading tables; it shares nothing with the server but the database.
  readonly context: Context;
  readonly owner: Database;
  readonly databaseUrl: string;
  // The process of the server.
  serverId(): number;
  // The first process of the database.
  databaseId(): Promise<number>;
  // Starts the server, which starts the rest; returns how long it took until it served.
  start(): Promise<number>;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
  killDatabase(): Promise<void>;
  // Errors in books and chains; an empty list is green.
  prove(): Promise<string[]>;
  weather(weather: { service: string; code?: string; kind: string; seconds?: number }): Promise<void>;
  output(): string;
  close(): Promise<void>;
}

const sandboxAt = (base: string): SandboxLine => {
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const reply = await fetch(base + path, init);
    if (!reply.ok) throw new Error(`${base}${path} answered ${String(reply.status)}`);
    return reply.json();
  };
  return {
    get: (path) => ask(path),
    post: (path, body) =>
      ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  };
};

const isOpen = async (port: string): Promise<boolean> => {
  const socket = connectTo(Number(port), 'localhost');
  const hasOpened = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return hasOpened;
};

const proofOf = async (owner: Database): Promise<string[]> => {
  const findings = await owner.transaction(async (sql) => {
    await lowerBackend(sql);
    return checkLedger(sql, ledgerChecks);
  });
  return findings.map(({ invariant, detail }) => `${invariant}: ${detail}`);
};

const connect = (environment: Record<string, string>, url: string): { context: Context; owner: Database } => {
  const settings = readSettings(environment);
  const database = openDatabase({ url, poolSize: 8, role: applicationRole });
  const log = createLog({ LOG_LEVEL: 'silent' });
  const context = createContext({ settings, database, log, providers: wireProviders(settings) });
  return { context, owner: openDatabase({ url, poolSize: 2, statementTimeoutMs: 120_000 }) };
};

const stopLeftDatabase = async (dataDir: string, home: string): Promise<void> => {
  if ((await livingPostmaster(join(home, 'postgres'))) !== null) await (await openCluster({ dataDir })).stop();
};

export interface SystemSettings {
  readonly environment?: Record<string, string>;
  // Another address of the database for the server, such as behind a proxy for the given address.
  readonly databaseThrough?: (url: string) => Promise<string>;
}

export const startSystem = async ({ environment = {}, databaseThrough }: SystemSettings = {}): Promise<System> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'krapao-verify-'));
  const { home } = await findPlace(dataDir);
  const ports = await freePorts();
  const variables: Record<string, string> = { ...limitless, ...ports, DATA_DIR: dataDir, ...environment };
  if (databaseThrough !== undefined)
    variables['DATABASE_URL'] = await databaseThrough((await openCluster({ dataDir })).url);
  let server: ServerProcess | null = null;
  const start = async (): Promise<number> => {
    const began = performance.now();
    server = startServerProcess(variables);
    await server.ready;
    return performance.now() - began;
  };
  await start();
  const databaseUrl = (await openCluster({ dataDir })).url;
  const { context, owner } = connect(variables, databaseUrl);
  const sandboxUrl = `http://localhost:${ports.SANDBOX_PORT}`;
  const sandbox = sandboxAt(sandboxUrl);
  return {
    url: `http://localhost:${ports.PORT}`,
    officeUrl: `http://localhost:${ports.OFFICE_PORT}`,
    sandboxUrl,
    sandbox,
    context,
    owner,
    databaseUrl,
    serverId: () => server?.processId ?? 0,
    databaseId: async () => (await livingPostmaster(join(home, 'postgres')))?.processId ?? 0,
    start,
    kill: async () => {
      await server?.end('SIGKILL');
      // The sandbox notices on its own that its server is gone.
      while (await isOpen(ports.SANDBOX_PORT)) await sleep(20);
    },
    stop: async () => (await server?.end('SIGTERM')) ?? null,
    killDatabase: async () => {
      const postmaster = await livingPostmaster(join(home, 'postgres'));
      if (postmaster !== null) process.kill(postmaster.processId, 'SIGKILL');
    },
    prove: () => proofOf(owner),
    weather: async (weather) => {
      await sandbox.post('/weather', weather);
    },
    output: () => server?.output() ?? '',
    close: async () => {
      await Promise.all([context.database.close(), owner.close()]);
      await server?.end('SIGTERM');
      await stopLeftDatabase(dataDir, home);
      await rm(home, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
