import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openCluster } from '#database/embedded/cluster.ts';
import { migrate } from '#database/migrate.ts';
import { allMigrations } from '#server/features/all-migrations.ts';
import { sqlPostgres } from '../../sql-tests.ts';
import './provided.ts';

// A killed run cannot clean up: this stops its cluster and removes its files once the run is gone.
const watch = (postgres: number, folders: readonly string[]) => {
  const script = 'while kill -0 "$0" 2>/dev/null; do sleep 2; done; kill -QUIT "$1"; sleep 1; shift; rm -rf "$@"';
  const watcher = spawn('/bin/sh', ['-c', script, String(process.pid), String(postgres), ...folders], {
    detached: true,
    stdio: 'ignore',
  });
  watcher.unref();
  return watcher;
};

// In the memory where there is room for it: a copy of the migrated database, which is seven hundred files, then takes about
// 40 ms, and 300 to 500 on a disk.
const memory = '/dev/shm';
const neededBytes = 6 * 2 ** 30;

const makeFolder = async (): Promise<string> => {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  const hasRoom = room > neededBytes && freemem() > neededBytes;
  const folder = await mkdtemp(join(hasRoom ? memory : tmpdir(), 'krapao-tests-'));
  // The user that runs PostgreSQL for root has to reach it.
  await chmod(folder, 0o711);
  return folder;
};

// KRAPAO_TEST_POSTGRES names the programs of a PostgreSQL other than the embedded one, see on-postgres-15.ts. One
// cluster for all test files of a project, with its database migrated: freshDatabase() copies it.
const startCluster = async ({ name, provide }: TestProject): Promise<() => Promise<void>> => {
  const dataDir = await makeFolder();
  const binaries = process.env[name === 'sql' ? sqlPostgres : 'KRAPAO_TEST_POSTGRES'];
  const cluster = await openCluster({ dataDir, isDisposable: true, ...(binaries === undefined ? {} : { binaries }) });
  const watcher = watch(cluster.processId, [cluster.home, dataDir]);
  const end = async () => {
    watcher.kill();
    await cluster.stop();
    await rm(cluster.home, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(cluster.url, allMigrations);
  } catch (error) {
    await end();
    throw error;
  }
  provide('databaseUrl', cluster.url);
  return end;
};

export default startCluster;
