import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { Database, Sql } from '#database/database.ts';

// The migrations that made a saved database, and when.
export interface SavedVersion {
  readonly version: string;
  readonly savedAt: string;
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
}

interface SavedTable {
  readonly table: string;
  // PostgreSQL's text form of a row, which is exact for every type, also for the bounds of an array.
  readonly rows: readonly string[];
}

export interface SavedDatabase extends SavedVersion {
  readonly tables: readonly SavedTable[];
}

const folder = new URL('versions/', import.meta.url);

// Rows that the migrations themselves write are made by running them.
const bookkeeping = ['migration', 'migration_step', 'schema_guard'];

interface TableThere {
  readonly name: string;
  readonly needs: readonly string[];
}

const tablesThere = `select c.relname::text as name, array(select distinct f.confrelid::regclass::text
    from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
  order by c.relname`;

// Each table after the tables that its foreign keys refer to.
const inOrder = (tables: readonly TableThere[]): string[] => {
  const order: string[] = [];
  while (order.length < tables.length) {
    const next = tables.filter(({ name, needs }) => !order.includes(name) && needs.every((one) => order.includes(one)));
    if (next.length === 0) throw new Error('the foreign keys of the tables form a cycle');
    order.push(...next.map(({ name }) => name));
  }
  return order;
};

const orderedTables = async (sql: Sql): Promise<string[]> =>
  inOrder(await sql.rows<TableThere>(tablesThere, [bookkeeping]));

// One line of JSON that describes the saved version, then one per table, its rows in the order of their text.
export const saveDatabase = async (
  owner: Database,
  { version, savedAt }: Pick<SavedVersion, 'version' | 'savedAt'>,
): Promise<string> =>
  owner.transaction(async (sql) => {
    await sql.rows(`set local timezone = 'UTC'`);
    const migrations = await sql.rows('select name, checksum from migration order by name');
    const lines: object[] = [{ version, savedAt, migrations }];
    for (const table of await orderedTables(sql)) {
      const rows = await sql.rows<{ row: string }>(`select t::text as row from public.${table} t order by 1`);
      lines.push({ table, rows: rows.map(({ row }) => row) });
    }
    return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  });

export const keepVersion = async (version: string, text: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${version}.jsonl`, folder), text);
};

export const readSaved = (text: string): SavedDatabase => {
  const [head, ...tables] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { ...(head as SavedVersion), tables: tables as SavedTable[] };
};

export const savedDatabases = async (): Promise<SavedDatabase[]> => {
  // None before the first version is frozen.
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .toSorted((left, right) => left.localeCompare(right))
      .map(async (name) => readSaved(await readFile(new URL(name, folder), 'utf8'))),
  );
};

// Into a database just created by the migrations of that version.
export const loadDatabase = (owner: Database, { tables }: SavedDatabase): Promise<void> =>
  owner.transaction(async (sql) => {
    await sql.rows(`truncate ${tables.map(({ table }) => `public.${table}`).join(', ')}`);
    for (const { table, rows } of tables) {
      await sql.rows(
        `insert into public.${table} select read.* from unnest($1::text[]) as saved (line)
         cross join lateral (select (saved.line::public.${table}).*) read`,
        [rows],
      );
    }
  });
