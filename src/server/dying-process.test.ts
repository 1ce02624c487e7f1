import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { accounts, balancesOf } from '#ledger';
import { openGame } from '#support/game-accounts.ts';
import { approveWaiting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { isInFull } from '#support/requirements/in-full.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { jobs } from './features/all-parts.ts';
import { buildMemberApp } from './app.ts';
import type { Context } from './context.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '2000' } });
const code = 'SLOTXO';

// Each run is a separate process that dies at its n-th transaction: nothing it does afterwards reaches the database.
const runs = new AsyncLocalStorage<{ left: number }>();
const dieAt = <Result>(transaction: number, run: () => Promise<Result>): Promise<Result> =>
  runs.run({ left: transaction }, run);

const { database } = server.context;
const lives = (): boolean => {
  const run = runs.getStore() ?? { left: 0 };
  run.left -= 1;
  return run.left > 0;
};
const dead = (): Promise<never> => Promise.reject(new Error('the process died'));
const dying: Database = {
  ...database,
  transaction: (work) => (lives() ? database.transaction(work) : dead()),
  // An answer is kept by a statement of its own.
  rows: (text, values) => (text.includes('update idempotency') && !lives() ? dead() : database.rows(text, values)),
};
const dyingContext: Context = { ...server.context, database: dying };
const app = await buildMemberApp(dyingContext);
afterAll(() => app.close());

interface Press {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

// The transactions of a transfer, once its key is taken: 1 reserves, then the provider is asked, 2 settles, 3 keeps the answer.
const pressAndDie = async (member: TestMember, press: Press, die: { at: number; key?: string }): Promise<number> => {
  const headers = { authorization: `Bearer ${member.token}`, 'idempotency-key': die.key ?? 'the press' };
  const reply = await dieAt(die.at, async () =>
    app.inject({ method: 'POST', url: '/api/wallet/transfer', headers, payload: press }),
  );
  return reply.statusCode;
};

const pressAgain = (member: TestMember, press: Press, key = 'the press') =>
  server.request('POST', '/api/wallet/transfer', { body: press, token: member.token, key });

const balances = async (member: TestMember): Promise<bigint[]> => {
  const found = (await balancesOf(server.context.database, member.memberId)).balances;
  return [accounts.wallet, accounts.transit(code), accounts.game(code)].map((name) => found.get(name) ?? 0n);
};

const later = async (ms: number): Promise<void> => {
  server.clock.advance(ms);
  for (let run = 0; run < 3; run += 1) await server.runJobs();
};

const people = (count: number, balance: bigint): Promise<TestMember[]> =>
  Promise.all(Array.from({ length: count }, () => server.member({ balance })));

const done = { status: 200, body: { message: 'SUCCESS' } };
const toGame: Press = { from: 'WALLET', to: code, amount: 200 };

// 200 transfers in full.
it('transfers whose process dies between the provider’s confirmation and our commit are each confirmed by inquiry', async () => {
  const members = await people(isInFull ? 20 : 4, 100_000n);
  const games = await Promise.all(members.map((member) => openGame(server, member, code)));
  const presses = [
    { press: { from: 'WALLET', to: code, amount: 10 }, ends: [95_000n, 0n, 5_000n, 50] },
    { press: { from: code, to: 'WALLET', amount: 10 }, ends: [100_000n, 0n, 0n, 0] },
  ];
  for (const { press, ends } of presses) {
    for (let round = 0; round < 5; round += 1) {
      const key = `${press.from} ${round}`;
      const dead = await Promise.all(members.map((member) => pressAndDie(member, press, { at: 2, key })));
      expect(new Set(dead)).toEqual(new Set([500]));
      for (const member of members) expect((await balances(member))[1]).toBe(1_000n);
      await later(61_000);
      const again = await Promise.all(members.map((member) => pressAgain(member, press, key)));
      for (const reply of again) expect(reply).toMatchObject(done);
    }
    for (const [index, member] of members.entries())
      expect([...(await balances(member)), await games[index]?.balance()]).toEqual(ends);
  }
});

it('if a process dies before it calls the provider, the money is released once the provider surely has no such reference', async () => {
  const [member] = await people(1, 50_000n);
  if (member === undefined) throw new Error('no member');
  const game = await openGame(server, member, code);
  await server.sandbox.weather({ service: 'games', code, kind: 'timeout-before' });
  expect(await pressAndDie(member, toGame, { at: 2 })).toBe(500);
  await server.sandbox.weather({ service: 'games', code, kind: 'fine' });
  await later(30_000);
  expect(await balances(member)).toEqual([30_000n, 20_000n, 0n]);
  await later(600_000);
  await later(60_000);
  expect([...(await balances(member)), await game.balance()]).toEqual([50_000n, 0n, 0n, 0]);
  expect(await pressAgain(member, toGame)).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
});

it('a repeat of a request whose process died waits a minute and then gets the outcome, with the time of the first', async () => {
  proves('OP-298');
  const [first, second, third] = await people(3, 50_000n);
  if (first === undefined || second === undefined || third === undefined) throw new Error('no members');
  for (const member of [first, second, third]) await openGame(server, member, code);
  const createdAt = server.context.now().toISOString();
  // The process dies before the reservation, after the settlement, and in between.
  for (const [member, at] of [
    [first, 1],
    [second, 3],
    [third, 2],
  ] as const) {
    expect([await pressAndDie(member, toGame, { at })]).toEqual([at === 3 ? 200 : 500]);
    expect(await pressAgain(member, toGame)).toMatchObject({ status: 409, body: { message: 'REQUEST_LIMIT' } });
  }
  server.clock.advance(61_000);
  expect(await pressAgain(first, toGame)).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  expect(await pressAgain(second, toGame)).toMatchObject({ status: 200, body: { message: 'SUCCESS', createdAt } });
  expect(await pressAgain(third, toGame)).toMatchObject({
    status: 200,
    body: { message: 'SUCCESS', status: 'PENDING', createdAt },
  });
  await server.runJobs();
  expect(await pressAgain(third, toGame)).toMatchObject(done);
});

it('a game-to-game transfer whose process died after the first half is never reported as done: the money is in the wallet', async () => {
  proves('OP-117', 'OP-298');
  const [member] = await people(1, 50_000n);
  if (member === undefined) throw new Error('no member');
  await openGame(server, member, code);
  await openGame(server, member, 'JOKER');
  await server.request('POST', '/api/wallet/transfer', { body: toGame, token: member.token });
  const press: Press = { from: code, to: 'JOKER', amount: 150 };
  expect(await pressAndDie(member, press, { at: 3 })).toBe(500);
  expect(await balances(member)).toEqual([45_000n, 0n, 5_000n]);
  server.clock.advance(61_000);
  expect(await pressAgain(member, press)).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  expect(await balances(member)).toEqual([45_000n, 0n, 5_000n]);
});

it('a payout whose process dies at any of its transactions is paid once at the bank', async () => {
  const send = jobs.find(({ name }) => name === 'send payouts');
  const members = await people(12, 50_000n);
  for (const member of members)
    expect(await server.ask(withdrawCalls.request, { amount: 20_000n }, { token: member.token })).toMatchObject(done);
  await approveWaiting(server);
  for (const at of [1, 2, 3, 5, 6, 9, 4, 7]) {
    await dieAt(at, () => send?.run(dyingContext) ?? Promise.resolve()).catch(() => undefined);
    server.clock.advance(61_000);
  }
  await later(900_000);
  const paid = await server.database.owner.rows<{ status: string; reference: string }>(
    'select status, bank_reference as reference from withdrawal',
  );
  expect(paid.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'PAID'));
  expect(new Set(paid.map(({ reference }) => reference)).size).toBe(12);
  const book = (await server.sandbox.get('/book')) as { payouts?: unknown[] };
  expect(book.payouts).toHaveLength(12);
});
