import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, DatabaseUnusable } from '../connection.ts';
import { findPlace, makeOwnedFolder, type Place } from './place.ts';
import { sqlStateOf } from '../sql-state.ts';
import { replaceForeignProcessId, isPostgres, livingPostmaster, type Postmaster } from './postmaster-file.ts';

export interface Cluster {
  readonly url: string;
  readonly processId: number;
  // False if it was already running, left behind by a server that was killed.
  readonly wasStartedHere: boolean;
  readonly home: string;
  stop(): Promise<void>;
}

export interface ClusterSettings {
  readonly dataDir: string;
  // For tests only: a temporary cluster needs no flush to disk.
  readonly isDisposable?: boolean;
  // For tests only: the programs of a PostgreSQL other than the embedded one.
  readonly binaries?: string;
  // The port it must listen on if it is started here; any free port by default.
  readonly port?: number;
}

interface StartSettings {
  readonly isDisposable: boolean;
  readonly port: number | undefined;
}

const user = 'krapao';
const databaseName = 'krapao';
const hasSockets = process.platform !== 'win32';
// The longest path of a socket on all systems, without its end.
const socketPathMax = 103;
const startWithinMs = 60_000;
const stopWithinMs = 60_000;
const attemptsMax = 5;

const dataOf = ({ home }: Place) => join(home, 'postgres');
const logOf = ({ home }: Place) => join(home, 'postgres.log');
const passwordFileOf = ({ home }: Place) => join(home, 'password');

const spawnAs = ({ owner }: Place) => ({
  cwd: '/',
  detached: true,
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  ...(owner === null ? {} : { uid: owner.uid, gid: owner.gid }),
});

