import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { sqlStateOf } from '#database/sql-state.ts';
import { depositOf, freshLedger, testInstant as at } from '#support/ledger/fresh-ledger.ts';
import { proves } from '#support/requirements/proves.ts';
import type { AccountName } from './account-name.ts';
import { accounts } from './accounts.ts';
import { balancesOf } from './balances.ts';
import { lockMember, openBook } from './books.ts';
import { keyOf, type Move } from './move.ts';
import { postMove } from './post-move.ts';
import { postMoves } from './post-moves.ts';

const stateOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => sqlStateOf(error),
  );

it('every flow of money moves what its statement line says, and the books add up', async () => {
  proves('OP-022');
  await using ledger = await freshLedger();
  const history = ledger.script.play(`
    Anan opens BAHT
    Anan bank -> wallet            500.00 deposit    d1
    Anan bonus -> wallet            50.00 bonus      b1
    Anan wallet -> transit:JOKER   300.00 reserve    t1
    Anan transit:JOKER -> game:JOKER 300.00 settle   t1
    Anan play -> game:JOKER         20.50 play       p1
    Anan game:JOKER -> transit:JOKER 320.50 reserve  t2
    Anan transit:JOKER -> wallet   320.50 settle     t2
    Anan wallet -> held            400.00 reserve    w1
    Anan held -> bank              400.00 settle     w1
    Anan wallet -> held            100.00 reserve    w2
    Anan held -> wallet            100.00 release    w2
    Anan adjustment -> wallet        9.50 adjustment a1
    Anan has wallet 180.00, held 0.00, game:JOKER 0.00, bank -100.00, play -20.50, bonus -50.00, adjustment -9.50
  `);
  await expect(history).resolves.toBeUndefined();
});

it('the same move requested a hundred times at once is posted once, and every repeat returns the first result', async () => {
  await using ledger = await freshLedger({ poolSize: 32 });
  const memberId = await ledger.member({ wallet: 1n });
  const move = depositOf(memberId, 500n);
  const post = (_: unknown, index: number) =>
    index % 2 === 0 ? postMove(ledger.database, move) : postMoves(ledger.database, [move]);
  const results = (await Promise.all(Array.from({ length: 100 }, post))).flat();
  expect(results.filter(({ status }) => status === 'posted')).toEqual([{ status: 'posted', seq: 2n }]);
  expect(results.filter(({ status }) => status === 'repeat')).toEqual(
    Array.from({ length: 99 }, () => ({ status: 'repeat', seq: 2n })),
  );
  await postMove(ledger.database, depositOf(memberId, 1n));
  expect(await postMove(ledger.database, move)).toEqual({ status: 'repeat', seq: 2n });
  expect((await balancesOf(ledger.database, memberId)).balances.get('wallet')).toBe(502n);
});

it('the same key with other content is a conflict; with another member it is another move', async () => {
  await using ledger = await freshLedger();
  const [memberId, other] = [await ledger.member(), await ledger.member()];
  const move = depositOf(memberId, 500n);
  await postMove(ledger.database, move);
  const changes: Partial<Move>[] = [
    { amount: 501n },
    { to: accounts.suspense },
    { from: accounts.prize },
    { kind: 'bonus' },
    { cause: randomUUIDv7() },
  ];
  for (const change of changes) {
    expect(await postMove(ledger.database, { ...move, ...change })).toEqual({ status: 'conflict' });
  }
  expect(await postMove(ledger.database, { ...move, memberId: other })).toEqual({ status: 'posted', seq: 1n });
});

it('a list gets a result for each move, in order, and one refusal stops no other', async () => {
  await using ledger = await freshLedger();
  const [rich, poor, first] = [await ledger.member({ wallet: 100n }), await ledger.member(), depositOf('', 7n)];
  const known = { ...first, memberId: await ledger.member() };
  await postMove(ledger.database, known);
  const pay = (memberId: string): Move => ({ ...depositOf(memberId, 100n), from: accounts.wallet, to: accounts.bank });
  const results = await postMoves(ledger.database, [
    pay(poor),
    { ...pay(randomUUIDv7()) },
    known,
    pay(rich),
    { ...depositOf(await ledger.member(), 5n), to: 'game:NOSUCH' as AccountName },
  ]);
  expect(results).toEqual([
    { status: 'too-little' },
    { status: 'no-account' },
    { status: 'repeat', seq: 1n },
    { status: 'posted', seq: 2n },
    { status: 'no-account' },
  ]);
});

