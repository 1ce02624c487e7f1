import { expect, it } from 'vitest';
import { freshDatabase } from '#support/fresh-database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './schema/migration.ts';

const notes: Migration = {
  name: '0001-notes',
  tables: ['create table note (member_id uuid primary key)'],
  distribution: { note: 'by member' },
  foreignKeys: [],
};
const lines: Migration = {
  name: '0002-lines',
  tables: ['create table line (member_id uuid, number int8, primary key (member_id, number))'],
  distribution: { line: 'by member' },
  foreignKeys: ['alter table line add constraint line_note foreign key (member_id) references note'],
};

const tables = `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  and relname in ('note', 'line') order by 1`;

it('applies each migration once, in order, and returns what it did', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  expect(await migrate(fresh.url, [notes])).toEqual(['0001-notes']);
  expect(await migrate(fresh.url, [notes, lines])).toEqual(['0002-lines']);
  expect(await migrate(fresh.url, [notes, lines])).toEqual([]);
  expect(await fresh.owner.rows(tables)).toEqual([{ name: 'line' }, { name: 'note' }]);
});

it('applies each migration once when several servers start at the same moment', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  const done = await Promise.all([1, 2, 3, 4].map(() => migrate(fresh.url, [notes, lines])));
  expect(done.flat().sort()).toEqual(['0001-notes', '0002-lines']);
});

it('leaves nothing of a migration that fails half-way', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  const broken = {
    ...lines,
    foreignKeys: ['alter table line add constraint line_x foreign key (gone) references note'],
  };
  await expect(migrate(fresh.url, [notes, broken])).rejects.toThrow(/0002-lines failed at "alter table line/);
  expect(await fresh.owner.rows(tables)).toEqual([{ name: 'note' }]);
  expect(await migrate(fresh.url, [notes, lines])).toEqual(['0002-lines']);
});

it('refuses a table that no distribution list names, and a list that names no table', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await expect(migrate(fresh.url, [{ ...notes, distribution: {} }])).rejects.toThrow(
    /the table note is in no distribution list/,
  );
  const ghost: Migration = { ...notes, distribution: { note: 'by member', ghost: 'local' } };
  await expect(migrate(fresh.url, [ghost])).rejects.toThrow(/names ghost, which is not a table/);
  expect(await fresh.owner.rows(tables)).toEqual([]);
});

it('refuses several statements in one string', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  const several = { ...notes, tables: ['create table note (member_id uuid primary key); select 1'] };
  await expect(migrate(fresh.url, [several])).rejects.toThrow(/multiple commands/);
});

it('refuses a migration that was changed after it had been applied', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await migrate(fresh.url, [notes]);
  const changed = { ...notes, tables: ['create table note (member_id uuid primary key, more text)'] };
  await expect(migrate(fresh.url, [changed])).rejects.toThrow(/0001-notes was changed after/);
});

it('refuses a schema version it does not know', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await migrate(fresh.url, [notes, lines]);
  await expect(migrate(fresh.url, [notes])).rejects.toThrow(/newer version than this program: it has 0002-lines/);
});

it('refuses a list of migrations that is out of order or has a gap', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  await expect(migrate(fresh.url, [lines, notes])).rejects.toThrow(/not in the order/);
  await migrate(fresh.url, [notes]);
  const earlier: Migration = { name: '0000-earlier', tables: [], distribution: {}, foreignKeys: [] };
  await expect(migrate(fresh.url, [earlier, notes])).rejects.toThrow(/0000-earlier was never applied/);
});

it.each([
  ['a check', 'alter table note drop constraint note_positive', /check note\.note_positive/],
  ['a unique key', 'alter table note drop constraint note_key', /unique key note\.note_key/],
  ['a unique index', 'drop index note_index', /unique index note\.note_index/],
  ['a refusal of NULL', 'alter table note alter amount drop not null', /not null note\.amount/],
  ['a foreign key', 'alter table note drop constraint note_line', /foreign key note\.note_line/],
  [
    'the body of a function',
    'create or replace function one() returns int language sql as $$ select 2 $$',
    /function one/,
  ],
])('refuses a schema without %s that its migrations made, and names it', async (_, sabotage, named) => {
  await using fresh = await freshDatabase({ isEmpty: true });
  const guarded: Migration = {
    name: '0001-guarded',
    tables: [
      'create table line (id int8 primary key)',
      `create table note (id int8 primary key, key int8, amount int8 not null, line int8,
        constraint note_positive check (amount > 0), constraint note_key unique (key))`,
      'create unique index note_index on note (id, key)',
      'create function one() returns int language sql as $$ select 1 $$',
    ],
    distribution: { line: 'local', note: 'local' },
    foreignKeys: ['alter table note add constraint note_line foreign key (line) references line'],
  };
  await migrate(fresh.url, [guarded]);
  expect(await migrate(fresh.url, [guarded])).toEqual([]);
  await fresh.owner.rows(sabotage);
  await expect(migrate(fresh.url, [guarded])).rejects.toThrow(named);
});
