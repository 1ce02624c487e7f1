import { inject } from 'vitest';
import { connect } from '#database/connection.ts';
import { type Database, type DatabaseSettings, openDatabase } from '#database/database.ts';
import { applicationRole } from '#database/roles.ts';
import './cluster/provided.ts';

export interface FreshDatabase extends AsyncDisposable {
  // The owner's address; connections of the product switch to the application's role.
  readonly url: string;
  // The product's connections: the application's role, which owns nothing.
  readonly database: Database;
  // The owner of the tables, for changes that a test makes behind the product's back.
  readonly owner: Database;
  // Closes both and keeps the database, so that it can be copied.
  leave(): Promise<void>;
  // Closes both and removes the database. `await using` calls it automatically.
  drop(): Promise<void>;
}

export interface FreshDatabaseSettings {
  // An empty database instead of a copy of the migrated one.
  readonly isEmpty?: boolean;
  // The name of another database to copy.
  readonly template?: string;
  readonly poolSize?: number;
  // Changes the address the product connects to, for example to that of a proxy.
  readonly through?: (url: string) => string;
  // As if its rows were spread over several machines, which changes only how the product queries.
  readonly isSpread?: boolean;
  // Timeouts of the product's own connections.
  readonly limits?: Pick<DatabaseSettings, 'queryTimeoutMs' | 'lookupTimeoutMs'>;
}

const atDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

export const asAdministrator = async (...statements: string[]): Promise<void> => {
  const connection = await connect({ url: atDatabase(inject('databaseUrl'), 'postgres') });
  try {
    for (const statement of statements) await connection.rows(statement);
  } finally {
    await connection.close();
  }
};

// A separate database for the test, copied from the migrated one in about 40 ms, see database-cluster.ts.
export const freshDatabase = async ({
  isEmpty = false,
  template = isEmpty ? 'template1' : new URL(inject('databaseUrl')).pathname.slice(1),
  poolSize = 8,
  through = (url) => url,
  isSpread = false,
  limits = {},
}: FreshDatabaseSettings = {}): Promise<FreshDatabase> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  // Rights on a database, unlike rights inside it, are not copied with it.
  await asAdministrator(
    `create database ${name} template ${template} strategy file_copy`,
    `revoke temporary on database ${name} from public`,
  );
  const url = atDatabase(inject('databaseUrl'), name);
  const database = openDatabase({ url: through(url), poolSize, role: applicationRole, isSpread, ...limits });
  const owner = openDatabase({ url, poolSize: 2 });
  const leave = async () => {
    await Promise.all([database.close(), owner.close()]);
  };
  const drop = async () => {
    await leave();
    // PostgreSQL takes a tenth of a second for it, and no test needs to wait: the cluster is removed as a whole.
    void asAdministrator(`drop database if exists ${name} with (force)`).catch(() => undefined);
  };
  return { url, database, owner, leave, drop, [Symbol.asyncDispose]: drop };
};

// The statuses a table's CHECK permits, read from the database.
export const permittedStatuses = async (database: Database, constraint: string): Promise<string[]> => {
  const row = await database.one<{ text: string }>(
    'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
    [constraint],
  );
  return [...(row?.text ?? '').matchAll(/'([A-Z_]+)'/g)].map(([, status]) => status ?? '').toSorted();
};
