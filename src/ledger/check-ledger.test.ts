import { expect, it } from 'vitest';
import { freshLedger, type FreshLedger } from '#support/ledger/fresh-ledger.ts';
import { checkLedger, invariantNames } from './check-ledger.ts';
import type { LedgerCheck } from './ledger-invariants.ts';

const history = `
  Anan opens BAHT
  Anan bank -> wallet           500.00 deposit d1
  Anan wallet -> held           100.00 reserve w1
  Anan wallet -> transit:JOKER  100.00 reserve t1
  Anan transit:JOKER -> game:JOKER 100.00 settle t1
  Boon opens LAK
  Boon bank -> wallet           500.00 deposit d1
`;

const withoutChecks = ['book', 'entry', 'operation'];

// What only the owner role can do: remove the protections and change a row by hand.
const breakBy = async ({ owner }: FreshLedger, statement: string) => {
  for (const table of withoutChecks) {
    const constraints = await owner.rows<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::regclass and contype in ('c', 'u')`,
      [table],
    );
    for (const { name } of constraints) await owner.rows(`alter table ${table} drop constraint ${name}`);
  }
  await owner.rows(statement);
};

const anan = `member_id = (select member_id from entry group by member_id having count(*) > 1)`;

const breaches: [string, string][] = [
  ['each book sums to zero', `update book set balances[0] = balances[0] + 1 where ${anan}`],
  ['each book sums to zero', `update book set balances[-3] = null where ${anan}`],
  [
    'no own account is below zero',
    `update book set balances[0] = -1, balances[-1] = balances[-1] + balances[0] + 1 where ${anan}`,
  ],
  [
    'no money is in an account without a name',
    `update book set balances[40] = 5, balances[0] = balances[0] - 5 where ${anan}`,
  ],
  [
    'each stored balance is the sum of its entries',
    `update book set balances[0] = balances[0] - 5, balances[1] = balances[1] + 5 where ${anan}`,
  ],
  ['each stored balance is the sum of its entries', `update entry set amount = amount + 1 where seq = 1 and ${anan}`],
  [
    'each balance after an entry follows from the one before',
    `update entry set from_after = from_after + 1 where seq = 2 and ${anan}`,
  ],
  ['each entry has two sides of one member', `update entry set to_slot = 60 where seq = 1 and ${anan}`],
  ['each entry has two sides of one member', `delete from book where ${anan}`],
  ['entries are numbered without gaps', `delete from entry where seq = 2 and ${anan}`],
  ['entries are numbered without gaps', `update entry set seq = 9 where seq = 4 and ${anan}`],
  ['operation lines are numbered without gaps', `update book set operations = 1 where ${anan}`],
  [
    'each cause names an entry, and every correction has one',
    `insert into entry_cause select member_id, gen_random_uuid(), gen_random_uuid() from book where ${anan}`,
  ],
  [
    'each cause names an entry, and every correction has one',
    `update entry set kind = 'fix' where seq = 2 and ${anan}`,
  ],
  [
    'no key and no operation id occurs twice',
    `update entry set key = (select key from entry where seq = 1 and ${anan}) where seq = 2 and ${anan}`,
  ],
  [
    'money held or in transit equals what open holds reserved',
    `update entry set kind = 'deposit' where seq = 2 and ${anan}`,
  ],
];

it.for(breaches)('"%s" fails when somebody with all rights breaks it', async ([invariant, statement]) => {
  const ledger = await freshLedger();
  try {
    await ledger.script.play(history);
    expect(await checkLedger(ledger.database)).toEqual([]);
    await breakBy(ledger, statement);
    const findings = await checkLedger(ledger.database);
    expect(findings.map((finding) => finding.invariant)).toContain(invariant);
    expect(findings.every(({ memberId }) => memberId === ledger.script.memberId('Anan'))).toBe(true);
    expect(await checkLedger(ledger.database, [], { members: [ledger.script.memberId('Anan')] })).toEqual(findings);
    expect(await checkLedger(ledger.database, [], { members: [ledger.script.memberId('Boon')] })).toEqual([]);
    const since = await checkLedger(ledger.database, [], { since: [ledger.script.memberId('Anan')] });
    const isForTheWholeAlone = statement.startsWith('insert into entry_cause');
    expect(since.map((finding) => finding.invariant).includes(invariant)).toBe(!isForTheWholeAlone);
    expect(await checkLedger(ledger.database, [], { since: [ledger.script.memberId('Boon')] })).toEqual([]);
  } finally {
    await ledger.drop();
  }
});

it('every invariant of the ledger has a test that makes it fail', () => {
  expect(new Set(breaches.map(([invariant]) => invariant))).toEqual(new Set(invariantNames()));
});

it('a room can add its own check, which sees the same instant as the others', async () => {
  await using ledger = await freshLedger();
  await ledger.script.play(history);
  const contributed: LedgerCheck = {
    name: `nobody's wallet is rich`,
    reads: ['account'],
    sql: `select member_id, 'wallet ' || balance as detail from account where name = 'wallet' and balance > 40000`,
  };
  expect(await checkLedger(ledger.database, [contributed])).toEqual([
    { invariant: `nobody's wallet is rich`, memberId: ledger.script.memberId('Boon'), detail: 'wallet 50000' },
  ]);
  expect(invariantNames([contributed]).at(-1)).toBe(`nobody's wallet is rich`);
});
