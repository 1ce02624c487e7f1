import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { sqlStateOf } from '#database/sql-state.ts';
import { freshLedger, type FreshLedger } from '#support/ledger/fresh-ledger.ts';
import { protections } from '#support/ledger/protections.ts';

// One database for the whole file: everything tried here is refused, so nothing is left behind.
let ledger: FreshLedger;
let memberId = '';
beforeAll(async () => {
  ledger = await freshLedger();
  memberId = await ledger.member({ wallet: 5n });
});
afterAll(() => ledger[Symbol.asyncDispose]());

const noRight = '42501';
const brokenCheck = '23514';
const nullColumn = '23502';
const takenKey = '23505';

const stateOf = (database: Database, statement: string): Promise<string | null> =>
  database.rows(statement).then(
    () => null,
    (error: unknown) => sqlStateOf(error) ?? String(error),
  );

const ledgerTables = ['slot', 'book', 'entry', 'operation'];
const forbidden = [
  ...ledgerTables.flatMap((table) => [
    `delete from ${table}`,
    `truncate ${table}`,
    `drop table ${table}`,
    `alter table ${table} add column spare text`,
    `create index on ${table} ((1))`,
  ]),
  `update book set balances[0] = balances[0] + 1`,
  `update book set seq = 0`,
  `update entry set amount = 1`,
  `update operation set status = 'SUCCESS'`,
  `update slot set kind = 'counter'`,
  `insert into book (member_id, currency, balances) values (gen_random_uuid(), 'BAHT', '[-8:1]={0,0,0,0,0,0,0,0,0,0}')`,
  `insert into entry select * from entry`,
  `insert into operation select * from operation`,
  `insert into slot values (60, 'mine', 'own')`,
  `select from book for no key update`,
  `alter table book drop constraint book_sums_to_zero`,
  `alter table book disable trigger all`,
  `create or replace function public.book_total(bigint[]) returns bigint language sql immutable as 'select 0::bigint'`,
  `drop function public.post_moves`,
  `create function public.mine() returns int language sql as 'select 1'`,
  `create table public.mine (n int)`,
  `set session_replication_role = replica`,
];

it.for(forbidden)('the application may not: %s', async (statement) => {
  expect(await stateOf(ledger.database, statement)).toBe(noRight);
});

it('the application reads the ledger and moves money only by its functions', async () => {
  const rights = await ledger.owner.rows<{ line: string }>(
    `select table_name || ' ' || privilege_type as line from information_schema.table_privileges
     where grantee = 'krapao_app' and table_name = any (array['slot', 'book', 'entry', 'operation', 'account', 'posting'])
     union all
     select 'execute ' || p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace
       and has_function_privilege('krapao_app', p.oid, 'execute') and p.prosecdef
     order by 1`,
  );
  expect(rights.map(({ line }) => line)).toEqual([
    'account SELECT',
    'book SELECT',
    'entry SELECT',
    'execute close_operation',
    'execute erase_deposits_of',
    'execute erase_gateway_customers_of',
    'execute erase_logins_of',
    'execute erase_member_of',
    'execute erase_rejects_booked_to',
    'execute erase_slips_of',
    'execute erase_spins_of',
    'execute erase_suspense_named_to',
    'execute erase_wallet_links_of',
    'execute erase_withdrawals_of',
    'execute install_operator',
    'execute keep_checkpoints',
    'execute keep_operator_change',
    'execute keep_operator_decision',
    'execute keep_play_of',
    'execute lock_member',
    'execute lock_members',
    'execute open_book',
    'execute open_operation',
    'execute post_move',
    'execute post_moves',
    'execute thin_audit_anchors',
    'operation SELECT',
    'posting SELECT',
    'slot SELECT',
  ]);
  const open = await ledger.owner.rows<{ name: string }>(
    `select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
       and (has_function_privilege('public', p.oid, 'execute')
         or not (p.proconfig @> array['search_path=pg_catalog, pg_temp']))`,
  );
  expect(open).toEqual([]);
});

const book = (change: string) => `update book set ${change} where seq > 0`;
const anEntry = {
  member_id: `(select member_id from book where seq > 0)`,
  seq: '2',
  key: 'gen_random_uuid()',
  amount: '5',
  from_after: '0',
  to_after: '5',
  created_at: 'now()',
  from_slot: '-1',
  to_slot: '0',
  kind: `'deposit'`,
};
const entry = (change: Partial<Record<keyof typeof anEntry, string>>) => {
  const columns = { ...anEntry, ...change };
  return `insert into entry (${Object.keys(columns).join(', ')}) values (${Object.values(columns).join(', ')})`;
};
const anOperation = {
  number: '1',
  type: `'deposit'`,
  status: `'SUCCESS'`,
  amount: '5',
  ended_at: 'now()',
  source: 'null',
};
const operation = (change: Partial<Record<keyof typeof anOperation, string>>) => {
  const columns = { ...anOperation, ...change };
  return `insert into operation (member_id, id, created_at, ${Object.keys(columns).join(', ')})
    values (${anEntry.member_id}, gen_random_uuid(), now(), ${Object.values(columns).join(', ')})`;
};

