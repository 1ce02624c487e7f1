import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openCluster } from '#database/embedded/cluster.ts';
import { migrate } from '#database/migrate.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import './provided.ts';

// One cluster for all test files of a run, with its database migrated: freshDatabase() copies it.
const startCluster = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'krapao-tests-'));
  const cluster = await openCluster({ dataDir, isDisposable: true });
  const end = async () => {
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
