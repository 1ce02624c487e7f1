import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { applicationRole } from '#database/roles.ts';
import { recordTaken } from '#database/sql-state.ts';
import { depositOf, freshLedger, type FreshLedger, testInstant as at } from '#support/ledger/fresh-ledger.ts';
import { openCuttableLine } from '#support/whole-system/cuttable-line.ts';
import { accounts } from './accounts.ts';
import { balancesOf } from './balances.ts';
import { reserve, settle } from './move.ts';
import { createMoveBatcher } from './move-batcher.ts';

// A small table of notes stands for the records that a feature writes with its moves.
const withNotes = async ({ owner }: FreshLedger) => {
  await owner.rows(`create table note (member_id uuid, text text check (text <> 'bad'), unique (text))`);
  await owner.rows(`create function write_note(rows json) returns void language sql as
    'insert into note select member_id, text from json_to_recordset(rows) as r (member_id uuid, text text)'`);
  await owner.rows(`grant select, insert on note to krapao_app`);
};
const notes = async ({ owner }: FreshLedger) =>
  (await owner.rows<{ text: string }>('select text from note order by text')).map(({ text }) => text);

it('moves requested at the same moment share few commits, and each has its own result', async () => {
  await using ledger = await freshLedger();
  const members = await Promise.all(Array.from({ length: 100 }, () => ledger.member()));
  const batcher = createMoveBatcher(ledger.database);
  const results = await Promise.all(members.map((memberId) => batcher.post(depositOf(memberId, 5n))));
  await batcher.close();
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['posted']));
  const row = await ledger.owner.one<{ commits: bigint }>('select count(distinct xmin::text) as commits from entry');
  expect(Number(row?.commits)).toBeLessThanOrEqual(4);
});

it('moves of one member keep their order, so a settlement may follow its reservation at once', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member({ wallet: 100n });
  const batcher = createMoveBatcher(ledger.database);
  const posts = Array.from({ length: 10 }, () => {
    const hold = { memberId, operationId: randomUUIDv7(), from: accounts.wallet, through: accounts.held, amount: 10n };
    return [batcher.post(reserve(hold, { at })), batcher.post(settle(hold, { to: accounts.bank, at }))];
  }).flat();
  const results = await Promise.all(posts);
  expect(results).toEqual(results.map((_, index) => ({ status: 'posted', seq: BigInt(index + 2) })));
});

it('a faulty move is refused alone; the others in the batch are posted', async () => {
  await using ledger = await freshLedger();
  const members = await Promise.all(Array.from({ length: 20 }, () => ledger.member()));
  const batcher = createMoveBatcher(ledger.database);
  const results = await Promise.allSettled(
    members.map((memberId, index) => batcher.post(depositOf(memberId, index === 7 ? 0n : 5n))),
  );
  expect(results.map(({ status }) => status)).toEqual(
    members.map((_, index) => (index === 7 ? 'rejected' : 'fulfilled')),
  );
  for (const [index, memberId] of members.entries()) {
    expect((await balancesOf(ledger.database, memberId)).balances.get('wallet')).toBe(index === 7 ? 0n : 5n);
  }
});

it('a move and its records commit together or not at all, and a bad record affects no other item', async () => {
  await using ledger = await freshLedger();
  await withNotes(ledger);
  const members = await Promise.all(Array.from({ length: 6 }, () => ledger.member()));
  const batcher = createMoveBatcher(ledger.database);
  const texts = ['a', 'b', 'bad', 'd', 'e', 'f'];
  const results = await Promise.allSettled(
    members.map((memberId, index) =>
      batcher.post(depositOf(memberId, 5n), [
        { writer: 'write_note', row: { member_id: memberId, text: texts[index] } },
      ]),
    ),
  );
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(texts.map((text) => text !== 'bad'));
  expect(await notes(ledger)).toEqual(['a', 'b', 'd', 'e', 'f']);
  expect((await balancesOf(ledger.database, members[2] ?? '')).balances.get('wallet')).toBe(0n);
});

it('a record that cannot be serialised is refused alone, at once', async () => {
  await using ledger = await freshLedger();
  await withNotes(ledger);
  const members = await Promise.all(Array.from({ length: 4 }, () => ledger.member()));
  const batcher = createMoveBatcher(ledger.database);
  const results = await Promise.allSettled(
    members.map((memberId, index) =>
      batcher.post(depositOf(memberId, 5n), [
        { writer: 'write_note', row: { member_id: memberId, text: index === 1 ? 1n : String(index) } },
      ]),
    ),
  );
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true]);
});

