import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Sql } from '#database/database.ts';
import { keyAtStep } from '#database/entry-key.ts';
import { accounts, checkLedger } from '#ledger';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { transactionOn } from '../transaction-on.ts';
import { ledgerChecks } from '../features/all-parts.ts';
import { anchorAuditHeads } from './audit-chain.ts';
import { headsOf, keepCheckpoints } from './checkpoints.ts';
import { proveEverything, proveMembersSince } from './prove-books.ts';

const server = await startTestServer();
const { context } = server;
const { database } = context;
const { owner } = server.database;

const origin = { actor: { kind: 'system' }, act: 'test', requestId: '-', address: '-' } as const;

const give = ({ memberId }: Pick<TestMember, 'memberId'>, isAudited = true): Promise<unknown> =>
  transactionOn(context, { memberId, operationId: randomUUIDv7(), origin }, async (work) => {
    await work.post({ step: 0, from: accounts.adjustment, to: accounts.wallet, amount: 5n, kind: 'adjustment' });
    if (isAudited) work.audit('adjustment');
  });

const prove = () => proveMembersSince(database, new Date(0), context.now());

const checkpointOf = async ({ memberId }: TestMember) =>
  owner.one<{ seq: bigint; audit_number: bigint }>(
    'select seq, audit_number from proof_checkpoint where member_id = $1',
    [memberId],
  );

// A member whose first ten entries are proved and kept as a checkpoint, with some entries after it.
const provedMember = async (): Promise<TestMember> => {
  const member = await server.member({ balance: 50_000n });
  for (let entry = 1; entry < 10; entry += 1) await give(member);
  expect(await prove()).toEqual({ findings: [], unproved: [] });
  expect(await checkpointOf(member)).toMatchObject({ seq: 10n });
  await anchorAuditHeads(database, new Date(0), context.now());
  for (let entry = 0; entry < 3; entry += 1) await give(member);
  return member;
};

// Changes a row by hand and restores everything after the proofs.
const whileBroken = async <Result>(
  table: string,
  { memberId }: TestMember,
  broken: { statement: string; prove: () => Promise<Result> },
): Promise<Result> => {
  await owner.rows(`create table before_it as select * from ${table} where member_id = '${memberId}'`);
  try {
    await owner.rows(broken.statement, [memberId]);
    return await broken.prove();
  } finally {
    await owner.rows(`delete from ${table} where member_id = '${memberId}'`);
    await owner.rows(`insert into ${table} select * from before_it`);
    await owner.rows('drop table before_it');
  }
};

const foundBy = async (member: TestMember): Promise<{ minute: string[]; whole: string[] }> => {
  const [minute, whole] = [await prove(), await proveEverything(database)];
  const oneByOne = await proveEverything({ ...database, isSpread: true });
  for (const { memberId } of [...minute.findings, ...whole.findings]) expect(memberId).toBe(member.memberId);
  const names = (findings: readonly { invariant: string }[]) => [...new Set(findings.map((one) => one.invariant))];
  // As on a database whose members live on several machines.
  expect(names(oneByOne.findings)).toEqual(names(whole.findings));
  return { minute: names(minute.findings), whole: names(whole.findings) };
};

it.each([
  ['entry', 'update entry set amount = amount + 1 where member_id = $1 and seq = 4'],
  ['entry', 'update entry set from_after = from_after + 1 where member_id = $1 and seq = 4'],
  ['entry', 'delete from entry where member_id = $1 and seq = 4'],
  ['audit', `update audit set object = 'other' where member_id = $1 and number = 1`],
])('a breach before a checkpoint is found by the full proof: %s, %s', async (table, statement) => {
  const member = await provedMember();
  const found = await whileBroken(table, member, { statement, prove: () => foundBy(member) });
  expect(found.whole).not.toEqual([]);
});

