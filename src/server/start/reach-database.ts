import type { Database } from '#database/database.ts';
import { accounts } from '#ledger';
import { openCluster } from '#database/embedded/cluster.ts';
import { applicationRole } from '#database/roles.ts';
import { openHandles } from './open-handles.ts';
import type { Settings } from '../settings.ts';

export interface ReachedDatabase {
  readonly database: Database;
  readonly proofs: Database;
  close(): Promise<void>;
}

const poolSize = 2;

const addressOf = async (settings: Settings) => {
  const { DATABASE_URL: url, DATABASE_MIGRATE_URL: migrateUrl, dataDir } = settings;
  if (url !== undefined) {
    const isOwner = migrateUrl === undefined || migrateUrl === url;
    return { url, ...(isOwner ? { role: applicationRole } : {}), release: () => Promise.resolve() };
  }
  const cluster = await openCluster({ dataDir });
  const release = () => (cluster.wasStartedHere ? cluster.stop() : Promise.resolve());
  return { url: cluster.url, role: applicationRole, release };
};

// Connects a command to the database beside the server, as the application's role. It migrates nothing and leaves an
// embedded PostgreSQL as it found it: running under its server, or stopped.
export const reachDatabase = async (settings: Settings): Promise<ReachedDatabase> => {
  const { release, ...application } = await addressOf(settings);
  const { database, proofs, close } = openHandles({ application, poolSize });
  await accounts.learn(database);
  return {
    database,
    proofs,
    close: async () => {
      await close();
      await release();
    },
  };
};
