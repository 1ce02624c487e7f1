import { describe, expect, it } from 'vitest';
import type { Migration } from '#database/schema/migration.ts';
import { allMigrations } from '#server/features/all-migrations.ts';
import { miniature, paths, tree } from '../source-tree.ts';
import { sqlExceptions, type SqlException } from './sql-exceptions.ts';
import {
  announcementViolations,
  isExcepted,
  memberTables,
  memberViolations,
  placeViolations,
  productStatements,
  readMigrationFiles,
  schemaViolations,
  sessionStateViolations,
  volatileViolations,
} from './sql-rules.ts';
import { expectNone, reported } from '../violation.ts';

const tables = memberTables(allMigrations);

describe('sql', () => {
  it('every statement on a member-owned table says whose rows', () => {
    expect(productStatements(tree).length).toBeGreaterThan(20);
    expectNone(memberViolations(tree, { tables, exceptions: sqlExceptions }));
  });
  it('every exception is in use and has its reason', () => {
    const statements = productStatements(tree);
    for (const exception of sqlExceptions) {
      const { file, piece, reason } = exception;
      expect(
        statements.some((statement) => isExcepted(statement, exception)),
        `${file}: ${piece}`,
      ).toBe(true);
      expect(reason, `${file}: ${piece}`).toMatch(/\w+ \w+ \w+/);
    }
  });
  it('no statement that writes creates times, ids or random values', () => expectNone(volatileViolations(tree)));
  it('only a line of the chat and the relay of events announce something', () => {
    expectNone(announcementViolations(tree));
    for (const migration of allMigrations) expect(JSON.stringify(migration)).not.toMatch(/pg_notify|perform notify/i);
  });
  it('no statement locks a session', () => expectNone(sessionStateViolations(tree)));
  it('the SQL of a feature is in its table files', () => expectNone(placeViolations(tree)));
  it('every table has its place, and the keys of a member-owned one are within the member', () =>
    expectNone(schemaViolations(allMigrations)));
  it('every SQL file of the migrations is run by the migration of its folder', () => {
    const read = readMigrationFiles(tree);
    expect(read.length).toBeGreaterThan(10);
    expect(read).toEqual(paths.filter((path) => path.endsWith('.sql')));
  });
});

const path = 'src/features/a/server/as-table.ts';
const saidOf = (statement: string, exceptions: readonly SqlException[] = []) =>
  reported(memberViolations(miniature({ [path]: `${statement};` }), { tables: ['entry', 'account'], exceptions }));

describe('the SQL rules can fail', () => {
  it.each([
    "sql.rows('select member_id, amount from entry where seq = $1')",
    "sql.rows('select e.amount from slot s join entry e on e.slot = s.number')",
    "sql.rows('select 1 from slot, entry')",
    "sql.rows('select balance from account where name = $1')",
    "sql.rows('update entry set amount = $1 where seq = $2')",
    "sql.rows('update entry set member_id = $1')",
    "sql.rows('delete from public.entry')",
    "sql.rows('insert into entry (seq) values ($1)')",
    "sql.rows('with due as (select seq from entry) select * from due')",
    "const columns = 'seq, member_id'; sql.rows(`select ${columns} from entry`)",
    "sql.rows('select amount from entry order by seq, member_id limit $1')",
    "sql.rows('select amount from (select amount from entry order by member_id) e')",
  ])('%s', (statement) => {
    expect(saidOf(statement)).toContain('does not say whose rows');
  });

  it.each([
    "sql.rows('select amount from entry where member_id = $1')",
    "sql.rows('select e.amount from entry e join book b using (member_id)')",
    "sql.rows('select number from slot')",
    "sql.rows('select * from post_moves($1)')",
    "sql.rows('insert into entry (member_id, seq) values ($1, $2)')",
    "const mine = 'where member_id = $1'; sql.rows(`select amount from entry ${mine}`)",
    "const base = 'select amount from entry'; sql.rows(`${base} where member_id = $1`)",
    "const text = 'select a name from the list'",
  ])('%s passes', (statement) => {
    expect(saidOf(statement)).toBe('');
  });

  it('an exception covers only its own statement', () => {
    const exception = { file: path, piece: 'where due_at', reason: 'work that is due' };
    expect(saidOf("sql.rows('select 1 from entry where due_at < $1')", [exception])).toBe('');
    expect(saidOf("sql.rows('select 1 from entry where at < $1')", [exception])).toContain('whose rows');
  });

  it('a time or an id made in the statement, a session lock, SQL in a verb', () => {
    const file = (at: string, text: string) => miniature({ [at]: `sql.rows('${text}');` });
    const late = file(path, 'update entry set at = now() where member_id = $1');
    expect(reported(volatileViolations(late))).toContain('of its own');
    const made = file(path, 'insert into entry (member_id, id) values ($1, gen_random_uuid())');
    expect(reported(volatileViolations(made))).toContain('of its own');
    expect(volatileViolations(file(path, 'select 1 from entry where at < now()'))).toEqual([]);
    expect(reported(sessionStateViolations(file(path, 'select pg_advisory_lock(1)')))).toContain('does not survive');
    expect(reported(announcementViolations(file(path, 'select pg_notify($1, $2)')))).toContain('wait for each other');
    const verb = file('src/features/a/server/do-it.ts', 'select 1 from entry where member_id = $1');
    expect(reported(placeViolations(verb))).toContain('in the middle of a verb');
  });

  const migrationOf = (table: string, distribution: Migration['distribution']): Migration => ({
    name: '0009-a',
    tables: [table],
    distribution,
    foreignKeys: [],
  });
  it.each([
    ['create table a (member_id uuid not null, id uuid, primary key (member_id, id))', {}, 'a has no place'],
    ['create table b (id uuid primary key)', { a: { by: 'id' }, b: { by: 'id' } }, 'is not made here'],
    ['create table a (id uuid primary key)', { a: 'by member' }, 'has no "member_id uuid not null"'],
    ['create table a (member_id uuid not null, id uuid, primary key (id))', { a: 'by member' }, 'does not begin with'],
    [
      'create table a (member_id uuid not null, id uuid, unique (id), primary key (member_id, id))',
      { a: 'by member' },
      'The key (id) of a is not within a member',
    ],
    ['create table a (id bigserial primary key)', { a: 'reference' }, 'not by a counter'],
    ['create trigger t before insert on a for each row execute function f()', {}, 'A trigger acts'],
  ] as const)('%s', (table, distribution, sentence) => {
    expect(reported(schemaViolations([migrationOf(table, distribution)]))).toContain(sentence);
  });

  it.each([
    'create table a (member_id uuid not null, id uuid, primary key (member_id, id))',
    'create table a (member_id uuid not null, id uuid, constraint a_age primary key (id, member_id))',
  ])('keeps the rules: %s', (table) => {
    expect(schemaViolations([migrationOf(table, { a: 'by member' })])).toEqual([]);
  });
});
