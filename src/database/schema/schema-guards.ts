import { type Connection, DatabaseUnusable } from '../connection.ts';

// The schema's protections, one line each: keys, checks, unique indexes, NOT NULL columns, and function bodies. Names
// and sources only, since printed forms differ between versions.
const guardLines = `
  select case c.contype when 'p' then 'primary key' when 'u' then 'unique key' when 'f' then 'foreign key' else 'check' end
    || ' ' || t.relname || '.' || c.conname || case when c.convalidated then '' else ' not valid' end as line
  from pg_catalog.pg_constraint c join pg_catalog.pg_class t on t.oid = c.conrelid
  where t.relnamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f', 'c')
  union
  select 'unique index ' || t.relname || '.' || i.relname
  from pg_catalog.pg_index x join pg_catalog.pg_class i on i.oid = x.indexrelid join pg_catalog.pg_class t on t.oid = x.indrelid
  where t.relnamespace = 'public'::regnamespace and x.indisunique and x.indisvalid
  union
  select 'not null ' || t.relname || '.' || a.attname
  from pg_catalog.pg_attribute a join pg_catalog.pg_class t on t.oid = a.attrelid
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and a.attnum > 0 and a.attnotnull
  union
  select 'function ' || p.proname || '(' || pg_catalog.pg_get_function_identity_arguments(p.oid) || ')'
    || case when p.prosecdef then ' security definer' else '' end || ' ' || pg_catalog.md5(p.prosrc)
  from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

const shownAtMost = 5;

// Called inside the transaction of each migration, so that the list always matches the schema.
export const recordGuards = async (connection: Connection): Promise<void> => {
  await connection.rows('delete from schema_guard');
  await connection.rows(`insert into schema_guard (line) ${guardLines}`);
};

// A constraint that was validated meanwhile protects more than when it was recorded.
export const refuseMissingGuards = async (connection: Connection): Promise<void> => {
  const missing = await connection.rows<{ line: string }>(
    `with present as (${guardLines})
     select g.line from schema_guard g
     where g.line not in (select line from present)
       and regexp_replace(g.line, ' not valid$', '') not in (select line from present)
     order by g.line`,
  );
  if (missing.length === 0) return;
  const shown = missing.slice(0, shownAtMost).map(({ line }) => line);
  const rest = missing.length > shownAtMost ? ` and ${String(missing.length - shownAtMost)} more` : '';
  throw new DatabaseUnusable(`its schema lacks what the migrations made: ${shown.join(', ')}${rest}`);
};
