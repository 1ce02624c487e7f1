import { expect, it } from 'vitest';
import { checkLedger } from '#ledger';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { ledgerChecks } from '../features/all-parts.ts';
import { payoutsAreStopped, releasePayouts } from '../brake.ts';
import { anchorAuditHeads } from '../records/audit-chain.ts';
import { proveEverything } from '../records/prove-books.ts';
import { readWatch } from '../records/watch-state.ts';
import { watchLedger } from './watch-ledger.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });
const { context } = server;
const { owner } = server.database;

// What only the owner of the tables can do: a hundredth moved from the operator to the member, or back.
const tamper = (memberId: string, sign: '+' | '-') =>
  owner.rows(
    `update book set balances[0] = balances[0] ${sign} 1, balances[-1] = balances[-1] ${sign === '+' ? '-' : '+'} 1
     where member_id = '${memberId}'`,
  );

const stops = async (): Promise<boolean> => {
  await watchLedger(context);
  const isOn = await payoutsAreStopped(context.database);
  await releasePayouts(context.database, server.clock.now());
  return isOn;
};

const later = (): void => server.clock.advance(60 * 60_000);

// A member with every kind of row a check reads.
const busyMember = async (): Promise<TestMember> => {
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, 'JOKER');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount: 5_000n }, { token: member.token });
  await server.ask(withdrawCalls.request, { amount: 20_000n }, { token: member.token });
  return member;
};

it('a book changed by hand stops payouts at the next run, also if nobody used it recently', async () => {
  const { memberId } = await busyMember();
  later();
  expect(await stops()).toBe(false);
  await tamper(memberId, '+');
  expect(await stops()).toBe(true);
  await tamper(memberId, '-');
  expect(await stops()).toBe(false);
});

it('a stop by the watch is recorded once in the house member’s audit chain, however often the finding recurs', async () => {
  const { memberId } = await busyMember();
  const stopped = () => owner.rows(`select detail from audit where act = 'stop payouts' order by number`);
  const before = (await stopped()).length;
  await tamper(memberId, '+');
  await watchLedger(context);
  await watchLedger(context);
  expect((await stopped()).slice(before)).toEqual([
    { detail: { findings: expect.any(Number) as number, reason: expect.any(String) as string } },
  ]);
  await tamper(memberId, '-');
  await releasePayouts(context.database, server.clock.now());
});

it.for([
  ['a changed', `update audit set detail = '{}' where number = 2 and member_id = $1`],
  ['a removed', `delete from audit where number = 2 and member_id = $1`],
  [
    'a cut off',
    `delete from audit where number = (select max(number) from audit where member_id = $1) and member_id = $1`,
  ],
] as const)('%s row of the audit stops payouts', async ([, statement]) => {
  const { memberId } = await busyMember();
  await anchorAuditHeads(context.database, new Date(server.clock.now().getTime() - 60_000), server.clock.now());
  expect(await stops()).toBe(false);
  await owner.rows(`create table audit_before as select * from audit where member_id = '${memberId}'`);
  await owner.rows(statement, [memberId]);
  expect(await stops()).toBe(true);
  await owner.rows(`delete from audit where member_id = $1`, [memberId]);
  await owner.rows(`insert into audit select * from audit_before where member_id = $1`, [memberId]);
  await owner.rows(`drop table audit_before`);
});

// More members than one run proves, all ordered before the members of these tests.
const manyBooks = (): Promise<unknown> =>
  owner.rows(
    `insert into book (member_id, currency, balances)
     select ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'BAHT', balances
     from generate_series(1, 1500) n, (select balances from book where seq = 0 limit 1) b on conflict do nothing`,
  );

// The next run begins with the first book again.
const toTheEnd = async (): Promise<void> => {
  do await watchLedger(context);
  while (!(await readWatch(context.database))?.provedUpTo.startsWith('ffff'));
};

it('a run continues where the last one ended, also after a restart, until every book was proved', async () => {
  const { memberId } = await busyMember();
  await manyBooks();
  await toTheEnd();
  later();
  await watchLedger(context);
  await toTheEnd();
  await tamper(memberId, '+');
  expect([await stops(), await stops(), await stops()]).toEqual([false, true, false]);
  const { findings } = await proveEverything(context.database);
  expect(new Set(findings.map((finding) => finding.memberId))).toEqual(new Set([memberId]));
  await tamper(memberId, '-');
});

