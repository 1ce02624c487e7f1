import { randomUUIDv7 } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Sql } from '#database/database.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { accounts, balancesOf, lockMember } from '#ledger';
import { eventually } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import type { Call } from './context.ts';
import { type MovePlan, replyToMove } from './run/reply-to-move.ts';
import { transactionOn } from './transaction-on.ts';

const server = await startTestServer();
const { context } = server;
const { owner } = server.database;

// A small table plays the part of whatever may forbid a withdrawal, such as the terms of a bonus. The guard waits for a
// lock that a test may hold, so that things can happen while it runs.
const guardInHand = 4_711;

beforeAll(async () => {
  for (const statement of [
    `create table placeholder (member_id uuid primary key, code text)`,
    `create function guard_placeholder(rows json) returns table (place int, code text) language sql as $$
       select pg_advisory_xact_lock_shared(${String(guardInHand)});
       select r.index, p.code from json_to_recordset(rows) as r (index int, member_id uuid)
       join public.placeholder p on p.member_id = r.member_id where p.code is not null
     $$`,
    `grant select, insert, update on placeholder to krapao_app`,
  ])
    await owner.rows(statement);
});

const forbid = (sql: Sql, { memberId }: TestMember, code: string | null) =>
  sql.rows(
    `insert into placeholder (member_id, code) values ($1, $2)
     on conflict (member_id) do update set code = excluded.code where placeholder.member_id = $1`,
    [memberId, code],
  );

const guardOf = (memberId: string) => ({ guard: 'guard_placeholder', row: { member_id: memberId } }) as const;

// The records of a withdrawal, so that the books of the tests stay consistent.
const planOf = async (memberId: string, basis: { operationId: string; now: Date }): Promise<MovePlan> => ({
  move: {
    memberId,
    operationId: basis.operationId,
    step: 0,
    from: accounts.wallet,
    to: accounts.held,
    amount: 10_000n,
    kind: 'reserve',
    at: basis.now,
    opens: {
      id: basis.operationId,
      type: 'withdraw',
      status: 'PENDING',
      from: 'WALLET',
      to: 'SCB',
      amount: 10_000n,
    },
  },
  records: [
    {
      writer: 'write_withdrawal',
      row: {
        member_id: memberId,
        withdrawal_id: basis.operationId,
        amount: '10000',
        currency: 'BAHT',
        bank_code: 'SCB',
        bank_account_no: '4040000001',
        bank_account_name: 'SOMCHAI',
        needs_two: false,
        created_at: basis.now,
      },
    },
  ],
  guards: [guardOf(memberId)],
  audit: { object: `withdrawal ${basis.operationId}`, detail: {} },
  event: { topic: 'withdrawal', detail: { id: basis.operationId } },
  answer: { message: 'SUCCESS' },
});

const callOf = ({ memberId }: TestMember, key: string): Call => ({
  actor: { kind: 'member', memberId, sessionId: randomUUIDv7() },
  question: {},
  route: 'POST /placeholder',
  requestId: randomUUIDv7(),
  address: '127.0.0.1',
  network: '127.0.0.1',
  device: null,
  otpToken: null,
  idempotencyKey: key,
});

