import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { depositOf, freshLedger, type FreshLedger, testInstant as at } from '#support/ledger/fresh-ledger.ts';
import { accounts } from './accounts.ts';
import { balancesOf } from './balances.ts';
import { reserve, settle } from './move.ts';
import { createMoveBatcher } from './move-batcher.ts';

// The batcher as it works when members live on several machines: each move in its own transaction.

const withNotes = async ({ owner }: FreshLedger) => {
  await owner.rows(`create table note (member_id uuid, text text check (text <> 'bad'))`);
  await owner.rows(`create function write_note_of(member uuid, rows json) returns void language sql as
    'insert into note select member, text from json_to_recordset(rows) as r (text text)'`);
  await owner.rows(`create function guard_note(rows json) returns table (place int, code text) language sql as
    'select r.index, ''TRANSFER_FAIL'' from json_to_recordset(rows) as r (index int, member_id uuid)
     join note n on n.member_id = r.member_id'`);
  await owner.rows(`grant select, insert on note to krapao_app`);
};
const notes = async ({ owner }: FreshLedger) =>
  (await owner.rows<{ text: string }>('select text from note order by text')).map(({ text }) => text);
const note = (text: string) => ({ writer: 'write_note', row: { text } }) as const;

it('on a spread database no two members share a commit, and each has its own result', async () => {
  await using ledger = await freshLedger({ isSpread: true });
  const members = await Promise.all(Array.from({ length: 30 }, () => ledger.member()));
  const batcher = createMoveBatcher(ledger.database);
  const results = await Promise.all(members.map((memberId) => batcher.post(depositOf(memberId, 5n))));
  await batcher.close();
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['posted']));
  const row = await ledger.owner.one<{ commits: bigint }>('select count(distinct xmin::text) as commits from entry');
  expect(row?.commits).toBe(30n);
});

it('on a spread database moves of one member keep their order', async () => {
  await using ledger = await freshLedger({ isSpread: true });
  const memberId = await ledger.member({ wallet: 100n });
  const batcher = createMoveBatcher(ledger.database);
  const posts = Array.from({ length: 10 }, () => {
    const hold = { memberId, operationId: randomUUIDv7(), from: accounts.wallet, through: accounts.held, amount: 10n };
    return [batcher.post(reserve(hold, { at })), batcher.post(settle(hold, { to: accounts.bank, at }))];
  }).flat();
  const results = await Promise.all(posts);
  expect(results).toEqual(results.map((_, index) => ({ status: 'posted', seq: BigInt(index + 2) })));
});

it('on a spread database a move and its records commit together or not at all, and a repeat writes none', async () => {
  await using ledger = await freshLedger({ isSpread: true });
  await withNotes(ledger);
  const [first, second] = [await ledger.member(), await ledger.member()];
  const batcher = createMoveBatcher(ledger.database);
  const move = depositOf(first, 5n);
  expect(await batcher.post(move, [note('a'), note('b')])).toEqual({ status: 'posted', seq: 1n });
  expect(await batcher.post(move, [note('c')])).toEqual({ status: 'repeat', seq: 1n });
  await expect(batcher.post(depositOf(second, 5n), [note('d'), note('bad')])).rejects.toThrow(/note_text_check/);
  const stranger = randomUUIDv7();
  expect(await batcher.post(depositOf(stranger, 5n), [note('e')])).toEqual({ status: 'no-account' });
  expect(await notes(ledger)).toEqual(['a', 'b']);
  expect((await balancesOf(ledger.database, second)).balances.get('wallet')).toBe(0n);
});

it('on a spread database a guard refuses under the lock, and the move writes nothing', async () => {
  await using ledger = await freshLedger({ isSpread: true });
  await withNotes(ledger);
  const memberId = await ledger.member();
  const batcher = createMoveBatcher(ledger.database);
  const guard = { guard: 'guard_note', row: { member_id: memberId } } as const;
  const post = (text: string) => batcher.post(depositOf(memberId, 5n), [note(text)], [guard]);
  expect(await Promise.all([post('a'), post('b')])).toEqual([
    { status: 'posted', seq: 1n },
    { status: 'refused', code: 'TRANSFER_FAIL' },
  ]);
  expect(await notes(ledger)).toEqual(['a']);
});
