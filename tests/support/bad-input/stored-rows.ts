import type { Sql } from '#database/database.ts';

interface Table {
  readonly name: string;
  readonly keys: readonly string[];
}

// Every row of every table as JSON text, by table and key.
export interface StoredRows {
  readonly tables: readonly Table[];
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, string>>;
  // The first transaction whose rows a later reading has to read.
  readonly after: number;
}

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

interface Row {
  readonly key: string;
  readonly row: string;
}

const pairs = (rows: readonly Row[]): [string, string][] => rows.map(({ key, row }) => [key, row]);

const keyOf = ({ keys }: Table): string => `json_build_array(${keys.join(', ')})::text`;

const allRows = async (owner: Sql, table: Table): Promise<ReadonlyMap<string, string>> =>
  new Map(pairs(await owner.rows<Row>(`select ${keyOf(table)} as key, to_json(t)::text as row from ${table.name} t`)));

// Only those written since an earlier reading; all of them if any is gone.
const rowsAfter = async (owner: Sql, table: Table, before: StoredRows): Promise<ReadonlyMap<string, string>> => {
  const known = before.rows.get(table.name);
  if (known === undefined) return allRows(owner, table);
  const written = await owner.rows<Row>(
    `select '' as key, count(*)::text as row from ${table.name}
     union all select ${keyOf(table)}, to_json(t)::text from ${table.name} t where t.xmin::text::bigint >= $1`,
    [before.after],
  );
  const count = Number(written.find(({ key }) => key === '')?.row);
  const rows = new Map([...known, ...pairs(written.filter(({ key }) => key !== ''))]);
  return rows.size === count ? rows : allRows(owner, table);
};

// With an earlier reading, which is then not read again.
export const storedRows = async (owner: Sql, before?: StoredRows): Promise<StoredRows> => {
  const tables = before?.tables ?? (await owner.rows<Table>(tablesWithKeys));
  const now = await owner.one<{ after: number }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text::float8 as after',
  );
  const read = tables.map(async (table) => {
    const rows = await (before === undefined ? allRows(owner, table) : rowsAfter(owner, table, before));
    return [table.name, rows] as const;
  });
  return { tables, rows: new Map(await Promise.all(read)), after: now?.after ?? 0 };
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
  for (const [table, rows] of after.rows) {
    const known = before.rows.get(table) ?? new Map<string, string>();
    for (const [key, row] of rows) {
      const old = known.get(key);
      if (old === undefined) added[table] = (added[table] ?? 0) + 1;
      else for (const column of differences(old, row)) changed.add(`${table}.${column}`);
    }
    for (const key of known.keys()) if (!rows.has(key)) removed[table] = (removed[table] ?? 0) + 1;
  }
  return { added, removed, changed: [...changed].toSorted() };
};

// What was written in between, as it stands now.
export const rowsWritten = (before: StoredRows, { rows }: StoredRows): string[] =>
  [...rows].flatMap(([table, now]) => {
    const known = before.rows.get(table);
    return [...now].filter(([key, row]) => known?.get(key) !== row).map(([, row]) => row);
  });
