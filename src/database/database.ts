import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CommitUnknown, isWorthRepeating, sqlStateOf } from './sql-state.ts';
import { createValueParsers } from './value-parsers.ts';

// A pool or one transaction. Each text becomes one named prepared statement, so texts are constants.
export interface Sql {
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  one<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row | null>;
}

export interface Database extends Sql {
  // READ COMMITTED; serialization failures and deadlocks are repeated, so the work must be repeatable as a whole.
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly role?: string;
  readonly statementTimeoutMs?: number;
  readonly onError?: (error: Error) => void;
}

const connectTimeoutMs = 2_000;
const waitForConnectionMs = 10_000;
const statementTimeoutMs = 30_000;
const idleTransactionTimeoutMs = 60_000;
const connectionLifetimeSeconds = 600;
const attemptsMax = 6;

// A pool waits longer for a free connection than a connection may take to be made.
class FailFastClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(typeof config === 'object' ? { ...config, connectionTimeoutMillis: connectTimeoutMs } : config);
  }
}

const statementNames = new Map<string, string>();

const statementName = (text: string): string => {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const name = `k${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
};

const sqlOver = (target: pg.Pool | pg.PoolClient): Sql => {
  const rows = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const result = await target.query<Row>({ name: statementName(text), text, values: [...values] });
    return result.rows;
  };
  return {
    rows,
    one: async <Row extends object>(text: string, values?: readonly unknown[]) =>
      (await rows<Row>(text, values))[0] ?? null,
  };
};

// A call that was not awaited must never run on a connection that serves somebody else by now.
const sqlUntilEnd = (client: pg.PoolClient) => {
  const sql = sqlOver(client);
  let hasEnded = false;
  const refuseWhenEnded = () => {
    if (hasEnded) throw new Error('the transaction has ended; a statement of it was not awaited');
  };
  return {
    end: () => {
      hasEnded = true;
    },
    sql: {
      rows: async <Row extends object>(text: string, values?: readonly unknown[]) => {
        refuseWhenEnded();
        return sql.rows<Row>(text, values);
      },
      one: async <Row extends object>(text: string, values?: readonly unknown[]) => {
        refuseWhenEnded();
        return sql.one<Row>(text, values);
      },
    } satisfies Sql,
  };
};

const commit = async (client: pg.PoolClient) => {
  let command: string;
  try {
    ({ command } = await client.query('commit'));
  } catch (error) {
    const state = sqlStateOf(error);
    if (state === null || state.startsWith('08') || state.startsWith('57P')) throw new CommitUnknown(error);
    throw error;
  }
  // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
  if (command !== 'COMMIT') throw new Error('a statement of the transaction failed unnoticed, so nothing was written');
};

const runOnce = async <T>(pool: pg.Pool, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  const { sql, end } = sqlUntilEnd(client);
  let isBroken = false;
  try {
    await client.query('begin isolation level read committed');
    const result = await work(sql);
    end();
    await commit(client);
    return result;
  } catch (error) {
    end();
    isBroken = error instanceof CommitUnknown || !(await rollsBack(client));
    throw error;
  } finally {
    client.release(isBroken);
  }
};

const rollsBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

const runWithRepeats = async <T>(pool: pg.Pool, work: (sql: Sql) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      if (attempt === attemptsMax || !isWorthRepeating(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
};

export const openDatabase = (settings: DatabaseSettings): Database => {
  let isClosing = false;
  const report = (error: Error) => {
    if (!isClosing) settings.onError?.(error);
  };
  const pool = new pg.Pool({
    connectionString: settings.url,
    Client: FailFastClient,
    max: settings.poolSize,
    connectionTimeoutMillis: waitForConnectionMs,
    maxLifetimeSeconds: connectionLifetimeSeconds,
    keepAlive: true,
    statement_timeout: settings.statementTimeoutMs ?? statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    application_name: 'krapao',
    types: createValueParsers(),
    ...(settings.role === undefined ? {} : { options: `-c role=${settings.role}` }),
  });
  // Without both listeners a connection that PostgreSQL ends would end this process: idle ones report to the pool,
  // those at work to themselves.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ...sqlOver(pool),
    transaction: (work) => runWithRepeats(pool, work),
    close: async () => {
      if (isClosing) return;
      isClosing = true;
      await pool.end();
    },
  };
};
