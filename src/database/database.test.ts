import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { asAdministrator, freshDatabase } from '#support/fresh-database.ts';
import { openDatabase, type Sql } from './database.ts';
import { lockName } from './lock-name.ts';
import { CommitUnknown, sqlStateOf } from './sql-state.ts';

it('gives each test its own database', async () => {
  await using one = await freshDatabase();
  await using two = await freshDatabase();
  await one.owner.rows('create table mine (id int8)');
  expect(await one.owner.rows('select * from mine')).toEqual([]);
  await expect(two.owner.rows('select * from mine')).rejects.toThrow(/does not exist/);
});

it('reads 64-bit integers as bigint, timestamps as Date and dates as the database’s text', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  const row = await fresh.owner.one(
    `select 9007199254740993::int8 as whole, '[-1:1]={1,null,9007199254740993}'::int8[] as list, $1::int8 as bound,
       '2026-11-20T01:02:03Z'::timestamptz as moment, '2026-11-20'::date as day, array['2026-11-20'::date] as days`,
    [9007199254740995n],
  );
  expect(row).toEqual({
    whole: 9007199254740993n,
    list: [1n, null, 9007199254740993n],
    bound: 9007199254740995n,
    moment: new Date('2026-11-20T01:02:03Z'),
    day: '2026-11-20',
    days: ['2026-11-20'],
  });
});

it('rolls everything back when the work of a transaction fails', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await fresh.owner.rows('create table note (id int8 primary key)');
  const failing = fresh.owner.transaction(async (sql) => {
    await sql.rows('insert into note values ($1)', [1n]);
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  expect(await fresh.owner.rows('select * from note')).toEqual([]);
});

it('reports a transaction as failed when one of its statements failed unnoticed', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await fresh.owner.rows('create table note (id int8 primary key)');
  const careless = fresh.owner.transaction(async (sql) => {
    await sql.rows('insert into note values (1)');
    await sql.rows('insert into note values (1)').catch(() => undefined);
    return 'done';
  });
  await expect(careless).rejects.toThrow(/nothing was committed/);
  expect(await fresh.owner.rows('select * from note')).toEqual([]);
});

it('a statement sent with COMMIT fails its whole transaction, with the error of that statement', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await fresh.owner.rows('create table note (id int8 primary key)');
  const failing = fresh.owner.transaction(async (sql) => {
    await sql.rows('insert into note values (1)');
    sql.atCommit({ text: 'insert into note values ($1)', values: ['2'] });
    sql.atCommit({ text: 'insert into note values ($1)', values: ['1'] });
    sql.atCommit({ text: 'insert into note values ($1)', values: ['3'] });
  });
  expect(sqlStateOf(await failing.catch((error: unknown) => error))).toBe('23505');
  expect(await fresh.owner.rows('select * from note')).toEqual([]);
  await fresh.owner.transaction(async (sql) => sql.atCommit({ text: 'insert into note values ($1)', values: ['4'] }));
  expect(await fresh.owner.rows('select * from note')).toEqual([{ id: 4n }]);
});

it('what is asked in a transaction holds the lock that was sent with BEGIN, and a refused lock runs nothing', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await fresh.owner.rows('create table note (id int8 primary key)');
  const lock = (sql: Sql) => lockName(sql, 'the note');
  const add = (nth: bigint) =>
    fresh.database.transaction(async (sql) => {
      const held = await sql.rows(
        `select from pg_locks where locktype = 'advisory' and granted and pid = pg_backend_pid()`,
      );
      return [nth, held.length];
    }, lock);
  expect(await Promise.all([add(1n), add(2n), add(3n)])).toEqual([
    [1n, 1],
    [2n, 1],
    [3n, 1],
  ]);
  let hasRun = false;
  const refused = fresh.owner.transaction(
    async () => {
      hasRun = true;
    },
    async (sql) => void (await sql.rows('select 1 / 0')),
  );
  expect([sqlStateOf(await refused.catch((error: unknown) => error)), hasRun]).toEqual(['22012', false]);
  expect(await fresh.owner.one('select 1 as one')).toEqual({ one: 1 });
});

