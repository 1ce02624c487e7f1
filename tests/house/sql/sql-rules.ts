import { posix } from 'node:path';
import type { Migration } from '#database/schema/migration.ts';
import type { SourceFile } from '../source-tree.ts';
import type { SqlException } from './sql-exceptions.ts';
import { statementsOf, type Statement } from './sql-statements.ts';
import { violationAt, type Violation } from '../violation.ts';

// Views over a member's book, which are read like tables.
const memberViews = ['account', 'posting'];

export const memberTables = (migrations: readonly Migration[]): string[] => [
  ...migrations.flatMap(({ distribution }) =>
    Object.entries(distribution).flatMap(([table, kind]) => (kind === 'by member' ? [table] : [])),
  ),
  ...memberViews,
];

export const touches = (text: string, table: string): boolean =>
  new RegExp(
    `\\binto\\s+(public\\.)?${table}\\b|(\\b(from|join|update|only)|,)\\s+(public\\.)?${table}\\b(?!\\s*\\()`,
    'i',
  ).test(text);

// The part of a statement that selects the rows: the member among the columns, or in the order, is not enough.
const decisivePart = (text: string): string => {
  const words = text.trim().replaceAll(/\border by\b[^()]*?(?=\blimit\b|\boffset\b|\bfor\b|\)|$)/gi, '');
  if (/^select\b/i.test(words)) return words.replace(/^[\s\S]*?\bfrom\b/i, '');
  if (/^(update|delete)\b/i.test(words))
    return /\bwhere\b/i.test(words) ? words.replace(/^[\s\S]*?\bwhere\b/i, '') : '';
  return words;
};

const namesMember = (text: string): boolean => /\bmember_id\b/.test(decisivePart(text));

export const isExcepted = (statement: Statement, exception: SqlException): boolean =>
  statement.file.path === exception.file && statement.text.includes(exception.piece);

// Migrations and the sandbox, which has its own books, are not statements of the product.
const isProduct = (file: SourceFile): boolean =>
  /^src\/(ledger|members|play|conditions|server|database|features\/[^/]+\/server)\//.test(file.path) &&
  !/\/migrations\//.test(file.path);

const found = new WeakMap<readonly SourceFile[], Statement[]>();

export const productStatements = (files: readonly SourceFile[]): Statement[] => {
  const statements = found.get(files) ?? files.filter((file) => isProduct(file)).flatMap((file) => statementsOf(file));
  found.set(files, statements);
  return statements;
};

export const memberViolations = (
  files: readonly SourceFile[],
  { tables, exceptions }: { tables: readonly string[]; exceptions: readonly SqlException[] },
): Violation[] =>
  productStatements(files)
    .filter((statement) => !exceptions.some((exception) => isExcepted(statement, exception)))
    .flatMap((statement) => {
      const table = tables.find((name) => touches(statement.text, name));
      if (!table || namesMember(statement.text)) return [];
      return [
        violationAt(statement.file, statement.start, {
          rule: `The statement touches ${table}, which members own, and does not say whose rows.`,
          instead: 'member_id in its condition, or a line with its reason in tests/house/sql/sql-exceptions.ts',
        }),
      ];
    });