const runInitdb = async (place: Place, folder: string, passwordFile: string): Promise<void> => {
  const child = spawn(
    join(place.binaries, 'initdb'),
    [
      `--pgdata=${folder}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ].concat([...place.localeOptions, '--no-sync', '--no-instructions']),
    { ...spawnAs(place), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new DatabaseUnusable(`initdb failed: ${complaint.trim()}`);
};

// Built beside its final name, so that an interrupted first start leaves nothing that looks complete.
const makeData = async (place: Place): Promise<void> => {
  if (existsSync(join(dataOf(place), 'PG_VERSION'))) return;
  const folder = join(place.home, 'unfinished');
  const passwordFile = join(place.home, `password.${randomUUID()}`);
  const password = randomBytes(24).toString('base64url');
  await makeOwnedFolder(folder, place.owner);
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (place.owner !== null) await chown(passwordFile, place.owner.uid, place.owner.gid);
    await runInitdb(place, folder, passwordFile);
    await writeFile(passwordFileOf(place), password, { mode: 0o600 });
    await rename(folder, dataOf(place));
  } finally {
    await rm(passwordFile, { force: true });
  }
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  return address.port;
};

// By its socket where it has one that can be reached: a statement costs the server and PostgreSQL a third less than by the
// network of the machine. The host and port of the network are named all the same, for other programs.
const addressOf = (place: Place, { port, hasSocket }: Postmaster, credentials: string): string => {
  const folder = dataOf(place);
  const isReachable = hasSocket && Buffer.byteLength(join(folder, `.s.PGSQL.${String(port)}`)) <= socketPathMax;
  const byNetwork = `postgres://${credentials}@127.0.0.1:${String(port)}`;
  return isReachable ? `${byNetwork}?host=${encodeURIComponent(folder)}` : byNetwork;
};

const settingsOf = (port: number, isDisposable: boolean): string[] => {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    // In its own directory, where only its user comes.
    unix_socket_directories: hasSockets ? '.' : '',
    max_connections: isDisposable ? '300' : '100',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    // No spinning disks: a random page read costs the same as a sequential one.
    random_page_cost: '1.1',
    log_checkpoints: 'off',
    // Without it, error details write members' data into the log.
    log_error_verbosity: 'terse',
    ...(isDisposable ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
    // The first five times each statement is planned again, which took a fifth of the tests' processor time.
    ...(isDisposable ? { plan_cache_mode: 'force_generic_plan' } : {}),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
};

const untilReady = async (place: Place, hasEnded: () => boolean | Promise<boolean>): Promise<number | null> => {
  const deadline = performance.now() + startWithinMs;
  while (performance.now() < deadline) {
    const found = await livingPostmaster(dataOf(place));
    if (found?.isReady === true) return found.port;
    if (await hasEnded()) return null;
    await sleep(15);
  }
  return null;
};

const startOnce = async (place: Place, { isDisposable, port }: StartSettings): Promise<number | null> => {
  await replaceForeignProcessId(dataOf(place));
  const log = await open(logOf(place), 'w', 0o600);
  try {
    const child = spawn(
      join(place.binaries, 'postgres'),
      ['-D', dataOf(place), ...settingsOf(port ?? (await freePort()), isDisposable)],
      { ...spawnAs(place), stdio: ['ignore', log.fd, log.fd] },
    );
    let hasEnded = false;
    child.once('error', () => (hasEnded = true));
    child.once('exit', () => (hasEnded = true));
    child.unref();
    return await untilReady(place, () => hasEnded);
  } finally {
    await log.close();
  }
};

// The memory of a killed PostgreSQL takes a moment to disappear, and another program may take a free port meanwhile.
const start = async (place: Place, settings: StartSettings): Promise<void> => {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    if ((await startOnce(place, settings)) !== null) return;
    if ((await livingPostmaster(dataOf(place))) !== null) return;
    await sleep(200 * attempt);
  }
  const log = await readFile(logOf(place), 'utf8').catch(() => '');
  throw new DatabaseUnusable(
    `PostgreSQL did not start; ${logOf(place)} ends with: ${log.trim().split('\n').slice(-3).join(' / ')}`,
  );
};

const stop = async (processId: number): Promise<void> => {
  const deadline = performance.now() + stopWithinMs;
  // SIGINT is PostgreSQL's "fast" shutdown: it ends sessions, writes everything and exits.
  if (await isPostgres(processId)) process.kill(processId, 'SIGINT');
  while (await isPostgres(processId)) {
    if (performance.now() > deadline) throw new Error(`PostgreSQL (process ${String(processId)}) does not stop`);
    await sleep(15);
  }
};

const untilFoundIsReady = async (place: Place): Promise<boolean> => {
  const found = await livingPostmaster(dataOf(place));
  if (found === null) return false;
  return found.isReady || (await untilReady(place, async () => !(await isPostgres(found.processId)))) !== null;
};

const ensureDatabase = async (adminUrl: string): Promise<void> => {
  const connection = await connect({ url: adminUrl });
  try {
    const found = await connection.rows('select from pg_catalog.pg_database where datname = $1', [databaseName]);
    if (found.length === 0) await connection.rows(`create database ${databaseName}`);
  } catch (error) {
    const state = sqlStateOf(error);
    if (state !== null && !state.startsWith('57P')) throw error;
    throw new DatabaseUnusable('PostgreSQL exited while it was being checked', { cause: null });
  } finally {
    await connection.close();
  }
};

const placeOf = async ({ dataDir, binaries }: ClusterSettings): Promise<Place> => {
  const place = await findPlace(dataDir);
  // Versions before 17 have no built-in Unicode locale, only that of the system.
  return binaries === undefined ? place : { ...place, binaries, localeOptions: ['--locale=C.UTF-8'] };
};

const takeUp = async (settings: ClusterSettings): Promise<Cluster> => {
  const { isDisposable = false, port } = settings;
  const place = await placeOf(settings);
  await makeData(place);
  const wasStartedHere = !(await untilFoundIsReady(place));
  if (wasStartedHere) await start(place, { isDisposable, port });
  const postmaster = await livingPostmaster(dataOf(place));
  if (postmaster === null) throw new DatabaseUnusable('PostgreSQL exited right after its start', { cause: null });
  try {
    const password = await readFile(passwordFileOf(place), 'utf8');
    const base = new URL(addressOf(place, postmaster, `${user}:${password}`));
    const address = (name: string) => Object.assign(new URL(base), { pathname: `/${name}` }).href;
    await ensureDatabase(address('postgres'));
    const { processId } = postmaster;
    return { url: address(databaseName), processId, wasStartedHere, home: place.home, stop: () => stop(processId) };
  } catch (error) {
    if (wasStartedHere) await stop(postmaster.processId);
    throw error;
  }
};

const isWithoutAnswer = (error: unknown): boolean => error instanceof DatabaseUnusable && error.cause === null;

// Starts the PostgreSQL of this data directory, or uses the one already running on it. A PostgreSQL that was just
// killed looks alive for a moment without responding, so it is checked again.
export const openCluster = async (settings: ClusterSettings): Promise<Cluster> => {
  for (let attempt = 1; attempt < attemptsMax; attempt += 1) {
    try {
      return await takeUp(settings);
    } catch (error) {
      if (!isWithoutAnswer(error)) throw error;
      await sleep(200 * attempt);
    }
  }
  return takeUp(settings);
};