it('refuses a statement that the transaction did not await', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  const late = Promise.withResolvers<unknown>();
  await fresh.owner.transaction(async (sql) => {
    setTimeout(() => void sql.rows('select 1').catch(late.resolve), 20);
  });
  expect(String(await late.promise)).toMatch(/has ended/);
});

it('a transaction that reads a setting gets an answer while transactions hold every other connection', async () => {
  await using fresh = await freshDatabase({ poolSize: 3 });
  const { database } = fresh;
  const began = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const read = began.map(({ resolve }) =>
    database.transaction(async (sql) => {
      await sql.rows('select 1');
      resolve();
      await Promise.all(began.map(({ promise }) => promise));
      return database.lookup.one('select 1 as value');
    }),
  );
  expect(await Promise.all(read)).toEqual(began.map(() => ({ value: 1 })));
});

it('retries deadlocked transactions until both have done their work', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await fresh.owner.rows('create table counter (id int8 primary key, value int8 not null)');
  await fresh.owner.rows('insert into counter values (1, 0), (2, 0)');
  const add = 'update counter set value = value + 1 where id = $1';
  const bothHoldOne = Promise.withResolvers<void>();
  let holders = 0;
  let attempts = 0;
  const crossing = (first: bigint, second: bigint) =>
    fresh.owner.transaction(async (sql) => {
      attempts += 1;
      await sql.rows(add, [first]);
      holders += 1;
      if (holders === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await sql.rows(add, [second]);
    });
  await Promise.all([crossing(1n, 2n), crossing(2n, 1n)]);
  expect(await fresh.owner.rows('select value from counter')).toEqual([{ value: 2n }, { value: 2n }]);
  expect(attempts).toBe(3);
});

it('says that the outcome is unknown when the connection is lost at COMMIT', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await fresh.owner.rows('create table note (id int8 primary key)');
  await fresh.owner.rows(`create function cut() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
  await fresh.owner.rows(`create constraint trigger cut after insert on note deferrable initially deferred
    for each row execute function cut()`);
  const cut = fresh.owner.transaction((sql) => sql.rows('insert into note values (1)'));
  await expect(cut).rejects.toBeInstanceOf(CommitUnknown);
  expect(await fresh.owner.one('select 1 as still')).toEqual({ still: 1 });
});

it('survives when PostgreSQL closes its connections, idle and busy ones', async () => {
  await using fresh = await freshDatabase();
  const lost: Error[] = [];
  const database = openDatabase({ url: fresh.url, poolSize: 2, onError: (error) => lost.push(error) });
  await database.one('select 1');
  const working = database.transaction(async (sql) => {
    await fresh.owner.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await sql.rows('select 1');
  });
  await expect(working).rejects.toBeInstanceOf(Error);
  expect(await database.one('select 2 as again')).toEqual({ again: 2 });
  await database.close();
});

it('times out on a server that accepts the connection and stays silent', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const database = openDatabase({ url: `postgres://someone@127.0.0.1:${String(port)}/none`, poolSize: 1 });
  await expect(database.one('select 1')).rejects.toThrow(/timeout/);
  await database.close();
  silent.close();
});

it('plans a lookup once for a connection, any other statement as PostgreSQL sees fit, and sends no option without a role', async () => {
  await using fresh = await freshDatabase();
  // The cluster of the tests plans every statement once.
  await asAdministrator(`alter database ${new URL(fresh.url).pathname.slice(1)} set plan_cache_mode = auto`);
  const plans = 'show plan_cache_mode';
  const { database, owner } = fresh;
  expect(await database.lookup.one(plans)).toEqual({ plan_cache_mode: 'force_generic_plan' });
  for (const sql of [database, owner, owner.lookup]) expect(await sql.one(plans)).toEqual({ plan_cache_mode: 'auto' });
});

it('gives the state of a PostgreSQL error and null for any other error', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  const failed: unknown = await fresh.owner.rows('select 1 / 0').catch((error: unknown) => error);
  expect(sqlStateOf(failed)).toBe('22012');
  expect(sqlStateOf(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))).toBeNull();
  expect(sqlStateOf('text')).toBeNull();
});
