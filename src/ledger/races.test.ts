import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { freshLedger, testInstant as at } from '#support/ledger/fresh-ledger.ts';
import { isInFull } from '#support/requirements/in-full.ts';
import { accounts } from './accounts.ts';
import { balancesOf } from './balances.ts';
import { lockMember } from './books.ts';
import { type Move, reserve } from './move.ts';
import { createMoveBatcher } from './move-batcher.ts';
import { postMove } from './post-move.ts';
import { postMoves } from './post-moves.ts';

const askers = 200;
const rounds = isInFull ? 20 : 6;
const games = ['JOKER', 'SLOTXO', 'PGSLOT', 'UFABET'] as const;

const countOf = (results: readonly { status: string }[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(results, ({ status }) => status)).map(([name, all]) => [name, all?.length ?? 0]),
  );

const underLock = (database: Database, move: Move) =>
  database.transaction(async (sql) => {
    await lockMember(sql, move.memberId);
    return postMove(sql, move);
  });

// Every form, each against the others: the batches of two processes (used by withdrawals), the transaction under the
// member's lock (used by transfers), and both posting functions without either.
const atOnce = async (database: Database, moveOf: (index: number) => Move): Promise<Record<string, number>> => {
  const batchers = [createMoveBatcher(database), createMoveBatcher(database)] as const;
  const forms = [
    (move: Move) => batchers[0].post(move),
    (move: Move) => underLock(database, move),
    (move: Move) => batchers[1].post(move),
    (move: Move) => postMove(database, move),
    (move: Move) => postMoves(database, [move]),
  ] as const;
  const post = async (_: unknown, index: number) => forms[index % forms.length]?.(moveOf(index)) ?? [];
  const results = (await Promise.all(Array.from({ length: askers }, post))).flat();
  for (const batcher of batchers) await batcher.close();
  return countOf(results);
};

const holdOf = (memberId: string, amount: bigint) => ({
  memberId,
  operationId: randomUUIDv7(),
  from: accounts.wallet,
  through: accounts.held,
  amount,
});
const withdrawal = (memberId: string, amount: bigint): Move => reserve(holdOf(memberId, amount), { at });

// The move of a member's request: the hold, with the statement line that it opens.
const request = (memberId: string, amount: bigint): Move => {
  const hold = holdOf(memberId, amount);
  const line = {
    id: hold.operationId,
    type: 'withdraw',
    status: 'PENDING',
    from: 'WALLET',
    to: 'SCB',
    amount,
  } as const;
  return reserve(hold, { at, opens: line });
};

it('of 200 withdrawals of the whole balance at once exactly one is accepted', async () => {
  await using ledger = await freshLedger({ poolSize: 32 });
  for (let round = 0; round < rounds; round += 1) {
    const memberId = await ledger.member({ wallet: 7_777n });
    const counts = await atOnce(ledger.database, () => request(memberId, 7_777n));
    expect(counts).toEqual({ posted: 1, 'too-little': askers - 1 });
    const { balances } = await balancesOf(ledger.database, memberId);
    expect([balances.get('wallet'), balances.get('held')]).toEqual([0n, 7_777n]);
  }
});

it('of 200 withdrawals at once through the batcher exactly one is accepted', async () => {
  await using ledger = await freshLedger();
  const batcher = createMoveBatcher(ledger.database);
  const memberId = await ledger.member({ wallet: 7_777n });
  const results = await Promise.all(Array.from({ length: askers }, () => batcher.post(request(memberId, 7_777n))));
  await batcher.close();
  expect(countOf(results)).toEqual({ posted: 1, 'too-little': askers - 1 });
});

it('of 200 transfers of 60 % of the balance to four games at once exactly one is accepted', async () => {
  await using ledger = await freshLedger({ poolSize: 32 });
  for (let round = 0; round < rounds; round += 1) {
    const memberId = await ledger.member({ wallet: 1_000n });
    const counts = await atOnce(ledger.database, (index) => ({
      ...withdrawal(memberId, 600n),
      to: accounts.transit(games[index % games.length] ?? 'JOKER'),
    }));
    expect(counts).toEqual({ posted: 1, 'too-little': askers - 1 });
    expect((await balancesOf(ledger.database, memberId)).balances.get('wallet')).toBe(400n);
  }
});

