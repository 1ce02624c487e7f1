import { expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#support/fresh-database.ts';
import { withConnection } from './connection.ts';
import { applicationRole, refuseWrongUser } from './roles.ts';
import { sqlStateOf } from './sql-state.ts';

const insufficientPrivilege = '42501';
const historyTables = ['entry', 'operation', 'audit'];

const stateOfRefusal = (fresh: FreshDatabase, statement: string): Promise<string | null> =>
  fresh.database.rows(statement).then(() => 'it was allowed', sqlStateOf);

it('refuses UPDATE, DELETE and TRUNCATE of entries, operations and audit to the application', async () => {
  await using fresh = await freshDatabase();
  const statements = historyTables.flatMap((table) => [
    `update ${table} set member_id = member_id`,
    `delete from ${table}`,
    `truncate ${table}`,
  ]);
  const states = await Promise.all(statements.map((statement) => stateOfRefusal(fresh, statement)));
  expect(states).toEqual(statements.map(() => insufficientPrivilege));
});

it('refuses every write to books, entries and accounts that does not go through the ledger', async () => {
  await using fresh = await freshDatabase();
  const statements = [
    'update book set balances = balances',
    'delete from book',
    `insert into book (member_id, currency, balances) values (gen_random_uuid(), 'BAHT', '{}')`,
    'insert into entry select * from entry',
    'insert into operation select * from operation',
    `insert into slot (number, name, kind) values (60, 'mint', 'own')`,
    'update slot set name = name',
  ];
  const states = await Promise.all(statements.map((statement) => stateOfRefusal(fresh, statement)));
  expect(states).toEqual(statements.map(() => insufficientPrivilege));
});

it('refuses changes of the schema to the application', async () => {
  await using fresh = await freshDatabase();
  const statements = [
    'create table mine (id int8)',
    'create temporary table mine (id int8)',
    `create function mine() returns int language sql as 'select 1'`,
    'alter table book drop constraint book_sums_to_zero',
    'alter table entry disable trigger all',
    'drop table entry',
    'drop view account',
    'create index mine on entry (amount)',
    'alter role krapao_app superuser',
    `copy entry to program 'true'`,
  ];
  const states = await Promise.all(statements.map((statement) => stateOfRefusal(fresh, statement)));
  expect(states).toEqual(statements.map(() => insufficientPrivilege));
  // Granting oneself a right raises no error, so only its effect shows it.
  await stateOfRefusal(fresh, 'grant update on book to krapao_app');
  expect(await stateOfRefusal(fresh, 'update book set balances = balances')).toBe(insufficientPrivilege);
});

it('lets the application read members’ balances', async () => {
  await using fresh = await freshDatabase();
  expect(await fresh.database.rows(`select member_id from book where currency = 'none'`)).toEqual([]);
});

it('refuses to run the application as the owner of its tables, and accepts the role made for it', async () => {
  await using fresh = await freshDatabase();
  await expect(withConnection({ url: fresh.url }, refuseWrongUser)).rejects.toThrow(/is a superuser there/);
  await expect(withConnection({ url: fresh.url, role: applicationRole }, refuseWrongUser)).resolves.toBeUndefined();
});

it('refuses an application user that owns a table or lacks the role, and says what to run', async () => {
  await using fresh = await freshDatabase();
  const suffix = crypto.randomUUID().slice(0, 8);
  const [owner, stranger] = [`owner_${suffix}`, `stranger_${suffix}`];
  const address = (user: string) => {
    const url = new URL(fresh.url);
    [url.username, url.password] = [user, suffix];
    return { url: url.href };
  };
  try {
    for (const user of [owner, stranger]) await fresh.owner.rows(`create role ${user} login password '${suffix}'`);
    await fresh.owner.rows('create table held_by_owner (id int8 primary key)');
    await fresh.owner.rows(`alter table held_by_owner owner to ${owner}`);
    await expect(withConnection(address(owner), refuseWrongUser)).rejects.toThrow(/owns the table held_by_owner/);
    await expect(withConnection(address(stranger), refuseWrongUser)).rejects.toThrow(
      new RegExp(`grant krapao_app to ${stranger}`),
    );
    await fresh.owner.rows(`grant krapao_app to ${stranger}`);
    await expect(withConnection(address(stranger), refuseWrongUser)).resolves.toBeUndefined();
  } finally {
    await fresh.owner.rows('drop table if exists held_by_owner');
    for (const user of [owner, stranger]) await fresh.owner.rows(`drop role if exists ${user}`);
  }
});