it('members with entries since the last run are proved in the next one, however long ago that was', async () => {
  await manyBooks();
  await toTheEnd();
  const { memberId } = await busyMember();
  await tamper(memberId, '+');
  later();
  expect(await stops()).toBe(true);
  await tamper(memberId, '-');
});

it('a proof that cannot run pages someone, delays no other, and is repeated', async () => {
  await manyBooks();
  await toTheEnd();
  await watchLedger(context);
  const { memberId } = await busyMember();
  await tamper(memberId, '+');
  await owner.rows('alter function members_since rename to members_since_broken');
  const before = await readWatch(context.database);
  expect(await stops()).toBe(true);
  expect(logged.some((line) => line.includes('some books could not be proved'))).toBe(true);
  expect((await readWatch(context.database))?.recentProvedAt).toEqual(before?.recentProvedAt);
  expect(await stops()).toBe(false);
  await owner.rows('alter function members_since_broken rename to members_since');
  expect(await stops()).toBe(true);
  await tamper(memberId, '-');
});

// Breaks only the proofs of a range of members, which the round makes.
const roundFailsWith = (error: Error): typeof context => {
  const rows: typeof context.proofs.rows = (text, values) =>
    text.includes('member_id > $1::uuid') ? Promise.reject(error) : context.proofs.rows(text, values);
  return { ...context, proofs: { ...context.proofs, rows } };
};

it('books whose proof in the round lost its connection are proved in the next run', async () => {
  await manyBooks();
  const { memberId } = await busyMember();
  later();
  await watchLedger(context);
  await toTheEnd();
  await watchLedger(context);
  await tamper(memberId, '+');
  const before = await readWatch(context.database);
  await watchLedger(roundFailsWith(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })));
  const { provedUpTo, roundBooks } = before ?? {};
  expect(await readWatch(context.database)).toMatchObject({ provedUpTo, roundBooks });
  expect(await stops()).toBe(true);
  await tamper(memberId, '-');
});

it('members who are too much for one statement do not stop the round', async () => {
  await manyBooks();
  await toTheEnd();
  const tooMuch = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  const before = await readWatch(context.database);
  await watchLedger(roundFailsWith(tooMuch));
  expect((await readWatch(context.database))?.provedUpTo).not.toBe(before?.provedUpTo);
});

it.each([
  ['from the beginning', { members: [] }],
  ['from their checkpoints on', { since: [] }],
] as const)(
  'checks name every member-owned table they read, so that for some members %s they read no others',
  async (_, scope) => {
    const asked: string[] = [];
    const sql = { rows: async (text: string) => void asked.push(text), one: async () => null };
    await checkLedger(sql as never, ledgerChecks, scope);
    const text = (asked[0] ?? '').replaceAll(/'[^']*'|distinct from/g, '');
    const start = text.indexOf('(select  as invariant');
    const [narrowed, checks] = [text.slice(0, start), text.slice(start)];
    const named = new Set(
      [...narrowed.matchAll(/(\w+) as (?:not )?(?:materialized )?\(select/g)].map(([, name]) => name),
    );
    const read = new Set([...checks.matchAll(/\b(?:from|join) (?:public\.)?([a-z_]+)\b/g)].map(([, name]) => name));
    const others = ['slot', 'linked', 'lateral', 'unnest'];
    expect(read.size).toBeGreaterThan(8);
    expect([...read].filter((name) => !named.has(name) && !others.includes(name ?? ''))).toEqual([]);
    expect(checks).not.toMatch(/public\.(?!slot\b)/);
  },
);

it('a check of one member reports nothing about others', async () => {
  const [changed, intact] = [await busyMember(), await busyMember()];
  const findingsOf = (memberId: string) => checkLedger(context.database, ledgerChecks, { members: [memberId] });
  await tamper(changed.memberId, '+');
  expect(await findingsOf(intact.memberId)).toEqual([]);
  expect(new Set((await findingsOf(changed.memberId)).map(({ memberId }) => memberId))).toEqual(
    new Set([changed.memberId]),
  );
  await tamper(changed.memberId, '-');
});
