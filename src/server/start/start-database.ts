import { placeOf } from '#database/connection.ts';
import { keepCluster } from '#database/embedded/keep-cluster.ts';
import { allMigrations } from '../features/all-migrations.ts';
import {
  prepareDatabase,
  refuseWrongAddress,
  type Addresses,
  type ApplicationSettings,
} from '#database/prepare-database.ts';
import { givesWay } from '../pictures/give-way.ts';
import type { Settings } from '../settings.ts';
import { atMost } from './at-most.ts';
import { type Handles, openHandles } from './open-handles.ts';

const closeMs = 5_000;

// Of a process that gives way: 200 lines of the chat a second bring as many tokens. The lines whose tokens were looked up together
// are then written together too, since this is longer than their own pace.
const lookupsEveryMs = 75;

export interface StartedDatabase {
  readonly handles: Handles;
  // Where the data is, for the person who started the server.
  readonly place: string;
  // After a failed start a PostgreSQL that was already running stays up; after a successful one it is stopped.
  stop(settings: { leavesFound: boolean }): Promise<void>;
}

interface Opened {
  readonly addresses: Addresses;
  readonly place: string;
  close(settings: { leavesFound: boolean }): Promise<void>;
}

const openAddresses = async (settings: Settings, report: (text: string) => void): Promise<Opened> => {
  const { DATABASE_URL: url, DATABASE_MIGRATE_URL: migrateUrl, dataDir } = settings;
  if (url !== undefined) {
    const application = { url, name: 'DATABASE_URL' };
    const owner = migrateUrl === undefined ? application : { url: migrateUrl, name: 'DATABASE_MIGRATE_URL' };
    return { addresses: { application, owner }, place: placeOf(url), close: () => Promise.resolve() };
  }
  const cluster = await keepCluster({ dataDir, report });
  const embedded = { url: cluster.url, name: `the embedded database in ${cluster.home}` };
  return {
    addresses: { application: embedded, owner: embedded },
    place: cluster.home,
    close: ({ leavesFound }) => cluster.release({ stopsPostgres: cluster.wasStartedHere || !leavesFound }),
  };
};

// A further address must be of the same kind.
const refuseWrongOperations = async (settings: Settings, application: ApplicationSettings): Promise<void> => {
  const { DATABASE_OPERATIONS_URL: url } = settings;
  if (url !== undefined) await refuseWrongAddress({ url, name: 'DATABASE_OPERATIONS_URL' }, application);
};

// Opens the database of DATABASE_URL or the embedded one, and brings its schema up to date.
export const startDatabase = async (settings: Settings, report: (text: string) => void): Promise<StartedDatabase> => {
  const { addresses, place, close } = await openAddresses(settings, report);
  try {
    const application = await prepareDatabase(addresses, allMigrations);
    await refuseWrongOperations(settings, application);
    const handles = openHandles({
      application: givesWay(settings) ? { ...application, lookupsEveryMs } : application,
      operationsUrl: settings.DATABASE_OPERATIONS_URL,
      poolSize: settings.DATABASE_POOL_SIZE,
      onError: (error) => report(`a database connection was lost: ${error.message}`),
    });
    return {
      handles,
      place,
      stop: async (how) => {
        await atMost(closeMs, handles.close());
        await close(how);
      },
    };
  } catch (error) {
    await close({ leavesFound: true });
    throw error;
  }
};