it.each([
  ['entry', 'update entry set amount = amount + 1 where member_id = $1 and seq = 12'],
  ['entry', 'update entry set from_after = from_after + 1 where member_id = $1 and seq = 12'],
  ['entry', 'delete from entry where member_id = $1 and seq = 12'],
  ['book', 'update book set balances[0] = balances[0] + 1, balances[-7] = balances[-7] - 1 where member_id = $1'],
  ['book', 'update book set seq = seq + 1 where member_id = $1'],
  [
    'audit',
    `insert into audit select member_id, number + 1, id, at, actor_kind, actor_id, act, object, operation_id,
       request_id, address, detail, hash from audit where member_id = $1 order by number desc limit 1`,
  ],
  ['audit', 'delete from audit where member_id = $1'],
])('a breach after a checkpoint is found by the next proof: %s, %s', async (table, statement) => {
  const member = await provedMember();
  const found = await whileBroken(table, member, { statement, prove: () => foundBy(member) });
  expect(found.minute).not.toEqual([]);
  expect(found.whole).not.toEqual([]);
});

it('a move without an audit row is found by the next proof and by the full one', async () => {
  const member = await provedMember();
  server.clock.advance(1_000);
  await give(member, false);
  const found = await foundBy(member);
  const name = 'each entry and each statement line has an audit row';
  expect(found).toEqual({ minute: [name], whole: [name] });
  // Audited late, so that this file ends on a green proof.
  await owner.rows(`select write_audit_of($1, $2)`, [
    member.memberId,
    JSON.stringify([
      {
        id: randomUUIDv7(),
        at: context.now(),
        actor_kind: 'system',
        act: 'test',
        object: 'late',
        request_id: '-',
        address: '-',
        detail: {},
      },
    ]),
  ]);
});

it('a checkpoint does not move past a broken row, and moves once it is fixed', async () => {
  const member = await provedMember();
  for (let entry = 0; entry < 10; entry += 1) await give(member);
  await whileBroken('entry', member, {
    statement: 'update entry set from_after = from_after + 1 where member_id = $1 and seq = 12',
    prove,
  });
  expect(await checkpointOf(member)).toMatchObject({ seq: 10n });
  await prove();
  expect(await checkpointOf(member)).toMatchObject({ seq: 23n });
});

it('no caller can set the balance of a checkpoint: the application cannot write one, and a wrong book is still found', async () => {
  const member = await provedMember();
  await expect(database.rows(`update proof_checkpoint set amounts = '{}'`)).rejects.toThrow(/permission denied/);
  await expect(database.rows('delete from proof_checkpoint')).rejects.toThrow(/permission denied/);
  const found = await whileBroken('book', member, {
    statement: 'update book set balances[0] = balances[0] + 1, balances[-7] = balances[-7] - 1 where member_id = $1',
    prove: async () => {
      const heads = await headsOf(database, [member.memberId]);
      await keepCheckpoints(
        database,
        heads.map((head) => ({ ...head, ahead: 1_000 })),
        context.now(),
      );
      expect(await checkpointOf(member)).toMatchObject({ seq: 13n });
      return foundBy(member);
    },
  });
  expect(found.minute).toEqual(['each stored balance is the sum of its entries']);
});

it('a checkpoint never moves back, nor past the last row', async () => {
  const member = await provedMember();
  const keep = (seq: bigint, auditNumber: bigint) =>
    keepCheckpoints(
      database,
      [{ memberId: member.memberId, seq, operations: 1n, auditNumber, ahead: 1_000 }],
      context.now(),
    );
  const kept = await checkpointOf(member);
  for (const [seq, auditNumber] of [
    [5n, 1n],
    [99n, 1n],
    [13n, 99n],
  ] as const)
    await keep(seq, auditNumber);
  expect(await checkpointOf(member)).toEqual(kept);
});

const longHistory = 4_000;

