import { type Connection, DatabaseUnusable } from '../connection.ts';
import type { Distribution, Migration } from './migration.ts';
import { placesOf } from './places-of.ts';

// Rows of all tables are stored with the row of this table that has the same member.
const anchor = 'book';

export const isSpread = async (connection: Connection): Promise<boolean> => {
  const found = await connection.rows(`select from pg_catalog.pg_extension where extname = 'citus'`);
  return found.length > 0;
};

const placing = (table: string, place: Distribution): string[] => {
  if (place === 'local') return [];
  if (place === 'reference') return [`select create_reference_table('${table}')`];
  const [column, beside] = place === 'by member' ? ['member_id', anchor] : [place.by, 'default'];
  return [
    `select create_distributed_table('${table}', '${column}', colocate_with := '${table === anchor ? 'none' : beside}')`,
  ];
};

// The statements that distribute a migration's tables on a database spread by Citus.
export const spreadStatements = ({ distribution }: Migration): string[] =>
  Object.entries(distribution).flatMap(([table, place]) => placing(table, place));

// Runs a function where its member lives; forced, so that it also refuses to touch another member's rows.
const delegate = `select create_distributed_function($1::regprocedure, '$1', colocate_with := '${anchor}', force_delegation := true)`;

const isDelegated = `select from pg_catalog.pg_dist_object o
  where o.classid = 'pg_catalog.pg_proc'::regclass and o.objid = $1::regprocedure and o.force_delegation`;

// Not in the transaction that creates the function: Citus uses several connections for it and would wait for itself.
export const delegateFunctions = async (connection: Connection, all: readonly Migration[]): Promise<void> => {
  if (!(await isSpread(connection))) return;
  for (const signature of all.flatMap(({ delegated = [] }) => delegated)) {
    const [done] = await connection.rows(isDelegated, [signature]);
    if (done === undefined) await connection.rows(delegate, [signature]);
  }
};

// The location of each table according to Citus. A table that Citus lists but does not distribute is still local.
const placesThere = `
  select c.relname::text as "table",
    case when p.partmethod = 'h' then 'by ' || pg_catalog.column_to_column_name(p.logicalrelid, p.partkey)
      when p.repmodel = 't' then 'reference' else 'local' end as place
  from pg_catalog.pg_class c left join pg_catalog.pg_dist_partition p on p.logicalrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

interface PlaceThere {
  readonly table: string;
  readonly place: string;
}

const wordOf = (place: Distribution): string => {
  if (place === 'by member') return 'by member_id';
  return typeof place === 'object' ? `by ${place.by}` : place;
};

// One line for each table that is not where its migration says.
export const misplacedTables = (all: readonly Migration[], there: readonly PlaceThere[]): string[] =>
  placesOf(all).flatMap(([table, wanted]) => {
    const found = there.find((one) => one.table === table)?.place ?? 'missing';
    return found === wordOf(wanted) ? [] : [`${table} is ${found} and should be ${wordOf(wanted)}`];
  });

// For connections that migrate: only with this setting does Citus create keys and shards of several tables in one
// transaction.
export const prepareSpread = async (connection: Connection): Promise<void> => {
  if (await isSpread(connection)) await connection.rows(`set citus.multi_shard_modify_mode = 'sequential'`);
};

export const spread = async (connection: Connection, migration: Migration): Promise<void> => {
  if (!(await isSpread(connection))) return;
  for (const statement of spreadStatements(migration)) await connection.rows(statement);
};

// A table left on one machine would work there until that machine is full.
export const refuseMisplacedTables = async (connection: Connection, all: readonly Migration[]): Promise<void> => {
  if (!(await isSpread(connection))) return;
  const [first, ...others] = misplacedTables(all, await connection.rows<PlaceThere>(placesThere));
  if (first === undefined) return;
  const rest = others.length > 0 ? `, and ${others.length} more like it` : '';
  throw new DatabaseUnusable(`it is spread by Citus, but the table ${first}${rest}`);
};
