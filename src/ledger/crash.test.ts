import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '#database/database.ts';
import { type Cluster, openCluster } from '#database/embedded/cluster.ts';
import { migrate } from '#database/migrate.ts';
import { sharedMigrations } from '#database/migrations/shared-migrations.ts';
import { applicationRole } from '#database/roles.ts';
import { type Acknowledged, lostOrDoubled, runLoad } from '#support/ledger/move-load.ts';
import { isInFull } from '#support/requirements/in-full.ts';
import { openBook } from './books.ts';
import { checkLedger } from './check-ledger.ts';
import type { Finding } from './ledger-invariants.ts';
import { createMoveBatcher } from './move-batcher.ts';

const kills = isInFull ? 10 : 1;
const memberCount = 200;
const movesBetween = 500;
const checkEveryMs = 20;
const proofEveryMs = 500;

// The books are proved in one snapshot every half second; while PostgreSQL is down there is nothing to check.
const watch = async (database: Database, isOver: () => boolean) => {
  const findings: Finding[] = [];
  let proofs = 0;
  while (!isOver()) {
    const found = await checkLedger(database).catch(() => null);
    if (found !== null) proofs += 1;
    findings.push(...(found ?? []));
    await sleep(proofEveryMs);
  }
  return { findings, proofs };
};

// Moves must be acknowledged before each kill and after the last, or the test proves nothing.
const untilMore = async ({ amounts }: Acknowledged) => {
  const enough = amounts.size + movesBetween;
  while (amounts.size < enough) await sleep(checkEveryMs);
};

const killed = async (cluster: Cluster, settings: { dataDir: string; port: number }): Promise<Cluster> => {
  process.kill(cluster.processId, 'SIGKILL');
  return openCluster(settings);
};

it(
  'PostgreSQL killed under load: no acknowledged move is lost or doubled, and the books add up',
  { timeout: 300_000 },
  async () => {
    const start = new Date();
    const dataDir = await mkdtemp(join(tmpdir(), 'krapao-crash-'));
    let cluster = await openCluster({ dataDir });
    const port = Number(new URL(cluster.url).port);
    await migrate(cluster.url, sharedMigrations);
    const database = openDatabase({ url: cluster.url, poolSize: 4, role: applicationRole });
    try {
      const members = Array.from({ length: memberCount }, () => crypto.randomUUID());
      for (const memberId of members) await openBook(database, { memberId, currency: 'BAHT' });
      const batcher = createMoveBatcher(database);
      const acknowledged: Acknowledged = { amounts: new Map(), unknown: 0 };
      let isOver = false;
      const load = runLoad(batcher, { members, callers: 64, isOver: () => isOver, acknowledged });
      const watched = watch(database, () => isOver);
      for (let kill = 0; kill < kills; kill += 1) {
        await untilMore(acknowledged);
        cluster = await killed(cluster, { dataDir, port });
      }
      await untilMore(acknowledged);
      isOver = true;
      await load;
      await batcher.close();
      const { findings, proofs } = await watched;
      expect(findings).toEqual([]);
      expect(proofs).toBeGreaterThan(0);
      expect(await lostOrDoubled(database, acknowledged, start)).toEqual({ lost: 0, doubled: 0 });
      expect(await checkLedger(database)).toEqual([]);
    } finally {
      await database.close();
      await cluster.stop();
      await rm(cluster.home, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
