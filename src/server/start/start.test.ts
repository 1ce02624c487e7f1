import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withConnection } from '#database/connection.ts';
import { openCluster } from '#database/embedded/cluster.ts';
import { findPlace } from '#database/embedded/place.ts';
import { livingPostmaster } from '#database/embedded/postmaster-file.ts';
import { freshDatabase } from '#support/fresh-database.ts';
import { inFullOr, oneInThree } from '#support/requirements/in-full.ts';
import { freePorts, type Ports, startServerProcess } from '#support/server-process.ts';

let dataDir: string;
let ports: Ports;
let home: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'krapao-start-'));
  home = (await findPlace(dataDir)).home;
  ports = await freePorts();
});

afterAll(async () => {
  const left = await livingPostmaster(join(home, 'postgres'));
  if (left !== null) await (await openCluster({ dataDir })).stop();
  await rm(home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

const launch = (settings: Record<string, string> = {}) =>
  startServerProcess({ ...ports, DATA_DIR: dataDir, ...settings });

const answersOf = (path: string): Promise<number | null> =>
  fetch(`http://localhost:${ports.PORT}${path}`).then(
    ({ status }) => status,
    () => null,
  );

// The process number of the embedded PostgreSQL, or null when none serves the data.
const postgresProcess = async (): Promise<number | null> =>
  (await livingPostmaster(join(home, 'postgres')))?.processId ?? null;

const isFree = async (port: string): Promise<boolean> => {
  const probe = createServer().listen(Number(port), 'localhost');
  const outcome = await Promise.race([
    once(probe, 'listening').then(() => true),
    once(probe, 'error').then(() => false),
  ]);
  probe.close();
  return outcome;
};

const areFree = async (): Promise<boolean> => {
  const free = await Promise.all(Object.values(ports).map(isFree));
  return free.every(Boolean);
};

const withOwner = async (statement: string): Promise<void> => {
  const cluster = await openCluster({ dataDir });
  try {
    await withConnection({ url: cluster.url }, (connection) => connection.rows(statement));
  } finally {
    await cluster.stop();
  }
};

it('starts everything, prints the three addresses, and leaves nothing running after SIGTERM', async () => {
  const server = launch();
  await server.ready;
  for (const port of [ports.PORT, ports.OFFICE_PORT, ports.SANDBOX_PORT])
    expect(server.output()).toContain(`http://localhost:${port}/`);
  expect(await answersOf('/healthz')).toBe(200);
  expect(await postgresProcess()).not.toBeNull();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await postgresProcess()).toBeNull();
  expect(await areFree()).toBe(true);
});

it('reuses the PostgreSQL of a server that was killed, and Ctrl-C then stops it too', async () => {
  const killed = launch();
  await killed.ready;
  const left = await postgresProcess();
  expect(await killed.end('SIGKILL')).toBeNull();
  const again = launch();
  await again.ready;
  expect(await postgresProcess()).toBe(left);
  expect(await again.end('SIGINT')).toBe(0);
  expect(await postgresProcess()).toBeNull();
  expect(await areFree()).toBe(true);
});

const takenPorts = ['PORT', 'OFFICE_PORT', 'SANDBOX_PORT'] as const;

it.each(inFullOr(takenPorts, ...oneInThree(takenPorts)))(
  'says which port is taken and that %s sets it, before it touches any data',
  async (setting) => {
    const other = createServer().listen(Number(ports[setting]), setting === 'SANDBOX_PORT' ? 'localhost' : '0.0.0.0');
    await once(other, 'listening');
    const untouched = join(dataDir, `untouched-${setting}`);
    const server = launch({ DATA_DIR: untouched });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`port ${ports[setting]} is taken, set ${setting}`);
    expect(existsSync(untouched)).toBe(false);
    other.close();
  },
);

it('says which folder it cannot write to and which setting changes it', async () => {
  const server = launch({ DATA_DIR: '/dev/null/data' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/cannot write to \/dev\/null\/data \(ENOTDIR\), set DATA_DIR/);
});

const wrongDatabases: readonly [string, string, RegExp][] = [
  ['a port where nothing answers', 'postgres://keeper:secret-word@127.0.0.1:1/money', /nothing answers there/],
  ['a host that does not exist', 'postgres://keeper:secret-word@no-such-host.invalid/money', /there is no such host/],
  ['something that is no address', 'postgres//keeper:secret-word', /an unreadable address/],
];

it.each(inFullOr(wrongDatabases, ...oneInThree(wrongDatabases)))(
  'says that DATABASE_URL is wrong when it names %s, and never the password',
  async (_, url, reason) => {
    const server = launch({ DATABASE_URL: url });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('DATABASE_URL');
    expect(server.output()).toMatch(reason);
    expect(server.output()).not.toContain('secret-word');
  },
);

it('says that the database of DATABASE_URL does not answer, after ten seconds, and never the password', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const server = launch({ DATABASE_URL: `postgres://keeper:secret-word@127.0.0.1:${port}/money` });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(
    `DATABASE_URL: database money at 127.0.0.1:${port} cannot be used: it does not answer within 10 seconds`,
  );
  expect(server.output()).not.toMatch(/secret-word|keeper/);
  silent.close();
});

it('says that the password in DATABASE_URL is wrong without printing it', async () => {
  const url = new URL(inject('databaseUrl'));
  url.password = 'secret-word';
  const server = launch({ DATABASE_URL: url.href });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/DATABASE_URL: database krapao at 127\.0\.0\.1:\d+ .*the password is wrong/);
  expect(server.output()).not.toContain('secret-word');
});

it('does not start on a server that runs without flushing, and says which settings are off', async () => {
  await using fresh = await freshDatabase();
  const server = launch({ DATABASE_URL: fresh.url });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/fsync, full_page_writes, synchronous_commit are off/);
});

it('does not start on a schema it does not know or that lacks a constraint, and stops what it had started', async () => {
  const later = `insert into migration values ('9999-later', 'x', now())`;
  await withOwner(later);
  const unknown = launch();
  expect(await unknown.ended).toBe(1);
  expect(unknown.output()).toMatch(/newer version than this program: it has 9999-later/);
  expect(await postgresProcess()).toBeNull();
  await withOwner(`delete from migration where name = '9999-later'`);
  await withOwner('alter table book drop constraint book_sums_to_zero');
  const lacking = launch();
  expect(await lacking.ended).toBe(1);
  expect(lacking.output()).toMatch(/check book\.book_sums_to_zero/);
  expect(await postgresProcess()).toBeNull();
  expect(await areFree()).toBe(true);
});

it('leaves a PostgreSQL that it found running alone when its own start fails', async () => {
  const left = await openCluster({ dataDir });
  await withConnection({ url: left.url }, (owner) =>
    owner.rows(`insert into migration values ('9999-later', 'x', now())`),
  );
  const failing = launch();
  expect(await failing.ended).toBe(1);
  expect(failing.output()).toContain('9999-later');
  expect(await postgresProcess()).toBe(left.processId);
  await left.stop();
});
