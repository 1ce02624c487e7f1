import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { freshLedger, testInstant as at } from '#support/ledger/fresh-ledger.ts';
import { accounts } from './accounts.ts';
import { balancesOf } from './balances.ts';
import { type Hold, type Move, release, requireMove, reserve, settle } from './move.ts';
import { operationsPage } from './operations.ts';
import { postMove } from './post-move.ts';

const holdOf = (memberId: string, amount: bigint): Hold => ({
  memberId,
  operationId: randomUUIDv7(),
  from: accounts.wallet,
  through: accounts.held,
  amount,
});

it('a settled hold moves to its destination and closes its statement line', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member({ wallet: 500n });
  const hold = holdOf(memberId, 200n);
  const line = { type: 'withdraw', status: 'PENDING', from: 'WALLET', to: 'KBANK', amount: 200n } as const;
  const opens = { ...line, id: hold.operationId };
  expect(await postMove(ledger.database, reserve(hold, { at, opens }))).toMatchObject({ status: 'posted' });
  expect((await operationsPage(ledger.database, memberId, { page: 1, limit: 5 })).operations[0]).toMatchObject({
    status: 'PENDING',
    endedAt: null,
  });
  const paid = settle(hold, { to: accounts.bank, at, closes: { status: 'SUCCESS' } });
  expect(await postMove(ledger.database, paid)).toMatchObject({ status: 'posted' });
  const { balances } = await balancesOf(ledger.database, memberId);
  expect([balances.get('wallet'), balances.get('held'), balances.get('bank')]).toEqual([300n, 0n, -300n]);
  expect(await operationsPage(ledger.database, memberId, { page: 1, limit: 5 })).toMatchObject({
    total: 1,
    operations: [{ id: hold.operationId, status: 'SUCCESS', endedAt: at, number: 1n }],
  });
});

it('a hold settled and released at the same time ends exactly once, in each of 25 rounds', async () => {
  await using ledger = await freshLedger({ poolSize: 16 });
  const memberId = await ledger.member({ wallet: 10_000n });
  for (let round = 0; round < 25; round += 1) {
    const hold = holdOf(memberId, 100n);
    await postMove(ledger.database, reserve(hold, { at }));
    const ways = [settle(hold, { to: accounts.bank, at }), release(hold, { at })].flatMap((way) => [way, way]);
    const results = await Promise.all(ways.map((way) => postMove(ledger.database, way)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['conflict', 'conflict', 'posted', 'repeat']);
  }
  expect((await balancesOf(ledger.database, memberId)).balances.get('held')).toBe(0n);
});

it('a line that has ended, or was never opened, cannot be ended by a move', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member({ wallet: 500n });
  const hold = holdOf(memberId, 200n);
  await postMove(ledger.database, reserve(hold, { at }));
  const paid = settle(hold, { to: accounts.bank, at, closes: { status: 'SUCCESS' } });
  await expect(postMove(ledger.database, paid)).rejects.toMatchObject({ code: 'KR006' });
  expect((await balancesOf(ledger.database, memberId)).balances.get('held')).toBe(200n);
});

it('a line can end with another amount and a note, and without a new note keeps its old one', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member({ wallet: 500n });
  for (const note of ['PAYOUT_REFUSED', undefined]) {
    const hold = holdOf(memberId, 200n);
    const line = { type: 'withdraw', status: 'PENDING', from: null, to: null, amount: 1n, note: 'ASKED' } as const;
    await postMove(ledger.database, reserve(hold, { at, opens: { ...line, id: hold.operationId } }));
    const closes = { status: 'FAILED', amount: 200n, ...(note === undefined ? {} : { note }) } as const;
    await postMove(ledger.database, release(hold, { at, closes }));
    const { operations } = await operationsPage(ledger.database, memberId, { page: 1, limit: 1 });
    expect(operations).toMatchObject([{ status: 'FAILED', amount: 200n, note: note ?? 'ASKED' }]);
  }
});

const plain = { memberId: randomUUIDv7(), operationId: randomUUIDv7(), amount: 1n, at };
const broken: [string, Pick<Move, 'kind' | 'step' | 'from' | 'to'>][] = [
  ['a reserve that holds nothing', { kind: 'reserve', step: 0, from: 'wallet', to: 'bank' }],
  ['a reserve at the step of the way out', { kind: 'reserve', step: 1, from: 'wallet', to: 'held' }],
  ['a settlement under the key of the reservation', { kind: 'settle', step: 0, from: 'held', to: 'bank' }],
  ['a release of what was not held', { kind: 'release', step: 1, from: 'bank', to: 'wallet' }],
  ['a hold moved on into another hold', { kind: 'settle', step: 1, from: 'held', to: 'transit:JOKER' }],
  ['a deposit straight into held', { kind: 'deposit', step: 0, from: 'bank', to: 'held' }],
  ['an adjustment out of transit', { kind: 'adjustment', step: 0, from: 'transit:JOKER', to: 'adjustment' }],
  ['a fix of a reservation, which is a release', { kind: 'fix', step: 0, from: 'held', to: 'wallet' }],
];

it.for(broken)('%s is refused before the database is asked', ([, move]) => {
  expect(() => requireMove({ ...plain, ...move })).toThrow(/cannot move/);
});
