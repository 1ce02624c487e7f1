import { expect, it } from 'vitest';
import { eventually } from '#support/deposits.ts';
import { freshDatabase, type FreshDatabase } from '#support/fresh-database.ts';
import { migrate } from './migrate.ts';
import type { LaterStep, Migration } from './schema/migration.ts';

const notes: Migration = {
  name: '0001-notes',
  tables: ['create table note (id int8 primary key, amount int8 not null, half int8, slices int8 not null default 0)'],
  distribution: { note: 'local' },
  foreignKeys: [],
};

const withLater = (step: LaterStep, tables: readonly string[] = []): Migration => ({
  name: '0002-later',
  tables,
  distribution: {},
  foreignKeys: [],
  later: [step],
});

const index = withLater({
  name: 'index.sql',
  statements: ['create unique index concurrently note_amount on note (amount)'],
});

const half = withLater({
  name: 'half.sql',
  statements: [
    `update note set half = 100 / amount, slices = slices + 1
     where id in (select id from note where half is null order by id limit 10)`,
  ],
});

const positive = withLater(
  { name: 'positive.sql', statements: ['alter table note validate constraint note_positive'] },
  ['alter table note add constraint note_positive check (amount > 0) not valid'],
);

const withNotes = async (fresh: FreshDatabase, count: number): Promise<void> => {
  await migrate(fresh.url, [notes]);
  await fresh.owner.rows('insert into note (id, amount) select n, n from generate_series(1, $1::int) n', [count]);
};

const indexes = `select c.relname::text as name, x.indisvalid as "isValid" from pg_index x
  join pg_class c on c.oid = x.indexrelid where c.relname like 'note_amount%'`;

const waiting = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like 'create unique index concurrently%'`;

it('builds an index while others write, and builds it again after an interruption', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await withNotes(fresh, 20);
  // An open transaction that has written, such as a long report or a backup, delays the index build.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const long = fresh.owner.transaction(async (sql) => {
    await sql.rows('update note set half = 0 where id = 1');
    await held;
  });
  const interrupted = migrate(fresh.url, [notes, index]).catch((error: unknown) => error);
  let pid = 0;
  await eventually(async () => {
    pid = (await fresh.owner.one<{ pid: number }>(waiting))?.pid ?? 0;
    expect(pid).toBeGreaterThan(0);
  });
  await fresh.owner.rows('insert into note (id, amount) values (21, 21)');
  await fresh.owner.rows('select pg_terminate_backend($1)', [pid]);
  expect(String(await interrupted)).toMatch(/0002-later\/index\.sql stopped at "create unique index concurrently/);
  letGo();
  await long;
  expect(await fresh.owner.rows(indexes)).toEqual([{ name: 'note_amount', isValid: false }]);

  expect(await migrate(fresh.url, [notes, index])).toEqual(['0002-later/index.sql']);
  expect(await fresh.owner.rows(indexes)).toEqual([{ name: 'note_amount', isValid: true }]);
  expect(await migrate(fresh.url, [notes, index])).toEqual([]);
});

it('guards the results of later steps like the rest of the schema', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  expect(await migrate(fresh.url, [notes, index])).toEqual(['0001-notes', '0002-later', '0002-later/index.sql']);
  await fresh.owner.rows('drop index note_amount');
  await expect(migrate(fresh.url, [notes, index])).rejects.toThrow(/unique index note\.note_amount/);
});

it('fills a column slice by slice and continues after an interruption', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await withNotes(fresh, 35);
  await fresh.owner.rows('update note set amount = 0 where id = 27');
  await expect(migrate(fresh.url, [notes, half])).rejects.toThrow(
    /half\.sql stopped at "update note .*division by zero/,
  );
  const filled = 'select count(*)::int as filled, max(slices)::int as most from note where half is not null';
  expect(await fresh.owner.one(filled)).toEqual({ filled: 20, most: 1 });
  await fresh.owner.rows('update note set amount = 27 where id = 27');
  expect(await migrate(fresh.url, [notes, half])).toEqual(['0002-later/half.sql']);
  expect(await fresh.owner.one(filled)).toEqual({ filled: 35, most: 1 });
});

it('enforces a constraint on new rows at once and on old rows after validation', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await withNotes(fresh, 3);
  await fresh.owner.rows('update note set amount = -1 where id = 2');
  await expect(migrate(fresh.url, [notes, positive])).rejects.toThrow(/positive\.sql stopped at .*note_positive/);
  await expect(fresh.owner.rows('insert into note (id, amount) values (4, -1)')).rejects.toThrow(/note_positive/);
  await fresh.owner.rows('update note set amount = 1 where id = 2');
  // Interrupted between doing the work and recording it.
  await fresh.owner.rows('alter table note validate constraint note_positive');
  expect(await migrate(fresh.url, [notes, positive])).toEqual(['0002-later/positive.sql']);
  expect(await migrate(fresh.url, [notes, positive])).toEqual([]);
});

it('lets several servers that start at the same moment build one index', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await withNotes(fresh, 20);
  const done = await Promise.all([1, 2, 3, 4].map(() => migrate(fresh.url, [notes, index])));
  expect(done.flat()).toEqual(['0002-later', '0002-later/index.sql']);
});

it('finishes the later steps of a migration before the next one begins', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await withNotes(fresh, 3);
  await fresh.owner.rows('update note set amount = 2 where id = 1');
  const next: Migration = { name: '0003-next', tables: [], distribution: {}, foreignKeys: [] };
  await expect(migrate(fresh.url, [notes, index, next])).rejects.toThrow(/index\.sql stopped/);
  await fresh.owner.rows('delete from note where id = 1');
  expect(await migrate(fresh.url, [notes, index, next])).toEqual(['0002-later/index.sql', '0003-next']);
});

it.each([
  'alter table note drop column half',
  'alter table note add constraint note_half check (half > 0)',
  'create index note_half on note (half)',
  'create index concurrently if not exists note_half on note (half)',
  'update note set half = 1',
  'update note set half = 1 where id in (select id from note where half is null limit 9) returning id',
])('refuses to run outside a transaction: %s', async (statement) => {
  await using fresh = await freshDatabase({ isEmpty: true });
  const step = withLater({ name: 'step.sql', statements: [statement] });
  await expect(migrate(fresh.url, [notes, step])).rejects.toThrow(/step\.sql: .* may not run outside a transaction/);
});
