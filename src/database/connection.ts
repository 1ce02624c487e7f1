import pg from 'pg';
import { keepAlive } from './connection-pool.ts';
import { sqlStateOf } from './sql-state.ts';
import { createValueParsers } from './value-parsers.ts';

// Start-up may wait; requests must fail fast (see database.ts).
const connectTimeoutMs = 10_000;
const queryTimeoutMsDefault = 35_000;

// Says which database could not be used and why; contains no user name and no password.
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}

// Host, port and database of an address, and nothing secret.
export const placeOf = (url: string): string => {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `database ${pathname.slice(1) || '(none named)'} at ${hostname || 'localhost'}:${port || '5432'}`;
  } catch {
    return 'an unreadable address; expected postgres://user:password@host:port/database';
  }
};

const reasonsByState = new Map([
  ['28P01', 'the password is wrong'],
  ['28000', 'the user may not connect'],
  ['3D000', 'the database does not exist'],
  ['42501', 'the user may not connect'],
  ['53300', 'it has no connection left'],
  ['57P03', 'it is still starting'],
]);

const reasonsByCode = new Map([
  ['ECONNREFUSED', 'nothing answers there'],
  // The socket of a PostgreSQL that was stopped.
  ['ENOENT', 'nothing answers there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'there is no such host'],
  ['ETIMEDOUT', 'it does not answer'],
  ['EHOSTUNREACH', 'the host cannot be reached'],
]);

const reasonOf = (error: unknown): string => {
  const state = sqlStateOf(error);
  if (state !== null) return reasonsByState.get(state) ?? `it refuses with SQLSTATE ${state}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (reasonsByCode.has(code)) return reasonsByCode.get(code) ?? '';
  return error instanceof Error && /timeout/i.test(error.message)
    ? 'it does not answer within 10 seconds'
    : 'no connection';
};

// The driver's messages may quote the address, so none is passed on.
const unusable = (url: string, error: unknown): DatabaseUnusable => {
  const reason = URL.canParse(url) ? ` cannot be used: ${reasonOf(error)}` : '';
  return new DatabaseUnusable(placeOf(url) + reason, { cause: sqlStateOf(error) });
};

export interface Connection {
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface ConnectionSettings {
  readonly url: string;
  readonly role?: string;
  // How long one statement may wait for a response.
  readonly queryTimeoutMs?: number;
  readonly onLost?: (error: Error) => void;
}

// A dedicated connection that sends one statement at a time, for work a pool must not carry: migrations, session locks,
// checks at start-up.
export const connect = async ({ url, role, queryTimeoutMs, onLost }: ConnectionSettings): Promise<Connection> => {
  let client: pg.Client;
  let isClosing = false;
  try {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: queryTimeoutMs ?? queryTimeoutMsDefault,
      ...keepAlive,
      application_name: 'krapao-start',
      types: createValueParsers(),
      ...(role === undefined ? {} : { options: `-c role=${role}` }),
    });
    client.on('error', (error) => {
      if (!isClosing) onLost?.(error);
    });
    await client.connect();
  } catch (error) {
    throw unusable(url, error);
  }
  return {
    rows: async <Row extends object>(text: string, values: readonly unknown[] = []) => {
      // The extended protocol takes one statement; if one of several in a string failed, the others would already be
      // done.
      const question: pg.QueryConfig & { queryMode: 'extended' } = { text, values: [...values], queryMode: 'extended' };
      return (await client.query<Row>(question)).rows;
    },
    close: async () => {
      isClosing = true;
      await client.end().catch(() => undefined);
    },
  };
};

// Runs the work on a dedicated connection; an error that makes the database unusable names the database.
export const withConnection = async <T>(
  settings: ConnectionSettings,
  work: (connection: Connection) => Promise<T>,
): Promise<T> => {
  const connection = await connect(settings);
  try {
    return await work(connection);
  } catch (error) {
    if (!(error instanceof DatabaseUnusable)) throw error;
    throw new DatabaseUnusable(`${placeOf(settings.url)}: ${error.message}`, { cause: error });
  } finally {
    await connection.close();
  }
};
