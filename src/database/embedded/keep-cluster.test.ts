import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../connection.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { keepCluster } from './keep-cluster.ts';
import { findPlace } from './place.ts';
import { isPostgres, livingPostmaster } from './postmaster-file.ts';

let dataDir: string;
let home: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'krapao data '));
  home = (await findPlace(dataDir)).home;
});

afterAll(async () => {
  const left = await livingPostmaster(join(home, 'postgres'));
  if (left !== null) await (await openCluster({ dataDir })).stop();
  await rm(home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

const answers = async (url: string): Promise<unknown> => {
  const connection = await connect({ url });
  const rows = await connection.rows('select current_setting($1) as fsync', ['fsync']);
  await connection.close();
  return rows[0];
};

const isBySocket = async (url: string): Promise<unknown> => {
  const connection = await connect({ url });
  const rows = await connection.rows('select inet_client_addr() is null as "isBySocket"');
  await connection.close();
  return rows[0];
};

const opened = (): Promise<Cluster> => openCluster({ dataDir });

it('starts a PostgreSQL that flushes, in a path with a space, and leaves nothing running when stopped', async () => {
  const cluster = await opened();
  expect(cluster.wasStartedHere).toBe(true);
  expect(await answers(cluster.url)).toEqual({ fsync: 'on' });
  await cluster.stop();
  expect(await isPostgres(cluster.processId)).toBe(false);
  await expect(answers(cluster.url)).rejects.toThrow(/nothing answers there/);
});

it('is reached by a socket in its own folder, and by the network where the path of that is too long', async () => {
  const cluster = await opened();
  expect(await isBySocket(cluster.url)).toEqual({ isBySocket: true });
  await cluster.stop();
  const far = await mkdtemp(join(tmpdir(), 'x'.repeat(80)));
  await chmod(far, 0o755);
  const reached = await openCluster({ dataDir: far, isDisposable: true });
  expect(await isBySocket(reached.url)).toEqual({ isBySocket: false });
  await reached.stop();
  await rm(far, { recursive: true });
});

it('refuses connections without the password, which only its own user can read', async () => {
  const cluster = await opened();
  const stranger = new URL(cluster.url);
  stranger.password = 'guessed';
  await expect(answers(stranger.href)).rejects.toThrow(/the password is wrong/);
  expect((await stat(join(home, 'password'))).mode & 0o077).toBe(0);
  await cluster.stop();
});

it('starts a new PostgreSQL if the one it finds was just killed', async () => {
  const killed = await opened();
  process.kill(killed.processId, 'SIGKILL');
  const next = await opened();
  expect(next.wasStartedHere).toBe(true);
  expect(await answers(next.url)).toEqual({ fsync: 'on' });
  await next.stop();
});

it('reuses the PostgreSQL that a killed server left running', async () => {
  const left = await opened();
  const found = await opened();
  expect({ processId: found.processId, wasStartedHere: found.wasStartedHere }).toEqual({
    processId: left.processId,
    wasStartedHere: false,
  });
  await found.stop();
  expect(await isPostgres(left.processId)).toBe(false);
});

it('starts again after PostgreSQL was killed, even if another program has its process id by now', async () => {
  const killed = await opened();
  process.kill(killed.processId, 'SIGKILL');
  await until(async () => !(await isPostgres(killed.processId)));
  const file = join(home, 'postgres', 'postmaster.pid');
  const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)));
  expect(await livingPostmaster(join(home, 'postgres'))).toBeNull();
  const again = await opened();
  expect(await answers(again.url)).toEqual({ fsync: 'on' });
  await again.stop();
  stranger.kill();
});

it('restarts a PostgreSQL that died under a running server, at the same address', async () => {
  const reports: string[] = [];
  const kept = await keepCluster({ dataDir, report: (text) => reports.push(text) });
  const before = await livingPostmaster(join(kept.home, 'postgres'));
  process.kill(before?.processId ?? 0, 'SIGKILL');
  await until(async () => reports.at(-1) === 'PostgreSQL is running again');
  expect(await answers(kept.url)).toEqual({ fsync: 'on' });
  await kept.release({ stopsPostgres: true });
  expect(await livingPostmaster(join(kept.home, 'postgres'))).toBeNull();
});

it('refuses the data of another server that is running, and leaves its PostgreSQL alone', async () => {
  const first = await keepCluster({ dataDir, report: () => undefined });
  await expect(keepCluster({ dataDir, report: () => undefined })).rejects.toThrow(
    /another server is using the data in/,
  );
  expect(await answers(first.url)).toEqual({ fsync: 'on' });
  await first.release({ stopsPostgres: true });
});

it('says which folder it cannot write to and which setting changes it', async () => {
  await expect(openCluster({ dataDir: '/dev/null/data' })).rejects.toThrow(
    /cannot write to \/dev\/null\/data\/database \(ENOTDIR\); set DATA_DIR/,
  );
});