// The member's answer: the message, or the code of the refusal.
const press = async (member: TestMember, key: string = randomUUIDv7()): Promise<unknown> => {
  try {
    const reply = await replyToMove(context, callOf(member, key), {
      endpoint: withdrawCalls.request,
      plan: (basis) => planOf(member.memberId, basis),
    });
    return (reply.body as { message: unknown }).message;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

const held = async ({ memberId }: TestMember): Promise<bigint> =>
  (await balancesOf(context.database, memberId)).balances.get(accounts.held) ?? 0n;

const waiting = async (count: number): Promise<void> =>
  eventually(async () => {
    const found = await owner.rows(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(found).toHaveLength(count);
  });

const richMembers = (count: number): Promise<TestMember[]> =>
  Promise.all(Array.from({ length: count }, () => server.member({ balance: 50_000n })));

it.each([
  ['forbidden', null, 'TRANSFER_FAIL', 'TRANSFER_FAIL', 0n],
  ['allowed', 'TRANSFER_FAIL', null, 'SUCCESS', 10_000n],
] as const)(
  'what is %s between a verb’s read and the lock is decided by the state under the lock, and the rest of the batch is posted',
  async (_, before, after, answer, reserved) => {
    const [member, ...neighbours] = (await richMembers(7)) as [TestMember, ...TestMember[]];
    await forbid(context.database, member, before);
    let presses: Promise<unknown>[] = [];
    await context.database.transaction(async (sql) => {
      await lockMember(sql, member.memberId);
      presses = [member, ...neighbours].map((one) => press(one));
      await waiting(1);
      await forbid(sql, member, after);
    });
    expect(await Promise.all(presses)).toEqual([answer, ...neighbours.map(() => 'SUCCESS')]);
    expect(await held(member)).toBe(reserved);
    for (const neighbour of neighbours) expect(await held(neighbour)).toBe(10_000n);
  },
);

it('a change of the state after the guard ran waits for the move and finds it posted', async () => {
  const [member] = (await richMembers(1)) as [TestMember];
  let found: bigint | undefined;
  const [pressed, changed] = await owner.transaction(async (sql) => {
    await sql.rows('select pg_advisory_xact_lock($1::bigint)', [guardInHand]);
    const pressing = press(member);
    await waiting(1);
    const changing = context.database.transaction(async (other) => {
      await lockMember(other, member.memberId);
      found = (await balancesOf(other, member.memberId)).balances.get(accounts.held);
      await forbid(other, member, 'TRANSFER_FAIL');
    });
    await waiting(2);
    return [pressing, changing].map((work) => () => work);
  });
  expect(await pressed?.()).toBe('SUCCESS');
  await changed?.();
  expect(found).toBe(10_000n);
  expect(await press(member)).toBe('TRANSFER_FAIL');
});

it('a repeated request gets the first answer, even if its guard would refuse it by now', async () => {
  const [allowed, forbidden] = (await richMembers(2)) as [TestMember, TestMember];
  await forbid(context.database, forbidden, 'TRANSFER_FAIL');
  const first = [await press(allowed, 'one press'), await press(forbidden, 'one press')];
  expect(first).toEqual(['SUCCESS', 'TRANSFER_FAIL']);
  await forbid(context.database, allowed, 'TRANSFER_FAIL');
  await forbid(context.database, forbidden, null);
  const again = await Promise.all([allowed, forbidden].map((member) => press(member, 'one press')));
  // A kept refusal is an answer with its code as the message.
  expect(again).toEqual(first);
  expect([await held(allowed), await held(forbidden)]).toEqual([10_000n, 0n]);
});

it('a move that is posted already is answered as a repeat although its guard refuses, as after a lost connection', async () => {
  const [member] = (await richMembers(1)) as [TestMember];
  const plan = await planOf(member.memberId, { operationId: randomUUIDv7(), now: context.now() });
  const posted = await context.batcher.post(plan.move, plan.records, plan.guards);
  await forbid(context.database, member, 'TRANSFER_FAIL');
  const again = await context.batcher.post(plan.move, plan.records, plan.guards);
  expect([posted.status, again]).toEqual(['posted', { ...posted, status: 'repeat' }]);
});

it('a refused request stores nothing but its answer', async () => {
  const [member] = (await richMembers(1)) as [TestMember];
  await forbid(context.database, member, 'TRANSFER_FAIL');
  const counts = async () =>
    owner.one(
      `select (select count(*) from entry where member_id = $1) as entries,
         (select count(*) from operation where member_id = $1) as lines,
         (select count(*) from audit where member_id = $1) as acts,
         (select count(*) from outbox where member_id = $1) as events`,
      [member.memberId],
    );
  const before = await counts();
  expect(await press(member)).toBe('TRANSFER_FAIL');
  expect(await counts()).toEqual(before);
});

it('a guard with a code outside the catalogue is a fault of its own item only', async () => {
  const [member, ...neighbours] = (await richMembers(5)) as [TestMember, ...TestMember[]];
  await forbid(context.database, member, 'SOMETHING');
  const answers = await Promise.all([member, ...neighbours].map((one) => press(one)));
  expect(answers[0]).toMatch(/SOMETHING, which is not a refusal code/);
  expect(answers.slice(1)).toEqual(neighbours.map(() => 'SUCCESS'));
  expect(await held(member)).toBe(0n);
});

it('the same guard forbids a move in a transaction of a feature', async () => {
  const [member] = (await richMembers(1)) as [TestMember];
  const { memberId } = member;
  const origin = { actor: { kind: 'system' }, act: 'placeholder', requestId: '-', address: '-' } as const;
  const give = () =>
    transactionOn(context, { memberId, operationId: randomUUIDv7(), origin }, async (work) => {
      await work.post({ step: 0, from: accounts.adjustment, to: accounts.wallet, amount: 7n, kind: 'adjustment' }, [
        guardOf(memberId),
      ]);
      work.audit('placeholder');
    });
  await give();
  await forbid(context.database, member, 'TRANSFER_FAIL');
  await expect(give()).rejects.toMatchObject({ code: 'TRANSFER_FAIL' });
  expect((await balancesOf(context.database, memberId)).balances.get(accounts.wallet)).toBe(50_007n);
});
