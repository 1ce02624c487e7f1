import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from './connection-loss.ts';
import { type Ask, type ConnectionPool, fullTrust, openPool, type PoolSettings } from './connection-pool.ts';
import { type Heard, type Listening, listenOn } from './listen-on.ts';
import { CommitUnknown, isWorthRepeating, sqlStateOf } from './sql-state.ts';

// A pool or one transaction. Each text becomes a named prepared statement, so texts must be constants.
export interface Sql {
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  one<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row | null>;
}

// Texts alone, which the driver cannot fail to send: one left out would not keep PostgreSQL from committing.
export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

export interface TransactionSql extends Sql {
  // Sent together with COMMIT, after all else; nobody reads its rows.
  atCommit(statement: Statement): void;
}

export interface Database extends Sql {
  // The rows are spread over several machines: each statement must name one member.
  readonly isSpread: boolean;
  // For reads that every call waits for, on connections of their own: a transaction may need one while transactions hold
  // all others. They time out after seconds, so that a silent connection blocks nobody.
  readonly lookup: Sql;
  // The pause from one shared lookup to the next one of its kind.
  readonly lookupsEveryMs: number;
  // READ COMMITTED; serialization failures and deadlocks are retried, so the work must be repeatable as a whole. A lock that
  // comes first is sent together with BEGIN, so it may change nothing.
  transaction<T>(work: (sql: TransactionSql) => Promise<T>, lock?: (sql: Sql) => Promise<void>): Promise<T>;
  // Hears what committed transactions announced, on one more connection.
  listen(heard: Heard): Listening;
  close(): Promise<void>;
}

export interface DatabaseSettings extends PoolSettings {
  readonly lookupTimeoutMs?: number;
  readonly lookupsEveryMs?: number;
  readonly isSpread?: boolean;
}

const lookupTimeoutMsDefault = 5_000;
const attemptsMax = 6;
const lookupConnections = 2;

const statementNames = new Map<string, string>();

const statementName = (text: string): string => {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const name = `k${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
};

type Query = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;

const queryOn =
  (ask: Ask): Query =>
  async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await ask<Row>({ name: statementName(text), text, values: [...values] })).rows;

const sqlOver = (query: Query): Sql => ({
  rows: (text, values = []) => query(text, values),
  one: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await query<Row>(text, values))[0] ?? null,
});

// Each statement runs on any free connection.
const sqlOverPool = (pool: ConnectionPool): Sql =>
  sqlOver((text, values) => pool.use((ask) => queryOn(ask)(text, values)));

// A call that was not awaited must never run on a connection that another transaction uses by now.
const sqlUntilEnd = (ask: Ask) => {
  const sql = sqlOver(queryOn(ask));
  const last: Statement[] = [];
  let hasEnded = false;
  const refuseWhenEnded = () => {
    if (hasEnded) throw new Error('the transaction has ended; a statement of it was not awaited');
  };
  return {
    // Returns what is to be sent with the commit.
    end: (): readonly Statement[] => {
      hasEnded = true;
      return last;
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
      atCommit: (statement) => {
        refuseWhenEnded();
        last.push(statement);
      },
    } satisfies TransactionSql,
  };
};

// The last statements are sent before their answers are known: if one fails, PostgreSQL answers COMMIT with ROLLBACK.
const commit = async (ask: Ask, last: readonly Statement[]) => {
  let command: string;
  try {
    const sent = last.map(({ text, values }) => queryOn(ask)(text, values));
    [{ command }] = await Promise.all([ask({ text: 'commit' }), ...sent]);
  } catch (error) {
    const state = sqlStateOf(error);
    if (state === null || state.startsWith('08') || state.startsWith('57P')) throw new CommitUnknown(error);
    throw error;
  }
  // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
  if (command !== 'COMMIT')
    throw new Error('a statement of the transaction failed unnoticed, so nothing was committed');
};

interface Transaction<T> {
  readonly work: (sql: TransactionSql) => Promise<T>;
  readonly lock: ((sql: Sql) => Promise<void>) | undefined;
}

const runOnce = <T>(pool: ConnectionPool, { work, lock }: Transaction<T>): Promise<T> =>
  pool.use(async (ask, giveUp) => {
    const { sql, end } = sqlUntilEnd(ask);
    try {
      const begun = ask({ text: 'begin isolation level read committed' });
      await Promise.all([begun, lock?.(sql)]);
      const result = await work(sql);
      await commit(ask, end());
      return result;
    } catch (error) {
      end();
      // PostgreSQL itself rolls back the open transaction of a lost connection.
      if (!isConnectionLost(error)) await ask({ text: 'rollback' }).catch(giveUp);
      throw error;
    }
  });

const runWithRepeats = async <T>(pool: ConnectionPool, transaction: Transaction<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, transaction);
    } catch (error) {
      if (attempt === attemptsMax || !isWorthRepeating(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
};

export const openDatabase = (settings: DatabaseSettings): Database => {
  const trust = fullTrust();
  const pool = openPool(settings, trust);
  const queryTimeoutMs = settings.lookupTimeoutMs ?? lookupTimeoutMsDefault;
  const lookups = openPool({ ...settings, poolSize: lookupConnections, queryTimeoutMs, plansOnce: true }, trust);
  return {
    ...sqlOverPool(pool),
    isSpread: settings.isSpread ?? false,
    lookup: sqlOverPool(lookups),
    lookupsEveryMs: settings.lookupsEveryMs ?? 0,
    transaction: (work, lock) => runWithRepeats(pool, { work, lock }),
    listen: (heard) => listenOn(settings, heard),
    close: async () => {
      await Promise.all([pool.close(), lookups.close()]);
    },
  };
};
