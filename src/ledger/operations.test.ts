import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Sql } from '#database/database.ts';
import { depositOf, freshLedger, type FreshLedger, testInstant as at } from '#support/ledger/fresh-ledger.ts';
import { proves } from '#support/requirements/proves.ts';
import type { OperationLine } from './move.ts';
import { openOperation, operationsPage } from './operations.ts';
import { postMove } from './post-move.ts';

const lineOf = (amount: bigint): OperationLine => ({
  id: randomUUIDv7(),
  type: 'deposit',
  status: 'SUCCESS',
  from: 'KBANK',
  to: 'WALLET',
  amount,
});

const memberWithLines = async (ledger: FreshLedger, count: number): Promise<string> => {
  const memberId = await ledger.member();
  for (let index = 1; index <= count; index += 1) {
    const line = lineOf(BigInt(index));
    await postMove(ledger.database, { ...depositOf(memberId, BigInt(index)), operationId: line.id, opens: line });
  }
  return memberId;
};

it('pages list the lines newest first, without gap or repeat, and the total counts them', async () => {
  proves('OP-304');
  await using ledger = await freshLedger();
  const memberId = await memberWithLines(ledger, 25);
  const amounts: bigint[] = [];
  for (const page of [1, 2, 3]) {
    const found = await operationsPage(ledger.database, memberId, { page, limit: 10 });
    expect(found.total).toBe(25);
    amounts.push(...found.operations.map(({ amount }) => amount));
  }
  expect(amounts).toEqual(Array.from({ length: 25 }, (_, index) => BigInt(25 - index)));
  const beyond = await operationsPage(ledger.database, memberId, { page: 1_000_000_000, limit: 100 });
  expect(beyond).toEqual({ total: 25, operations: [] });
});

it('a page shows only the member’s own lines, and is empty for a member without lines', async () => {
  await using ledger = await freshLedger();
  await memberWithLines(ledger, 3);
  const quiet = await ledger.member();
  expect(await operationsPage(ledger.database, quiet, { page: 1, limit: 10 })).toEqual({ total: 0, operations: [] });
  expect(await operationsPage(ledger.database, randomUUIDv7(), { page: 1, limit: 10 })).toMatchObject({ total: 0 });
});

it('every field of a line is read as it was written', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member();
  const line: OperationLine = {
    ...lineOf(123_456_789_012n),
    type: 'bonus',
    status: 'PENDING',
    from: null,
    source: 'luckydraw',
    description: 'โบนัส "แรก", {ครั้งเดียว}',
    note: 'TO_CONFIRM',
  };
  await openOperation(ledger.database, memberId, { line, at });
  const { operations } = await operationsPage(ledger.database, memberId, { page: 1, limit: 1 });
  expect(operations).toEqual([{ ...line, number: 1n, createdAt: at, endedAt: null }]);
});

it('a line written with its move carries the same odd text, and awkward words never break a batch', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member();
  const line: OperationLine = { ...lineOf(5n), description: `x', {"a": 1}\\ NULL`, note: 'ໝາຍເຫດ' };
  await postMove(ledger.database, { ...depositOf(memberId, 5n), operationId: line.id, opens: line });
  const { operations } = await operationsPage(ledger.database, memberId, { page: 1, limit: 1 });
  expect(operations).toMatchObject([{ description: line.description, note: line.note, endedAt: at, source: null }]);
});

it('a line opened twice under one id exists once and counts once', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member();
  const line = lineOf(5n);
  await Promise.all(Array.from({ length: 8 }, () => openOperation(ledger.database, memberId, { line, at })));
  expect(await operationsPage(ledger.database, memberId, { page: 1, limit: 10 })).toMatchObject({
    total: 1,
    operations: [{ id: line.id }],
  });
});

it('a page far back reads only its own lines', async () => {
  await using ledger = await freshLedger();
  const memberId = await memberWithLines(ledger, 1);
  await ledger.owner.rows(
    `insert into operation select member_id, n, gen_random_uuid(), type, status, from_code, to_code, amount, source,
       description, note, created_at, ended_at from operation, generate_series(2, 10000) n where member_id = $1`,
    [memberId],
  );
  await ledger.owner.rows('update book set operations = 10000 where member_id = $1', [memberId]);
  await ledger.owner.rows('analyze operation');
  const [before, after] = await ledger.owner.transaction(async (sql) => {
    const first = await readsOf(sql);
    const { operations } = await operationsPage(sql, memberId, { page: 900, limit: 10 });
    expect(operations).toHaveLength(10);
    return [first, await readsOf(sql)];
  });
  expect(after.byIndex - before.byIndex).toBe(10n);
  expect(after.byReadingAll).toBe(before.byReadingAll);
});

// Lines that this transaction's connection has read so far.
const readsOf = async (sql: Sql): Promise<{ byIndex: bigint; byReadingAll: bigint }> => {
  const row = await sql.one<{ byIndex: bigint; byReadingAll: bigint }>(
    `select idx_tup_fetch as "byIndex", seq_tup_read as "byReadingAll" from pg_stat_xact_user_tables
     where relname = 'operation'`,
  );
  if (row === null) throw new Error('PostgreSQL keeps no figures of the table');
  return row;
};