it('two moves of one member in one call raise, since none may depend on another', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member();
  const call = postMoves(ledger.database, [depositOf(memberId, 1n), depositOf(memberId, 1n)]);
  expect(await stateOf(call)).toBe('KR003');
  expect((await balancesOf(ledger.database, memberId)).balances.get('wallet')).toBe(0n);
});

it.for([0n, -1n, 10_000_000_000_001n])('an amount of %d hundredths raises and moves nothing', async (amount) => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member();
  expect(await stateOf(postMove(ledger.database, depositOf(memberId, amount)))).toBe('KR004');
});

it('a book grows at both ends to the account it needs, without a gap', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member({ wallet: 1_000n });
  const reserve = (to: AccountName): Move => ({
    ...depositOf(memberId, 10n),
    kind: 'reserve',
    from: accounts.wallet,
    to,
  });
  await postMove(ledger.database, reserve(accounts.transit('HUAYHD')));
  await postMove(ledger.database, reserve(accounts.transit('JOKER')));
  const { balances } = await balancesOf(ledger.database, memberId);
  expect([balances.get('wallet'), balances.get('transit:HUAYHD'), balances.get('transit:JOKER')]).toEqual([
    980n,
    10n,
    10n,
  ]);
});

it('a counter account added below all others is reached by growing the book downwards', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member({ wallet: 5n });
  await ledger.owner.rows(`insert into slot (number, name, kind) values (-11, 'gift', 'counter')`);
  await ledger.database.rows(
    `select from post_moves(array[$1::uuid], array[$2::uuid], '{}', '{70}', '{-11}', '{0}', '{prize}', array[$3::timestamptz], '{}', null, null)`,
    [memberId, randomUUIDv7(), at],
  );
  const gift = await ledger.database.one<{ balance: bigint }>(
    `select balance from account where member_id = $1 and name = 'gift'`,
    [memberId],
  );
  expect(gift?.balance).toBe(-70n);
  expect((await balancesOf(ledger.database, memberId)).balances.get('wallet')).toBe(75n);
});

it('a mistake is corrected by the opposite entry, linked to the wrong one', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member();
  const mistake = depositOf(memberId, 500n);
  await postMove(ledger.database, mistake);
  const operationId = randomUUIDv7();
  const { from, to } = mistake;
  const fix: Move = { ...mistake, operationId, from: to, to: from, kind: 'fix', cause: mistake.operationId };
  expect(await postMove(ledger.database, fix)).toEqual({ status: 'posted', seq: 2n });
  expect((await balancesOf(ledger.database, memberId)).balances.get('bank')).toBe(0n);
  const rows = await ledger.database.rows<{ name: string; amount: bigint; cause: string }>(
    `select name, amount, cause from posting where member_id = $1 and kind = 'fix' order by amount`,
    [memberId],
  );
  expect(rows).toEqual([
    { name: 'wallet', amount: -500n, cause: mistake.operationId },
    { name: 'bank', amount: 500n, cause: mistake.operationId },
  ]);
});

it('the posting view names the operation an entry belongs to', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member();
  const move = depositOf(memberId, 500n);
  const line = { type: 'deposit', status: 'SUCCESS', from: 'KBANK', to: 'WALLET', amount: 500n } as const;
  await postMove(ledger.database, { ...move, opens: { ...line, id: move.operationId } });
  const causes = await ledger.database.rows('select distinct cause from posting where member_id = $1', [memberId]);
  expect(causes).toEqual([{ cause: move.operationId }]);
  expect(keyOf(move).slice(0, 35)).toBe(`${move.operationId.slice(0, 34)}0`);
});

it('opening a book again is harmless, in another currency a fault; a member without a book cannot be locked', async () => {
  await using ledger = await freshLedger();
  const memberId = await ledger.member({ wallet: 5n, currency: 'LAK' });
  await openBook(ledger.database, { memberId, currency: 'LAK' });
  expect(await balancesOf(ledger.database, memberId)).toMatchObject({ currency: 'LAK' });
  expect(await stateOf(openBook(ledger.database, { memberId, currency: 'BAHT' }))).toBe('KR001');
  expect(await stateOf(lockMember(ledger.database, randomUUIDv7()))).toBe('KR002');
});

it('the operator has a book of its own in each currency', async () => {
  await using ledger = await freshLedger();
  for (const currency of ['BAHT', 'LAK'] as const) {
    const receipt: Move = { ...depositOf(accounts.house[currency], 70n), to: accounts.suspense, kind: 'unnamed' };
    expect(await postMove(ledger.database, receipt)).toMatchObject({ status: 'posted' });
    expect((await balancesOf(ledger.database, accounts.house[currency])).currency).toBe(currency);
  }
});
