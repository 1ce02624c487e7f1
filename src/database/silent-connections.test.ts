import { expect, it } from 'vitest';
import { openCuttableLine } from '#support/whole-system/cuttable-line.ts';
import { freshDatabase } from '#support/fresh-database.ts';
import { connect } from './connection.ts';
import { type DatabaseSettings, openDatabase } from './database.ts';
import { sharedLookup } from './shared-lookup.ts';
import { CommitUnknown } from './sql-state.ts';
import { throughLostConnections } from './through-lost-connections.ts';

const behindLine = async (settings: Partial<DatabaseSettings> = {}) => {
  const fresh = await freshDatabase({ isEmpty: true });
  await fresh.owner.rows('create table note (id int8 primary key)');
  const line = await openCuttableLine(fresh.url);
  const database = openDatabase({ url: line.url, poolSize: 4, queryTimeoutMs: 250, lookupTimeoutMs: 250, ...settings });
  return {
    line,
    database,
    notes: () => fresh.owner.rows('select id from note order by id'),
    [Symbol.asyncDispose]: async () => {
      await database.close();
      await line.close();
      await fresh.drop();
    },
  };
};

const add = 'insert into note values ($1) on conflict do nothing';

it('a silent connection is abandoned, and no older connection is reused', async () => {
  await using silent = await behindLine();
  const { line, database } = silent;
  await Promise.all(Array.from({ length: 4 }, () => database.one('select pg_sleep(0.05)')));
  expect(line.connections).toBe(4);
  line.silence();
  await expect(database.one('select 1')).rejects.toThrow('Query read timeout');
  for (let call = 0; call < 4; call += 1) expect(await database.one('select 2 as two')).toEqual({ two: 2 });
  expect(line.connections).toBe(5);
});

it('a transaction on a silent connection is repeated on another and done once', async () => {
  await using silent = await behindLine();
  await silent.database.one('select 1');
  silent.line.silence();
  await throughLostConnections(() => silent.database.transaction((sql) => sql.rows(add, [1n])));
  expect(await silent.notes()).toEqual([{ id: 1n }]);
});

it('a COMMIT without an answer has an unknown outcome, and a repeat finds what was committed', async () => {
  await using silent = await behindLine();
  await silent.database.one('select 1');
  // BEGIN, the statement, COMMIT.
  silent.line.silenceAfter(3);
  const attempts: unknown[] = [];
  await throughLostConnections(() =>
    silent.database
      .transaction((sql) => sql.rows(add, [1n]))
      .catch((error: unknown) => {
        attempts.push(error);
        throw error;
      }),
  );
  expect(attempts).toEqual([expect.any(CommitUnknown)]);
  expect(await silent.notes()).toEqual([{ id: 1n }]);
});

it('a lookup on a silent connection delays later lookups no longer than its own timeout', async () => {
  await using silent = await behindLine({ queryTimeoutMs: 600_000 });
  const find = sharedLookup<number>(async (sql, keys) => {
    const rows = await sql.rows<{ key: string }>('select key from unnest($1::text[]) as asked (key)', [keys]);
    return rows.map(({ key }) => ({ key, found: Number(key) }));
  });
  expect(await find(silent.database, '1')).toBe(1);
  silent.line.silence();
  const first = find(silent.database, '2').catch(String);
  await new Promise(setImmediate);
  const behind = find(silent.database, '3');
  expect(await first).toContain('Query read timeout');
  expect(await behind).toBe(3);
});

it('a start-up connection gives up on a silent server', async () => {
  await using silent = await behindLine();
  const connection = await connect({ url: silent.line.url, queryTimeoutMs: 250 });
  silent.line.silence();
  await expect(connection.rows('select 1')).rejects.toThrow('Query read timeout');
  await connection.close();
});

it('a connection whose session a distributed database spoiled (25001) is not used again', async () => {
  await using silent = await behindLine({ poolSize: 1 });
  const process = 'select pg_backend_pid() as pid';
  const before = await silent.database.one(process);
  const spoiled = `do $$ begin raise exception 'spoiled' using errcode = '25001'; end $$`;
  await expect(silent.database.rows(spoiled)).rejects.toThrow('spoiled');
  expect(await silent.database.one(process)).not.toEqual(before);
  const kept = await silent.database.one(process);
  await expect(silent.database.rows('select 1 / 0')).rejects.toThrow('division by zero');
  expect(await silent.database.one(process)).toEqual(kept);
});