const volatile =
  /\b(now|clock_timestamp|statement_timestamp|gen_random_uuid|uuidv7|random)\s*\(|\bcurrent_timestamp\b/i;

export const volatileViolations = (files: readonly SourceFile[]): Violation[] =>
  productStatements(files)
    .filter(({ file }) => !file.path.startsWith('src/database/'))
    .filter(({ text }) => /^\s*(insert|update|delete|with)\b/i.test(text) && volatile.test(text))
    .map(({ file, start }) =>
      violationAt(file, start, {
        rule: 'A statement that writes makes a time, an id or a chance of its own.',
        instead: 'a bind value, made by the context',
      }),
    );

export const sessionStateViolations = (files: readonly SourceFile[]): Violation[] =>
  productStatements(files)
    .filter(({ file, text }) => !file.path.startsWith('src/database/') && /\bpg_(try_)?advisory_lock/i.test(text))
    .map(({ file, start }) =>
      violationAt(file, start, {
        rule: 'A lock of the session does not survive a pooler.',
        instead: 'the lock of the member, or a lease row',
      }),
    );

// A feature's tables, and its additions to the ledger's proof.
const sqlFile = /-(table|checks)\.ts$/;

export const placeViolations = (files: readonly SourceFile[]): Violation[] =>
  productStatements(files)
    .filter(({ file }) => file.path.startsWith('src/features/') && !sqlFile.test(file.path))
    .map(({ file, start }) =>
      violationAt(file, start, {
        rule: 'SQL is in the middle of a verb.',
        instead: "a function in one of the feature's <plural>-table.ts",
      }),
    );

const created = (statement: string): string | null =>
  /^\s*create\s+(?:unlogged\s+)?table\s+(?:if not exists\s+)?(?:public\.)?(\w+)/i.exec(statement)?.[1] ?? null;

const tableFaults = (table: string, statement: string): string[] => {
  const keys = [...statement.matchAll(/\b(?:unique|primary key)\s*\(([^)]*)\)/gi)].map(([, columns = '']) => columns);
  const isFirst = /\bprimary key\s*\(\s*member_id\b|\bmember_id\s+uuid\s+(not null\s+)?primary key\b/i.test(statement);
  // Rows that are read only by their age, never by member.
  const isByAge = /\bconstraint \w+_age primary key\s*\(\w+, member_id\)/i.test(statement);
  const isOwned = /\bmember_id\s+uuid\s+(not null|primary key)/i.test(statement);
  return [
    ...(isOwned ? [] : [`${table} is distributed by member and has no "member_id uuid not null".`]),
    ...(isFirst || isByAge ? [] : [`The primary key of ${table} does not begin with member_id.`]),
    ...keys
      .filter((columns) => !/\bmember_id\b/.test(columns))
      .map((columns) => `The key (${columns}) of ${table} is not within a member.`),
  ];
};

const forbiddenInSchema: readonly (readonly [RegExp, string])[] = [
  [/\bcreate\s+(or replace\s+)?(constraint\s+)?trigger\b/i, 'A trigger acts where nobody reads it.'],
  [/\bcreate\s+(or replace\s+)?rule\b/i, 'A rule acts where nobody reads it.'],
  [/\b(small|big)?serial\b|\bas identity\b|\bcreate sequence\b/i, 'Ids are made by the application, not by a counter.'],
  [/\binherits\s*\(/i, 'Tables do not inherit.'],
];

const schemaFaults = ({ tables, distribution }: Migration): string[] => {
  const made = tables.flatMap((statement) => created(statement) ?? []);
  const unlisted = made.filter((table) => !Object.hasOwn(distribution, table));
  const unmade = Object.keys(distribution).filter((table) => !made.includes(table));
  const owned = tables.flatMap((statement) => {
    const table = created(statement);
    return table !== null && distribution[table] === 'by member' ? tableFaults(table, statement) : [];
  });
  const forbidden = tables.flatMap((statement) =>
    forbiddenInSchema.flatMap(([pattern, sentence]) => (pattern.test(statement) ? [sentence] : [])),
  );
  return [
    ...unlisted.map((table) => `${table} has no place in the distribution.`),
    ...unmade.map((table) => `${table} has a place in the distribution and is not made here.`),
    ...owned,
    ...forbidden,
  ];
};

// A feature's migrations are beside it, those of the shared rooms in the database's room.
const migrationLists = /^src\/(database\/migrations\/shared-migrations|features\/[^/]+\/server\/schema\/schema)\.ts$/;

// The SQL files that a list of migrations names, each under its own migration.
export const readMigrationFiles = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => migrationLists.test(path))
    .flatMap(({ path, text }) =>
      text
        .split(/\bname: /)
        .slice(1)
        .flatMap((migration) => {
          const [name = '', ...quoted] = [...migration.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
          const own = quoted.filter((word) => word.endsWith('.sql'));
          return own.map((file) => `${posix.dirname(path)}/${name}/${file}`);
        }),
    )
    .sort();

export const schemaViolations = (migrations: readonly Migration[]): Violation[] =>
  migrations.flatMap((migration) =>
    schemaFaults(migration).map((rule) => ({
      where: `the migration ${migration.name}`,
      line: '',
      rule,
      instead: 'a schema that also holds when each member lives on a machine of their own',
    })),
  );

// Commits with an announcement wait for each other, so those that move money must have none.
const announcers = ['src/features/chat/server/lines/new-lines-table.ts', 'src/server/records/relay/relay-channel.ts'];

export const announcementViolations = (files: readonly SourceFile[]): Violation[] =>
  productStatements(files)
    .filter(({ file, text }) => !announcers.includes(file.path) && /\bpg_notify\s*\(|^\s*notify\b/i.test(text))
    .map(({ file, start }) =>
      violationAt(file, start, {
        rule: 'The statement announces something, and commits that do wait for each other.',
        instead: 'an event in the outbox (`work.event`), which is announced after the commit',
      }),
    );
