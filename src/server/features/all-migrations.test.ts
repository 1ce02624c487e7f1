import { expect, it } from 'vitest';
import { freshDatabase } from '#support/fresh-database.ts';
import type { Distribution } from '#database/schema/migration.ts';
import { placesOf } from '#database/schema/places-of.ts';
import { spreadStatements } from '#database/schema/spread.ts';
import { allMigrations } from './all-migrations.ts';

// The same schema runs on one machine and on a cluster, because the keys of each table match its distribution.
const places = placesOf(allMigrations);
const tablesOf = (kind: Distribution) => places.flatMap(([table, place]) => (place === kind ? [table] : []));

interface KeyRow {
  table: string;
  name: string;
  isPrimary: boolean;
  columns: string[];
}

const uniqueKeys = `
  select t.relname::text as "table", i.relname::text as name, x.indisprimary as "isPrimary",
    array(select a.attname::text from unnest(x.indkey) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number order by k.place) as columns
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relnamespace = 'public'::regnamespace and x.indisunique`;

const keysOf = async (): Promise<KeyRow[]> => {
  await using fresh = await freshDatabase();
  return await fresh.owner.rows<KeyRow>(uniqueKeys);
};

it('lists every table of the schema in exactly one distribution', async () => {
  await using fresh = await freshDatabase();
  const there = await fresh.owner.rows<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relname not in ('migration', 'migration_step', 'schema_guard') order by 1`,
  );
  expect(there.map(({ name }) => name)).toEqual(places.map(([table]) => table).sort());
});

// Events are only inserted, and deleted by age: their ids begin with the time, so one index serves both.
const openedByTime = ['outbox'];

it('begins the primary key of every member-owned table except events with member_id, and includes it in every unique key', async () => {
  const keys = await keysOf();
  for (const table of tablesOf('by member')) {
    const own = keys.filter((key) => key.table === table);
    const first = own.find((key) => key.isPrimary)?.columns[0];
    expect({ table, first }).toEqual({ table, first: openedByTime.includes(table) ? 'outbox_id' : 'member_id' });
    expect(own.filter((key) => !key.columns.includes('member_id'))).toEqual([]);
  }
});

it('keys every claim by its value alone, so that only one member can have it', async () => {
  const keys = await keysOf();
  for (const [table, place] of places) {
    if (typeof place !== 'object') continue;
    const own = keys.filter((key) => key.table === table);
    expect({ table, keys: own.length }).toEqual({ table, keys: 1 });
    expect(own[0]?.columns).toContain(place.by);
    expect(own[0]?.columns).not.toContain('member_id');
  }
});

it('keeps member_id in every foreign key between member-owned tables', async () => {
  await using fresh = await freshDatabase();
  const foreignKeys = await fresh.owner.rows<{ from: string; to: string; columns: string[] }>(
    `select f.relname::text as "from", t.relname::text as "to",
       array(select a.attname::text from unnest(c.conkey) k (number)
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns
     from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and f.relnamespace = 'public'::regnamespace`,
  );
  const member = tablesOf('by member');
  const reference = tablesOf('reference');
  const local = tablesOf('local');
  const loose = foreignKeys.filter(
    ({ from, to, columns }) =>
      !reference.includes(to) &&
      !(local.includes(from) && local.includes(to)) &&
      !(member.includes(from) && member.includes(to) && columns.includes('member_id')),
  );
  expect(loose).toEqual([]);
});

it('has no trigger, no rule, no sequence and no default that differs from call to call', async () => {
  await using fresh = await freshDatabase();
  const found = await fresh.owner.rows(
    `select 'trigger' as kind, tgname::text as name from pg_trigger where not tgisinternal
     union all select 'rule', rulename::text from pg_rewrite r join pg_class c on c.oid = r.ev_class
       where c.relnamespace = 'public'::regnamespace and c.relkind <> 'v'
     union all select 'sequence', relname::text from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'S'
     union all select 'default', pg_get_expr(adbin, adrelid) from pg_attrdef d join pg_class c on c.oid = d.adrelid
       where c.relnamespace = 'public'::regnamespace
         and pg_get_expr(adbin, adrelid) ~* '(random|uuid|now|clock|current|nextval|timestamp *[(])'`,
  );
  expect(found).toEqual([]);
});

it('keeps every amount as whole hundredths', async () => {
  await using fresh = await freshDatabase();
  const others = await fresh.owner.rows(
    `select c.relname::text as "table", a.attname::text as "column", a.atttypid::regtype::text as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and (a.atttypid in ('numeric'::regtype, 'float4'::regtype, 'float8'::regtype, 'money'::regtype)
         or a.attname ~ '(amount|balance)' and a.atttypid not in ('int8'::regtype, 'int8[]'::regtype))`,
  );
  expect(others).toEqual([]);
});

it('delegates every function that works on one member with the rights of the owner', async () => {
  await using fresh = await freshDatabase();
  const left = await fresh.owner.rows(
    `select p.proname::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.proargnames[1] = 'member'
       and p.oid <> all ((select coalesce(array_agg(to_regprocedure(d)), '{}') from unnest($1::text[]) d)::oid[])`,
    [allMigrations.flatMap(({ delegated = [] }) => delegated)],
  );
  expect(left).toEqual([]);
});

it('delegates only functions that exist and begin with the member they work on', async () => {
  await using fresh = await freshDatabase();
  for (const signature of allMigrations.flatMap(({ delegated = [] }) => delegated)) {
    const found = await fresh.owner.rows<{ argument: string }>(
      `select proargnames[1] || ' ' || format_type(proargtypes[0], null) as argument from pg_proc where oid = to_regprocedure($1)`,
      [signature],
    );
    expect({ signature, found }).toEqual({ signature, found: [{ argument: 'member uuid' }] });
  }
});

it('has a writer for one member, delegated, beside every writer of records', async () => {
  await using fresh = await freshDatabase();
  const writers = await fresh.owner.rows<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname like 'write\\_%' order by 1`,
  );
  const lists = writers.filter(({ name }) => name.endsWith('(json)'));
  expect(lists.length).toBeGreaterThan(1);
  const delegated = allMigrations.flatMap((migration) => migration.delegated ?? []);
  for (const { name } of lists) expect(delegated).toContain(name.replace('(json)', '_of(uuid, json)'));
});

it('places the books first, since all other tables of members lie beside them', () => {
  const members = allMigrations
    .flatMap(spreadStatements)
    .filter((statement) => statement.includes(`'member_id', colocate_with`));
  expect(members.length).toBeGreaterThan(10);
  expect(members[0]).toContain(`create_distributed_table('book'`);
  expect(members.slice(1).every((statement) => statement.includes(`colocate_with := 'book'`))).toBe(true);
});