const broken: [string, string, string][] = [
  ['money on one side only', book('balances[0] = balances[0] + 1'), brokenCheck],
  ['money from nothing in a spare account', book('balances[40] = 7'), brokenCheck],
  ['an own account below zero', book('balances[0] = -1, balances[-1] = 1'), brokenCheck],
  ['an account beyond the last number', book('balances[128] = 0'), brokenCheck],
  [
    'an account below the first number',
    book(`balances = '[-17:1]={0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}'`),
    brokenCheck,
  ],
  ['a NULL for a balance', book('balances[2] = null'), brokenCheck],
  ['a gap of NULLs', book('balances[9] = 0'), brokenCheck],
  ['NULLs all over', book(`balances = '[-8:1]={null,null,null,null,null,null,null,null,null,null}'`), brokenCheck],
  ['an empty book', book(`balances = '{}'`), brokenCheck],
  ['a book of two dimensions', book(`balances = '[-8:-8][0:1]={{5,-5}}'`), brokenCheck],
  ['a book without its counter accounts', book(`balances = '[0:1]={0,0}'`), brokenCheck],
  ['no book at all', book('balances = null'), nullColumn],
  ['an unknown currency', book(`currency = 'USD'`), brokenCheck],
  ['a count of entries below zero', book('seq = -1'), brokenCheck],
  ['a count of lines below zero', book('operations = -1'), brokenCheck],
  ['an entry of nothing', entry({ amount: '0' }), brokenCheck],
  ['an entry the wrong way round', entry({ amount: '-5' }), brokenCheck],
  ['an entry beyond the largest amount', entry({ amount: '10000000000001' }), brokenCheck],
  ['an entry from an account to itself', entry({ from_slot: '0' }), brokenCheck],
  ['an entry with one side', entry({ to_slot: 'null' }), nullColumn],
  ['an entry without the other side', entry({ from_slot: 'null' }), nullColumn],
  ['an entry of no member', entry({ member_id: 'null' }), nullColumn],
  ['an entry without key', entry({ key: 'null' }), nullColumn],
  ['an entry to a slot outside the range', entry({ to_slot: '128' }), brokenCheck],
  ['an entry from a slot outside the range', entry({ from_slot: '-17' }), brokenCheck],
  ['an entry that leaves an own account below zero', entry({ from_slot: '1', from_after: '-5' }), brokenCheck],
  ['an entry that finds an own account below zero', entry({ to_after: '-1' }), brokenCheck],
  ['an entry numbered zero', entry({ seq: '0' }), brokenCheck],
  ['a second entry of one number', entry({ seq: '1' }), takenKey],
  ['a second entry of one key', entry({ key: '(select key from entry)' }), takenKey],
  ['a line of an unknown type', operation({ type: `'gift'` }), brokenCheck],
  ['a line of an unknown status', operation({ status: `'DONE'` }), brokenCheck],
  ['a line from an unknown source', operation({ source: `'luck'` }), brokenCheck],
  ['a line below zero', operation({ amount: '-1' }), brokenCheck],
  ['a line numbered zero', operation({ number: '0' }), brokenCheck],
  ['a line that waits and has ended', operation({ status: `'PENDING'` }), brokenCheck],
  ['a line that has ended without a time', operation({ ended_at: 'null' }), brokenCheck],
  ['an own account among the counters', `insert into slot values (-12, 'mine', 'own')`, brokenCheck],
  ['a counter among the own accounts', `insert into slot values (50, 'mine', 'counter')`, brokenCheck],
  ['an account numbered outside the range', `insert into slot values (128, 'mine', 'own')`, brokenCheck],
];

it.for(broken)(
  '%s is refused by right to the application and by constraint to the owner',
  async ([, statement, state]) => {
    expect(await stateOf(ledger.owner, statement)).toBe(state);
    expect(await stateOf(ledger.database, statement)).toBe(noRight);
  },
);

it('an entry has no currency of its own, so two can never meet in one', async () => {
  const columns = await ledger.owner.rows(
    `select attname from pg_attribute where attrelid = 'entry'::regclass and attname ~ 'currency'`,
  );
  expect(columns).toEqual([]);
});

const protectionsOf = async ({ owner }: FreshLedger): Promise<string[]> => {
  const rows = await owner.rows<{ line: string }>(
    `select t.relname || '.' || c.conname || ': ' || pg_get_constraintdef(c.oid) as line
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     where t.relname = any ($1) and c.contype in ('p', 'u', 'f', 'c') and c.convalidated
     union all
     select t.relname || '.' || a.attname || ' not null' from pg_attribute a join pg_class t on t.oid = a.attrelid
     where t.relname = any ($1) and t.relkind = 'r' and a.attnum > 0 and a.attnotnull
     order by 1`,
    [ledgerTables],
  );
  return rows.map(({ line }) => line);
};

it('every key, CHECK and NOT NULL of the ledger is the one of the committed list', async () => {
  expect(await protectionsOf(ledger)).toEqual(protections);
});

it('a caller cannot redirect a function of the ledger to objects of its own', async () => {
  await ledger.owner.rows('create schema trap');
  await ledger.owner.rows('create table trap.book (like public.book)');
  await ledger.owner.rows('grant usage on schema trap to krapao_app');
  const posted = await ledger.database.transaction(async (sql) => {
    await sql.rows('set local search_path = trap, public');
    return sql.one<{ statuses: string }>(
      `select statuses::text from post_moves(array[$1::uuid], array[$2::uuid], '{}', '{5}', '{-1}', '{0}', '{deposit}',
        array[now()], '{}', null, null)`,
      [memberId, randomUUIDv7()],
    );
  });
  expect(posted).toEqual({ statuses: '{0}' });
});
