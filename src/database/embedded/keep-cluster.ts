import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Connection, DatabaseUnusable } from '../connection.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { isPostgres } from './postmaster-file.ts';

export interface KeptCluster {
  readonly url: string;
  readonly home: string;
  readonly wasStartedHere: boolean;
  // Stops watching and gives up the cluster; PostgreSQL itself stops only on request.
  release(settings: { stopsPostgres: boolean }): Promise<void>;
}

export interface KeepSettings {
  readonly dataDir: string;
  readonly report: (text: string) => void;
}

// "Krapao" in ASCII; the one server of an embedded cluster holds it as long as it runs.
const serverLock = 0x4b726170616fn;
const checkEveryMs = 250;
const tryAgainAfterMs = 2_000;
// The session of a server that was just killed takes a moment to end.
const claimAttemptsMax = 12;

const claim = async (url: string, home: string): Promise<Connection> => {
  const connection = await connect({ url });
  for (let attempt = 1; attempt <= claimAttemptsMax; attempt += 1) {
    const [row] = await connection.rows<{ taken: boolean }>('select pg_catalog.pg_try_advisory_lock($1) as taken', [
      serverLock,
    ]);
    if (row?.taken === true) return connection;
    await sleep(checkEveryMs);
  }
  await connection.close();
  throw new DatabaseUnusable(`another server is using the data in ${home}; stop it or set DATA_DIR`);
};

const openAndClaim = async (open: () => Promise<Cluster>): Promise<{ cluster: Cluster; claimed: Connection }> => {
  const cluster = await open();
  try {
    return { cluster, claimed: await claim(cluster.url, cluster.home) };
  } catch (error) {
    if (cluster.wasStartedHere) await cluster.stop();
    throw error;
  }
};

// Opens the embedded PostgreSQL for this process only, and restarts it at the same port whenever it dies.
export const keepCluster = async ({ dataDir, report }: KeepSettings): Promise<KeptCluster> => {
  let { cluster, claimed } = await openAndClaim(() => openCluster({ dataDir }));
  const { url, home, wasStartedHere } = cluster;
  const port = Number(new URL(url).port);
  const ending = new AbortController();

  const startAgain = async () => {
    report('PostgreSQL exited unexpectedly; restarting it');
    await claimed.close();
    ({ cluster, claimed } = await openAndClaim(() => openCluster({ dataDir, port })));
    report('PostgreSQL is running again');
  };
  const watch = async () => {
    while (!ending.signal.aborted) {
      await sleep(checkEveryMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      if (ending.signal.aborted || (await isPostgres(cluster.processId))) continue;
      await startAgain().catch(async (error: unknown) => {
        report(error instanceof Error ? error.message : 'PostgreSQL does not start');
        await sleep(tryAgainAfterMs, undefined, { signal: ending.signal }).catch(() => undefined);
      });
    }
  };

  const watching = watch();
  return {
    url,
    home,
    wasStartedHere,
    release: async ({ stopsPostgres }) => {
      ending.abort();
      await watching;
      await claimed.close();
      if (stopsPostgres) await cluster.stop();
    },
  };
};
