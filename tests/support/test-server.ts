import { createServer, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import type { Endpoint, QuestionOf } from '#contract/endpoint.ts';
import { checkLedger } from '#ledger';
import { jobs, ledgerChecks } from '#server/features/all-parts.ts';
import { buildMemberApp, buildOfficeApp } from '#server/app.ts';
import { createContext } from '#server/start/create-context.ts';
import { createLog } from '#server/start/create-log.ts';
import type { Context } from '#server/context.ts';
import { proveMembersSince } from '#server/records/prove-books.ts';
import { readSettings, type EnvironmentName } from '#server/settings.ts';
import { wireProviders } from '#server/start/wire-providers.ts';
import { freshDatabase, type FreshDatabase, type FreshDatabaseSettings } from './fresh-database.ts';
import {
  buildMember,
  buildStaff,
  type MemberBuild,
  type StaffBuild,
  type TestMember,
  type TestStaff,
} from './people.ts';
import { demoTemplate } from './whole-system/demo-template.ts';
import { createTestClock, type TestClock } from './whole-system/test-clock.ts';
import { asker, send, type RequestOptions, type TestReply } from './test-requests.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

export interface TestServer {
  readonly context: Context;
  readonly database: FreshDatabase;
  readonly clock: TestClock;
  readonly sandbox: TestSandbox;
  readonly url: string;
  readonly officeUrl: string;
  request(method: string, path: string, options?: RequestOptions): Promise<TestReply>;
  // Asks by the contract: the question is encoded, staff calls go to the office origin.
  ask<E extends Endpoint>(endpoint: E, question: QuestionOf<E>, options?: RequestOptions): Promise<TestReply>;
  member(build?: MemberBuild): Promise<TestMember>;
  staff(build?: StaffBuild): Promise<TestStaff>;
  // Runs every job of the features once, as if each were due.
  runJobs(): Promise<void>;
  // The invariants, in full and from the last checkpoints on. Tests end with them automatically.
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly settings?: Record<string, string>;
  // Settings that the server lacks, as in live mode; the demonstration fills in all of them.
  readonly without?: readonly EnvironmentName[];
  // Receives each line of the log.
  readonly logged?: string[];
  // Another address of the database for the server, such as behind a proxy.
  readonly through?: FreshDatabaseSettings['through'];
  readonly limits?: FreshDatabaseSettings['limits'];
  // The tests of the file differ in nothing but the call, so the books are proved after the last of them.
  readonly isProvedOnce?: boolean;
  // A database made before, and the time at which the server starts on it.
  readonly found?: { readonly database: FreshDatabase; readonly at: Date };
}

const listen = async (): Promise<{ server: Server; url: string }> => {
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, url: `http://localhost:${String(address.port)}` };
};

const handOver =
  (server: Server) =>
  (handler: Parameters<Server['on']>[1]): Server => {
    server.removeAllListeners('request');
    server.on('request', handler);
    return server;
  };

// On the connections that plan a statement once: these are long, and planning one takes longer than what it reads here.
const checkWhole = async ({ database: { lookup } }: Context): Promise<void> => {
  expect(await checkLedger(lookup, ledgerChecks)).toEqual([]);
};

const checkSinceLast = async ({ database: { lookup }, now }: Context): Promise<void> => {
  expect(await proveMembersSince(lookup, new Date(0), now())).toEqual({ findings: [], unproved: [] });
};

const sandboxSecrets = (context: ReturnType<typeof readSettings>) => ({
  bank: context.BANK_SECRET ?? '',
  gateway: context.KBANK_QR_PARTNER_SECRET ?? '',
  slips: context.SLIPS_SECRET ?? '',
  sms: context.SMS_SECRET ?? '',
  games: context.GAMES_SECRET ?? '',
  ww: context.WW_TOKEN ?? '',
  payonex: { accessKey: context.PAYONEX_ACCESS_KEY ?? '', secretKey: context.PAYONEX_SECRET_KEY ?? '' },
  fpKey: context.FP_PRIVATE_KEY ?? '',
});

