import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { buildMemberApp } from './app.ts';
import { releasePayouts, stopPayouts } from './brake.ts';
import { openGame, seenWallet } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
const code = 'SLOTXO';

// A process that is blocked in its own transaction while others continue.
let stall: { before: number; until: () => Promise<void> } | null = null;
const { database } = server.context;
const stalling: Database = {
  ...database,
  transaction: async (work) => {
    const current = stall;
    if (current !== null) {
      current.before -= 1;
      if (current.before === 0) await current.until();
    }
    return database.transaction(work);
  },
};
const afterTransaction = (count: number, until: () => Promise<void>): Database => {
  let left = count;
  return {
    ...database,
    transaction: async (work) => {
      const result = await database.transaction(work);
      left -= 1;
      if (left === 0) await until();
      return result;
    },
  };
};

let inUse: Database = database;
const app = await buildMemberApp({
  ...server.context,
  database: new Proxy(database, { get: (_, name) => Reflect.get(inUse, name) as unknown }),
});
afterAll(() => app.close());

const press = async (member: TestMember, payload: { from: string; to: string; amount: number }, key = 'the press') => {
  const headers = { authorization: `Bearer ${member.token}`, 'idempotency-key': key };
  const reply = await app.inject({ method: 'POST', url: '/api/wallet/transfer', headers, payload });
  return { status: reply.statusCode, body: reply.json<unknown>() };
};
const later = async (ms: number): Promise<void> => {
  server.clock.advance(ms);
  await server.runJobs();
};
const checkedForLong = async (): Promise<void> => {
  for (const wait of [60_000, 60_000, 300_000, 900_000, 900_000]) await later(wait);
};
const toGame = { from: 'WALLET', to: code, amount: 200 };

it('a transfer whose process was paused before sending is never sent after its money was released', async () => {
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  inUse = afterTransaction(1, checkedForLong);
  await press(member, toGame);
  inUse = database;
  await later(900_000);
  const seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game(code), await game.balance()]).toEqual([500, 0, 0]);
});

it('once a repeat was answered as failed, the first request begins nothing more', async () => {
  proves('OP-298');
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  stall = {
    before: 1,
    until: async () => {
      server.clock.advance(61_000);
      const repeat = await server.request('POST', '/api/wallet/transfer', {
        body: toGame,
        token: member.token,
        key: 'the press',
      });
      expect(repeat).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
    },
  };
  inUse = stalling;
  expect(await press(member, toGame)).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  inUse = database;
  stall = null;
  expect([(await seenWallet(server, member)).wallet, await game.balance()]).toEqual([500, 0]);
});

it('a clock set an hour ahead while a request is in flight does not release its money', async () => {
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  await server.sandbox.weather({ service: 'games', code, kind: 'slow', seconds: 0.3 });
  const pressed = press(member, toGame);
  await vi.waitFor(async () => expect((await seenWallet(server, member)).wallet).toBe(300));
  await sleep(50);
  await server.sandbox.weather({ service: 'games', code, kind: 'fine' });
  await later(3_600_000);
  expect(await pressed).toMatchObject({ status: 200 });
  for (let round = 0; round < 4; round += 1) await later(900_000);
  const seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game(code), await game.balance()]).toEqual([300, 200, 200]);
});

it('a brake set between the halves of a game-to-game transfer keeps the money in the wallet', async () => {
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, code);
  const other = await openGame(server, member, 'JOKER');
  await press(member, toGame, 'first');
  inUse = afterTransaction(2, () => stopPayouts(database, 'a test', server.clock.now()));
  const reply = await press(member, { from: code, to: 'JOKER', amount: 100 }, 'second');
  inUse = database;
  await releasePayouts(database, server.clock.now());
  expect(reply).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  expect([(await seenWallet(server, member)).wallet, await other.balance()]).toEqual([400, 0]);
});

it('a brake set while a transfer waits for another one at the game keeps its money in the wallet', async () => {
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  await server.sandbox.weather({ service: 'games', code, kind: 'slow', seconds: 0.3 });
  const first = press(member, toGame, 'first');
  await vi.waitFor(async () => expect((await seenWallet(server, member)).wallet).toBe(300));
  const second = press(member, toGame, 'second');
  await sleep(100);
  await stopPayouts(database, 'a test', server.clock.now());
  expect((await first).status).toBe(200);
  const reply = await second;
  await server.sandbox.weather({ service: 'games', code, kind: 'fine' });
  await releasePayouts(database, server.clock.now());
  expect(reply).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  expect([(await seenWallet(server, member)).wallet, await game.balance()]).toEqual([300, 200]);
});
