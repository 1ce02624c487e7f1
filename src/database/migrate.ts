import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, DatabaseUnusable, withConnection } from './connection.ts';
import { runLaterSteps } from './schema/run-later-steps.ts';
import type { Migration } from './schema/migration.ts';
import { prepareRoles } from './roles.ts';
import { delegateFunctions, prepareSpread, refuseMisplacedTables, spread } from './schema/spread.ts';
import { recordGuards, refuseMissingGuards } from './schema/schema-guards.ts';
import { lockNotAvailable, sqlStateOf } from './sql-state.ts';

// "krapao" in ASCII; one migrator at a time on one database.
const migrationLock = 0x6b726170616fn;
const attemptsMax = 5;
// An index over a large table takes long; keep-alive notices a lost host well before this.
const statementMaxMs = 60 * 60_000;

export const checksumOf = ({ tables, distribution, delegated, foreignKeys, later }: Migration): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        tables,
        Object.keys(distribution)
          .sort()
          .map((table) => [table, distribution[table]]),
        delegated ?? [],
        foreignKeys,
        later ?? [],
      ]),
    )
    .digest('hex');

interface Applied {
  name: string;
  checksum: string;
}

// The migrations still to be applied; refuses a database unknown to this code.
const pendingOf = (all: readonly Migration[], applied: readonly Applied[]): Migration[] => {
  const names = all.map(({ name }) => name);
  if (names.some((name, index) => index > 0 && name.slice(0, 4) <= (names[index - 1] ?? '').slice(0, 4))) {
    throw new DatabaseUnusable('the list of migrations is not in the order of its numbers');
  }
  const unknown = applied.find(({ name }) => !names.includes(name));
  if (unknown !== undefined) {
    throw new DatabaseUnusable(`its schema is of a newer version than this program: it has ${unknown.name}`);
  }
  const isDone = (name: string) => applied.some((one) => one.name === name);
  const skipped = names.slice(0, applied.length).find((name) => !isDone(name));
  if (skipped !== undefined) throw new DatabaseUnusable(`${skipped} was never applied, yet later migrations were`);
  const changed = all.find((one) =>
    applied.some(({ name, checksum }) => name === one.name && checksum !== checksumOf(one)),
  );
  if (changed !== undefined) {
    throw new DatabaseUnusable(
      `${changed.name} was changed after it had been applied here; write a new migration instead`,
    );
  }
  return all.slice(applied.length);
};

const tablesThere = async (connection: Connection): Promise<string[]> => {
  const rows = await connection.rows<{ name: string }>(
    `select relname::text as name from pg_catalog.pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  return rows.map(({ name }) => name);
};

const refuseUnlistedTables = (
  { name, distribution }: Migration,
  before: readonly string[],
  after: readonly string[],
) => {
  const unlisted = after.find((table) => !before.includes(table) && !Object.hasOwn(distribution, table));
  if (unlisted !== undefined) throw new DatabaseUnusable(`${name}: the table ${unlisted} is in no distribution list`);
  const absent = Object.keys(distribution).find((table) => !after.includes(table));
  if (absent !== undefined)
    throw new DatabaseUnusable(`${name}: the distribution list names ${absent}, which is not a table`);
};

const runStatements = async (connection: Connection, { name }: Migration, statements: readonly string[]) => {
  for (const statement of statements) {
    try {
      await connection.rows(statement);
    } catch (error) {
      if (sqlStateOf(error) === lockNotAvailable) throw error;
      const opening = statement.trim().slice(0, 60).replaceAll(/\s+/g, ' ');
      throw new DatabaseUnusable(`${name} failed at "${opening}": ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      });
    }
  }
};

// Tables, then their distribution, then foreign keys, in one transaction: a migration is applied completely or not at
// all.
const applyOnce = async (connection: Connection, migration: Migration): Promise<void> => {
  await connection.rows('begin');
  try {
    await connection.rows(`set local lock_timeout = '2s'`);
    const before = await tablesThere(connection);
    await runStatements(connection, migration, migration.tables);
    refuseUnlistedTables(migration, before, await tablesThere(connection));
    await spread(connection, migration);
    await runStatements(connection, migration, migration.foreignKeys);
    await connection.rows('insert into migration (name, checksum, applied_at) values ($1, $2, now())', [
      migration.name,
      checksumOf(migration),
    ]);
    await recordGuards(connection);
    await connection.rows('commit');
  } catch (error) {
    await connection.rows('rollback');
    throw error;
  }
};

// A short lock timeout lets writers continue; the migration is retried instead.
const apply = async (connection: Connection, migration: Migration): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(connection, migration);
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable || attempt === attemptsMax) throw error;
      await sleep(200 * attempt);
    }
  }
};

const turnEveryMs = 100;
const turnAttemptsMax = 600;

// Polls, because a statement that waits for the lock would itself block an index that is built concurrently.
const waitForTurn = async (connection: Connection): Promise<void> => {
  for (let attempt = 1; attempt <= turnAttemptsMax; attempt += 1) {
    const [turn] = await connection.rows<{ isMine: boolean }>(
      'select pg_catalog.pg_try_advisory_lock($1) as "isMine"',
      [migrationLock],
    );
    if (turn?.isMine === true) return;
    await sleep(turnEveryMs);
  }
  throw new DatabaseUnusable('another process has been migrating it for more than a minute');
};

const bookkeeping = [
  'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null)',
  `create table if not exists migration_step (migration text not null, step text not null,
    done_at timestamptz not null, primary key (migration, step))`,
  'create table if not exists schema_guard (line text primary key)',
];

const migrateOver = async (connection: Connection, all: readonly Migration[]): Promise<string[]> => {
  await waitForTurn(connection);
  await connection.rows('set client_min_messages = warning');
  await connection.rows('set search_path = public');
  await prepareSpread(connection);
  for (const statement of bookkeeping) await connection.rows(statement);
  const applied = await connection.rows<Applied>('select name, checksum from migration order by name');
  const pending = pendingOf(all, applied);
  if (applied.length > 0) await refuseMissingGuards(connection);
  if (pending.length > 0) await prepareRoles(connection);
  const done: string[] = [];
  for (const migration of all) {
    if (pending.includes(migration)) {
      await apply(connection, migration);
      done.push(migration.name);
    }
    done.push(...(await runLaterSteps(connection, migration)));
  }
  await delegateFunctions(connection, all);
  await refuseMisplacedTables(connection, all);
  return done;
};

// Brings the schema up to this program's version and returns the names of the applied migrations. Forward only.
export const migrate = (url: string, all: readonly Migration[]): Promise<string[]> =>
  withConnection({ url, queryTimeoutMs: statementMaxMs }, (connection) => migrateOver(connection, all));
