import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#database/connection.ts';
import { type Database, openDatabase } from '#database/database.ts';
import { type Cluster, openCluster } from '#database/embedded/cluster.ts';
import { migrate } from '#database/migrate.ts';
import { allMigrations } from '#server/features/all-migrations.ts';
import { applicationRole } from '#database/roles.ts';

// A database of the bench with the product's schema.
export interface Site {
  readonly url: string;
  readonly database: Database;
  readonly owner: Database;
}

// One embedded PostgreSQL with its default durability, and the databases created in it.
export interface Ground {
  readonly isQuick: boolean;
  readonly rounds: number;
  readonly secondsOfRound: number;
  // A new process after killPostgres().
  readonly cluster: Cluster;
  // Created by the first row that needs it and shared by the others.
  site(name: string, fill: (site: Site) => Promise<void>): Promise<Site>;
  sites(): Promise<readonly Site[]>;
  // SIGKILL, then a new start at the same address.
  killPostgres(): Promise<void>;
  // An empty database without the product's schema, for pgbench's own tables.
  bareUrl(name: string, fill: (url: string) => Promise<void>): Promise<string>;
  close(): Promise<void>;
}

const urlOf = (cluster: Cluster, name: string): string => {
  const address = new URL(cluster.url);
  address.pathname = `/${name}`;
  return address.href;
};

const createDatabase = async (cluster: Cluster, name: string): Promise<string> => {
  const connection = await connect({ url: cluster.url });
  try {
    await connection.rows(`create database ${name}`);
  } finally {
    await connection.close();
  }
  return urlOf(cluster, name);
};

const patientMs = 3_600_000;

const makeSite = async (cluster: Cluster, name: string, fill: (site: Site) => Promise<void>): Promise<Site> => {
  const url = await createDatabase(cluster, name);
  await migrate(url, allMigrations);
  const database = openDatabase({ url, poolSize: 8, role: applicationRole });
  const owner = openDatabase({ url, poolSize: 2, statementTimeoutMs: patientMs });
  const site = { url, database, owner };
  await fill(site);
  return site;
};

export const openGround = async ({ isQuick }: { readonly isQuick: boolean }): Promise<Ground> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'krapao-bench-'));
  let cluster = await openCluster({ dataDir });
  const sites = new Map<string, Promise<Site>>();
  const bare = new Map<string, Promise<string>>();
  return {
    isQuick,
    rounds: isQuick ? 5 : 7,
    secondsOfRound: isQuick ? 2 : 6,
    get cluster() {
      return cluster;
    },
    sites: () => Promise.all(sites.values()),
    killPostgres: async () => {
      const port = Number(new URL(cluster.url).port);
      process.kill(cluster.processId, 'SIGKILL');
      cluster = await openCluster({ dataDir, port });
    },
    site: (name, fill) => {
      const site = sites.get(name) ?? makeSite(cluster, name, fill);
      sites.set(name, site);
      return site;
    },
    bareUrl: (name, fill) => {
      const made =
        bare.get(name) ??
        createDatabase(cluster, name).then(async (url) => {
          await fill(url);
          return url;
        });
      bare.set(name, made);
      return made;
    },
    close: async () => {
      // If a site cannot be created, PostgreSQL must not keep running.
      for (const made of await Promise.allSettled(sites.values())) {
        if (made.status === 'rejected') continue;
        await made.value.database.close();
        await made.value.owner.close();
      }
      await cluster.stop();
      await rm(cluster.home, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