it('a record that is already taken is refused alone, and the others still share few commits', async () => {
  await using ledger = await freshLedger();
  await withNotes(ledger);
  await ledger.owner.rows(`create function write_once(rows json) returns void language plpgsql as $$
    declare taken text := (select string_agg(r.index::text, ',') from json_to_recordset(rows) as r (index int, text text)
      where r.text in (select text from note));
    begin
      if taken is not null then raise exception 'LEDGER_RECORD_TAKEN' using errcode = '${recordTaken}', detail = taken; end if;
      perform write_note(rows);
    end $$`);
  const members = await Promise.all(Array.from({ length: 30 }, () => ledger.member()));
  const isTaken = (index: number) => index % 5 === 0;
  for (const index of members.keys())
    if (isTaken(index)) await ledger.owner.rows(`insert into note values (null, '${index}')`);
  const batcher = createMoveBatcher(ledger.database);
  const results = await Promise.allSettled(
    members.map((memberId, index) =>
      batcher.post(depositOf(memberId, 5n), [
        { writer: 'write_once', row: { member_id: memberId, text: String(index) } },
      ]),
    ),
  );
  expect(results.map(({ status }) => status === 'rejected')).toEqual(members.map((_, index) => isTaken(index)));
  const row = await ledger.owner.one<{ entries: bigint; commits: bigint }>(
    'select count(*) as entries, count(distinct xmin::text) as commits from entry',
  );
  expect(row?.entries).toBe(24n);
  expect(Number(row?.commits)).toBeLessThanOrEqual(4);
});

it('records are not written for a move that is refused or repeated', async () => {
  await using ledger = await freshLedger();
  await withNotes(ledger);
  const memberId = await ledger.member({ wallet: 5n });
  const batcher = createMoveBatcher(ledger.database);
  const record = (text: string) => [{ writer: 'write_note', row: { member_id: memberId, text } }] as const;
  const move = depositOf(memberId, 5n);
  const tooMuch = { ...move, operationId: randomUUIDv7(), from: accounts.wallet, to: accounts.bank, amount: 11n };
  expect(await batcher.post(move, record('first'))).toMatchObject({ status: 'posted' });
  expect(await batcher.post(move, record('second'))).toMatchObject({ status: 'repeat' });
  expect(await batcher.post(tooMuch, record('third'))).toEqual({ status: 'too-little' });
  expect(await notes(ledger)).toEqual(['first']);
});

it('an answer lost after COMMIT is found by its key: nothing is lost, doubled or reported as failed', async () => {
  await using ledger = await freshLedger();
  await withNotes(ledger);
  const line = await openCuttableLine(ledger.url);
  const database = openDatabase({ url: line.url, poolSize: 4, role: applicationRole });
  const batcher = createMoveBatcher(database);
  const members = await Promise.all(Array.from({ length: 8 }, () => ledger.member()));
  let asked = 0;
  const ask = async (index: number, isAlone: boolean) => {
    const memberId = members[index % members.length] ?? '';
    const records = isAlone
      ? []
      : ([{ writer: 'write_note', row: { member_id: memberId, text: `note ${index}` } }] as const);
    asked += 1;
    expect(['posted', 'repeat']).toContain((await batcher.post(depositOf(memberId, 1n), records)).status);
  };
  for (let cut = 0; cut < 24; cut += 1) {
    line.cutAfter(1 + (cut % 3));
    await Promise.all(Array.from({ length: 8 }, (_, index) => ask(cut * 8 + index, cut % 2 === 0)));
  }
  await batcher.close();
  await database.close();
  await line.close();
  const row = await ledger.owner.one<{ entries: bigint }>(`select count(*) as entries from entry`);
  expect(Number(row?.entries)).toBe(asked);
  expect(await notes(ledger)).toHaveLength(asked / 2);
  expect(line.cuts).toBeGreaterThan(10);
});

it('a closed batcher finishes accepted moves and refuses new ones', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member();
  const batcher = createMoveBatcher(ledger.database);
  const taken = Array.from({ length: 5 }, () => batcher.post(depositOf(memberId, 5n)));
  await batcher.close();
  expect((await Promise.all(taken)).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'posted'));
  await expect(batcher.post(depositOf(memberId, 5n))).rejects.toThrow('accepts no more');
});

it('an invalid move is refused before it reaches a batch, and affects no other', async () => {
  await using ledger = await freshLedger();
  const batcher = createMoveBatcher(ledger.database);
  const memberId = await ledger.member();
  const move = depositOf(memberId, 5n);
  const line = { type: 'deposit', status: 'SUCCESS', from: null, to: null, amount: 5n } as const;
  const results = await Promise.allSettled([
    batcher.post(depositOf('0,0', 5n)),
    batcher.post({ ...move, kind: 'settle' }),
    batcher.post({ ...move, opens: { ...line, id: randomUUIDv7() } }),
    batcher.post(move),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
});
