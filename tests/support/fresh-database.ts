import { inject } from 'vitest';
import { connect } from '#database/connection.ts';
import { type Database, type DatabaseSettings, openDatabase } from '#database/database.ts';
import { applicationRole } from '#database/roles.ts';
import './provided.ts';

export interface FreshDatabase extends AsyncDisposable {
  // The owner's address; connections of the product take the application's role on it.
  readonly url: string;
  // What the product works with: the application's role, which owns nothing.
  readonly database: Database;
  // The owner of the tables, for what a test arranges or breaks behind the product's back.
  readonly owner: Database;
  // Closes both and removes the database. `await using` does it by itself.
  drop(): Promise<void>;
}

export interface FreshDatabaseSettings {
  // An empty database instead of a copy of the migrated one.
  readonly isEmpty?: boolean;
  readonly poolSize?: number;
  // Changes the address the product connects to, such as to that of a proxy.
  readonly through?: (url: string) => string;
  // As if its rows lay on several machines, which changes how the product asks and nothing else.
  readonly isSpread?: boolean;
  // Limits of the product's own connections.
  readonly limits?: Pick<DatabaseSettings, 'queryTimeoutMs' | 'lookupTimeoutMs'>;
}

const atDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const asAdministrator = async (...statements: string[]): Promise<void> => {
  const connection = await connect({ url: atDatabase(inject('databaseUrl'), 'postgres') });
  try {
    for (const statement of statements) await connection.rows(statement);
  } finally {
    await connection.close();
  }
};

// A database of the test's own in about 40 ms, copied from the migrated one.
export const freshDatabase = async ({
  isEmpty = false,
  poolSize = 8,
  through = (url) => url,
  isSpread = false,
  limits = {},
}: FreshDatabaseSettings = {}): Promise<FreshDatabase> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const template = isEmpty ? 'template1' : new URL(inject('databaseUrl')).pathname.slice(1);
  // Rights on a database, unlike those inside it, do not come along with a copy.
  await asAdministrator(
    `create database ${name} template ${template}`,
    `revoke temporary on database ${name} from public`,
  );
  const url = atDatabase(inject('databaseUrl'), name);
  const database = openDatabase({ url: through(url), poolSize, role: applicationRole, isSpread, ...limits });
  const owner = openDatabase({ url, poolSize: 2 });
  const drop = async () => {
    await Promise.all([database.close(), owner.close()]);
    // PostgreSQL takes a tenth of a second for it, which no test has to wait for: the cluster goes as a whole.
    void asAdministrator(`drop database if exists ${name} with (force)`).catch(() => undefined);
  };
  return { url, database, owner, drop, [Symbol.asyncDispose]: drop };
};

// The statuses a table's CHECK permits, read from the database.
export const permittedStatuses = async (database: Database, constraint: string): Promise<string[]> => {
  const row = await database.one<{ text: string }>(
    'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
    [constraint],
  );
  return [...(row?.text ?? '').matchAll(/'([A-Z_]+)'/g)].map(([, status]) => status ?? '').toSorted();
};
