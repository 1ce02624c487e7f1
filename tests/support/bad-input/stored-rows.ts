import type { Sql } from '#database/database.ts';

// Every row of every table as JSON text, by table and key.
export type StoredRows = ReadonlyMap<string, ReadonlyMap<string, string>>;

// The effect of a call: rows added and removed by table, and the columns of rows that changed.
export interface RowDiff {
  readonly added: Readonly<Record<string, number>>;
  readonly removed: Readonly<Record<string, number>>;
  readonly changed: readonly string[];
}

const tablesWithKeys = `select c.relname as name, array_agg(a.attname::text order by a.attname) as keys
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
  where n.nspname = 'public' and i.indisprimary group by c.relname order by c.relname`;

export const storedRows = async (owner: Sql): Promise<StoredRows> => {
  const tables = await owner.rows<{ name: string; keys: string[] }>(tablesWithKeys);
  const read = tables.map(async ({ name, keys }) => {
    const rows = await owner.rows<{ key: string; row: string }>(
      `select json_build_array(${keys.join(', ')})::text as key, to_json(t)::text as row from ${name} t`,
    );
    return [name, new Map(rows.map(({ key, row }) => [key, row]))] as const;
  });
  return new Map(await Promise.all(read));
};

// The names of the columns in which two rows differ. Most rows are the same text, which is not parsed.
const differences = (left: string, right: string): string[] => {
  if (left === right) return [];
  const [one, other] = [left, right].map((row) => JSON.parse(row) as Record<string, unknown>);
  return Object.keys(other ?? {}).filter((name) => JSON.stringify(one?.[name]) !== JSON.stringify(other?.[name]));
};

export const rowDiff = (before: StoredRows, after: StoredRows): RowDiff => {
  const added: Record<string, number> = {};
  const removed: Record<string, number> = {};
  const changed = new Set<string>();
  for (const [table, rows] of after) {
    const known = before.get(table) ?? new Map<string, string>();
    for (const [key, row] of rows) {
      const old = known.get(key);
      if (old === undefined) added[table] = (added[table] ?? 0) + 1;
      else for (const column of differences(old, row)) changed.add(`${table}.${column}`);
    }
    for (const key of known.keys()) if (!rows.has(key)) removed[table] = (removed[table] ?? 0) + 1;
  }
  return { added, removed, changed: [...changed].toSorted() };
};
