import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { freshLedger, testInstant as at, type FreshLedger } from '#support/ledger/fresh-ledger.ts';
import { checkLedger } from '#ledger';
import { auditChecks } from './audit-chain.ts';

const audit = (n: number) => ({
  id: randomUUIDv7(),
  at,
  actor_kind: 'staff',
  actor_id: randomUUIDv7(),
  act: 'act',
  object: `object ${n}`,
  operation_id: n % 2 === 0 ? randomUUIDv7() : null,
  request_id: 'r',
  address: '::1',
  detail: { n, text: 'บาท "quoted", \\ and (brackets)' },
});

const rowsByWriter = {
  conduct: (n: number) => ({
    ...audit(n),
    outbox_id: randomUUIDv7(),
    topic: 'balances',
    event: { n },
    key: n === 1 ? null : randomUUIDv7(),
    fingerprint: randomUUIDv7(),
    operation_id: randomUUIDv7(),
    answer: { n },
  }),
  withdrawal: (n: number) => ({
    withdrawal_id: randomUUIDv7(),
    amount: `${n}0000`,
    currency: 'BAHT',
    bank_code: 'SCB',
    bank_account_no: '4040000001',
    bank_account_name: 'SOMCHAI',
    created_at: at,
  }),
};

const writeByList = (ledger: FreshLedger, writer: string, row: object) =>
  ledger.database.rows(`select write_${writer}($1::json)`, [JSON.stringify([row])]);

const writeForOne = (ledger: FreshLedger, writer: string, { memberId, row }: { memberId: string; row: object }) =>
  ledger.database.rows(`select write_${writer}_of($1, $2)`, [memberId, JSON.stringify([row])]);

const writtenTo = (ledger: FreshLedger, table: string, memberId: string) =>
  ledger.owner.rows(
    `select to_jsonb(t) - 'member_id' - 'hash' as row from ${table} t where member_id = $1 order by 1`,
    [memberId],
  );

it.each([
  ['conduct', ['audit', 'outbox', 'idempotency']],
  ['withdrawal', ['withdrawal']],
] as const)('a record of one member is written as in a list: %s', async (writer, tables) => {
  await using ledger = await freshLedger();
  const [listed, alone] = [await ledger.member(), await ledger.member()];
  for (let n = 1; n <= 4; n += 1) {
    const row = rowsByWriter[writer](n);
    await writeByList(ledger, writer, { ...row, member_id: listed, index: 1 });
    await writeForOne(ledger, writer, { memberId: alone, row });
  }
  for (const table of tables) {
    const rows = await writtenTo(ledger, table, alone);
    expect(rows).toHaveLength(table === 'idempotency' ? 3 : 4);
    expect(rows).toEqual(await writtenTo(ledger, table, listed));
  }
});

it('an audit chain written by both forms alternately is whole', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member();
  for (let n = 1; n <= 6; n += 1) {
    if (n % 2 === 0) await writeForOne(ledger, 'audit', { memberId, row: audit(n) });
    else await writeByList(ledger, 'conduct', { ...rowsByWriter.conduct(n), member_id: memberId, index: 1 });
  }
  expect(await writtenTo(ledger, 'audit', memberId)).toHaveLength(6);
  expect(await checkLedger(ledger.owner, auditChecks)).toEqual([]);
});

it('a key that is taken fails the statement in both forms', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member();
  const row = rowsByWriter.conduct(2);
  await writeForOne(ledger, 'conduct', { memberId, row });
  const again = { ...rowsByWriter.conduct(3), key: row.key };
  await expect(writeForOne(ledger, 'conduct', { memberId, row: again })).rejects.toMatchObject({ code: 'KR007' });
  await expect(writeByList(ledger, 'conduct', { ...again, member_id: memberId, index: 1 })).rejects.toMatchObject({
    code: 'KR007',
    detail: '1',
  });
  for (const table of ['audit', 'outbox']) expect(await writtenTo(ledger, table, memberId)).toHaveLength(1);
});