it('every correction tried twice at once succeeds once, 50 entries', async () => {
  await using ledger = await freshLedger({ poolSize: 16 });
  const memberId = await ledger.member();
  const mistakes = Array.from({ length: 50 }, (): Move => ({
    ...withdrawal(memberId, 10n),
    from: accounts.bank,
    to: accounts.wallet,
    kind: 'deposit',
  }));
  for (const mistake of mistakes) await postMove(ledger.database, mistake);
  const twice = mistakes.flatMap((mistake) => {
    const operationId = randomUUIDv7();
    const { from, to } = mistake;
    const fix: Move = { ...mistake, operationId, from: to, to: from, kind: 'fix', cause: mistake.operationId };
    return [fix, fix];
  });
  expect(countOf(await Promise.all(twice.map((fix) => postMove(ledger.database, fix))))).toEqual({
    posted: 50,
    repeat: 50,
  });
  expect((await balancesOf(ledger.database, memberId)).balances.get('wallet')).toBe(0n);
});

it('calls that name the same members in different orders never deadlock', async () => {
  await using ledger = await freshLedger({ poolSize: 16 });
  const members = await Promise.all(Array.from({ length: 12 }, () => ledger.member({ wallet: 100_000n })));
  const batchers = Array.from({ length: 4 }, () => createMoveBatcher(ledger.database));
  const posts = batchers.flatMap((batcher, index) =>
    Array.from({ length: 50 }, () =>
      (index % 2 === 0 ? members : members.toReversed()).map((memberId) => batcher.post(withdrawal(memberId, 1n))),
    ).flat(),
  );
  expect(countOf(await Promise.all(posts))).toEqual({ posted: posts.length });
  const { deadlocks } = (await ledger.owner.one<{ deadlocks: bigint }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )) ?? { deadlocks: null };
  expect(deadlocks).toBe(0n);
});

it('a move waits for the lock of its own member, not of another', async () => {
  await using ledger = await freshLedger();
  const [locked, free] = [await ledger.member({ wallet: 10n }), await ledger.member({ wallet: 10n })];
  let isPosted = false;
  const { waiting } = await ledger.database.transaction(async (sql) => {
    await lockMember(sql, locked);
    const waiting = postMove(ledger.database, withdrawal(locked, 1n)).then((result) => {
      isPosted = true;
      return result;
    });
    expect(await postMove(ledger.database, withdrawal(free, 1n))).toMatchObject({ status: 'posted' });
    expect(isPosted).toBe(false);
    return { waiting };
  });
  expect(await waiting).toMatchObject({ status: 'posted' });
});

it('no snapshot shows a broken book while many kinds of moves race on one member', async () => {
  await using ledger = await freshLedger({ poolSize: 24 });
  const memberId = await ledger.member({ wallet: 5_000n });
  const kinds: Partial<Move>[] = [
    {},
    { to: accounts.transit('JOKER') },
    { from: accounts.bank, to: accounts.wallet, kind: 'deposit' },
    { to: accounts.adjustment, kind: 'adjustment' },
    { from: accounts.bonus, to: accounts.wallet, kind: 'bonus' },
  ];
  const caller = async (_: unknown, place: number) => {
    for (let turn = 0; turn < 40; turn += 1) {
      const amount = BigInt(1 + ((place * 397 + turn * 211) % 900));
      await postMove(ledger.database, { ...withdrawal(memberId, amount), ...kinds[(place + turn) % kinds.length] });
    }
  };
  let hasEnded = false;
  const ended = Promise.all(Array.from({ length: 16 }, caller)).finally(() => (hasEnded = true));
  while (!hasEnded) await expect(ledger.prove()).resolves.toBeUndefined();
  await ended;
});