// Providers answer at once or not at all, hashes are cheap, and limits are high enough to play no part.
const quick = {
  PROVIDER_TIMEOUT_MS: '400',
  PASSWORD_MEMORY_KIB: '64',
  CALLS_PER_MINUTE_MEMBER: '100000',
  CALLS_PER_MINUTE_ADDRESS: '100000',
  OTPS_PER_HOUR_DEVICE: '100000',
  OTPS_PER_HOUR_ADDRESS: '100000',
  OTPS_PER_HOUR: '100000',
  REGISTRATION_LOOKUPS_PER_HOUR_ADDRESS: '100000',
  UNVERIFIED_ACCOUNTS_PER_DAY_ADDRESS: '100000',
  LOGINS_PER_MINUTE_ADDRESS: '100000',
  LOGIN_FAILURES_PER_HOUR_ADDRESS: '100000',
};

const quickSettings = (sandbox: TestSandbox, { settings = {}, without = [] }: TestServerOptions) => ({
  ...readSettings({
    ...quick,
    DATA_DIR: join(tmpdir(), `krapao-test-${randomUUID()}`),
    SANDBOX_PORT: new URL(sandbox.url).port,
    ...settings,
  }),
  ...Object.fromEntries(without.map((name) => [name, undefined])),
});

const openTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const clock = createTestClock(options.found?.at);
  const database =
    options.found?.database ??
    (await freshDatabase({
      template: await demoTemplate(),
      poolSize: 5,
      ...(options.through ? { through: options.through } : {}),
      ...(options.limits ? { limits: options.limits } : {}),
    }));
  const [member, office] = [await listen(), await listen()];
  const demo = readSettings({});
  const sandbox = await startTestSandbox({ serverUrl: member.url, secrets: sandboxSecrets(demo), now: clock.now });
  const settings = quickSettings(sandbox, options);
  const log = createLog(
    { LOG_LEVEL: options.logged === undefined ? 'silent' : 'debug' },
    { write: (line: string) => options.logged?.push(line) },
  );
  const context = createContext({
    settings,
    database: database.database,
    log,
    providers: wireProviders(settings, clock.now),
    now: clock.now,
  });
  const apps = [
    await buildMemberApp(context, handOver(member.server)),
    await buildOfficeApp(context, handOver(office.server)),
  ];
  for (const app of apps) await app.ready();
  return {
    context,
    database,
    clock,
    sandbox,
    url: member.url,
    officeUrl: office.url,
    request: (method, path, requestOptions = {}) => send(member.url, { method, path, ...requestOptions }),
    ask: asker({ member: member.url, office: office.url }),
    member: (build = {}) => buildMember(context, build),
    staff: (build = {}) => buildStaff(context, build),
    runJobs: async () => {
      for (const job of jobs) await job.run(context);
    },
    check: async () => {
      await checkWhole(context);
      await checkSinceLast(context);
    },
    close: async () => {
      await Promise.all(apps.map((app) => app.close()));
      for (const { server: listening } of [member, office]) listening.close();
      await context.pictures.close();
      await context.batcher.close();
      await sandbox.close();
      await database.drop();
      await rm(settings.dataDir, { recursive: true, force: true });
    },
  };
};

// Every so many tests, since it finds the same as the whole proof, unless the proof from checkpoints is itself wrong.
const sinceLastEvery = 4;

// The real server with its own database, sandbox and ports: `const server = await startTestServer()` at the top of a
// test file. It proves the books after each test and closes after the file.
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const server = await openTestServer(options);
  const { context } = server;
  let ended = 0;
  afterEach(async () => {
    if (options.isProvedOnce === true) return;
    ended += 1;
    await checkWhole(context);
    if (ended % sinceLastEvery === 0) await checkSinceLast(context);
  });
  afterAll(async () => {
    try {
      if (options.isProvedOnce === true) await server.check();
    } finally {
      await server.close();
    }
  });
  return server;
};

// A new server for each test of a file, for tests that leave a clock, limits or stopped lanes behind. The tests call
// `server()`.
export const serverPerTest = (options: TestServerOptions = {}): (() => TestServer) => {
  let current: TestServer | null = null;
  beforeEach(async () => {
    const server = await openTestServer(options);
    current = server;
    return async () => {
      try {
        await server.check();
      } finally {
        await server.close();
      }
    };
  });
  return () => {
    if (current === null) throw new Error('the server starts with the test');
    return current;
  };
};