// Entries and audit rows by the thousand, as years of use leave them.
const withHistory = async (member: TestMember): Promise<void> => {
  await owner.rows(
    `insert into entry (member_id, seq, key, amount, from_slot, to_slot, from_after, to_after, kind, created_at)
     select b.member_id, b.seq + n, ${keyAtStep('gen_random_uuid()', 0)}, 1, -8, 0,
       b.balances[-8] - n, b.balances[0] + n, 'adjustment', $2
     from generate_series(1, $3::int) n, book b where b.member_id = $1`,
    [member.memberId, context.now(), longHistory],
  );
  await owner.rows(
    `update book set seq = seq + $2, balances[-8] = balances[-8] - $2, balances[0] = balances[0] + $2 where member_id = $1`,
    [member.memberId, longHistory],
  );
  await owner.rows(
    `select write_audit_of($1, json_build_array(json_build_object('id', gen_random_uuid(), 'at', $2::timestamptz,
       'actor_kind', 'system', 'act', 'test', 'object', 'row ' || n, 'request_id', '-', 'address', '-', 'detail', '{}'::json)))
     from generate_series(1, $3::int) n`,
    [member.memberId, context.now(), longHistory],
  );
};

interface Plan {
  readonly 'QUERY PLAN': readonly { readonly Plan: Record<string, number> }[];
}

const blocksRead = async (memberId: string): Promise<number> => {
  let blocks = 0;
  const explaining = {
    rows: async (text: string, values: readonly unknown[]) => {
      const plan = await owner.one<Plan>(`explain (analyze, buffers, format json) ${text}`, values);
      const top = plan?.['QUERY PLAN'][0]?.Plan;
      blocks = (top?.['Shared Hit Blocks'] ?? 0) + (top?.['Shared Read Blocks'] ?? 0);
      return [];
    },
  } as unknown as Sql;
  await checkLedger(explaining, ledgerChecks, { since: [memberId] });
  return blocks;
};

it('the proof of each minute reads no more for a member with a long history than for one with a short one', async () => {
  const [short, long] = [await server.member({ balance: 50_000n }), await server.member({ balance: 50_000n })];
  await withHistory(long);
  await prove();
  for (const member of [short, long]) {
    for (let entry = 0; entry < 3; entry += 1) await give(member);
    await server.ask(withdrawCalls.request, { amount: 10_000n }, { token: member.token });
  }
  await owner.rows('analyze');
  const [ofShort, ofLong] = [await blocksRead(short.memberId), await blocksRead(long.memberId)];
  expect(ofShort).toBeGreaterThan(20);
  // A deeper index may cost a block at each descent.
  expect(ofLong).toBeLessThan(1.5 * ofShort);
});

it('a member whose history is too large for one statement does not stop the proof of others', async () => {
  const [broken, huge, other] = [await provedMember(), await provedMember(), await provedMember()];
  for (let entry = 0; entry < 10; entry += 1) await give(other);
  // A statement that exceeds its time limit.
  const isAskedAbout = (values: readonly unknown[] = []): boolean => {
    const [after, upTo] = values.map(String);
    return values.length === 1
      ? String(values[0]).includes(huge.memberId)
      : huge.memberId > (after ?? '') && huge.memberId <= (upTo ?? '');
  };
  const outOfTime = () =>
    database.transaction(async (sql) => {
      await sql.rows('set local statement_timeout = 1');
      return sql.rows<never>('select pg_sleep(60)');
    });
  const limited: Sql = {
    one: (text, values) => database.one(text, values),
    rows: (text, values) =>
      text.includes(' as invariant') && isAskedAbout(values) ? outOfTime() : database.rows(text, values),
  };
  const found = await whileBroken('book', broken, {
    statement: 'update book set balances[0] = balances[0] + 1, balances[-7] = balances[-7] - 1 where member_id = $1',
    prove: async () => [await proveMembersSince(limited, new Date(0), context.now()), await proveEverything(limited)],
  });
  for (const { findings, unproved } of found) {
    expect(new Set(findings.map(({ memberId }) => memberId))).toEqual(new Set([broken.memberId]));
    expect(unproved.map(({ memberId }) => memberId)).toEqual([huge.memberId]);
  }
  expect(await checkpointOf(other)).toMatchObject({ seq: 23n });
});
