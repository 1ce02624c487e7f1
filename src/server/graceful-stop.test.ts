import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { io } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import { transferCalls } from '#features/transfer/contract.ts';
import { accounts, balancesOf } from '#ledger';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { startServing, type Serving } from './start/serving.ts';

// A second process of the product on the same database and the same outside world, which then gets the signal to stop.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000', LOG_LEVEL: 'silent' } });
const started: { serving: Serving; listeners: Server[] }[] = [];

afterEach(async () => {
  await server.sandbox.weather({ service: 'games', kind: 'fine' });
  for (const { serving, listeners } of started.splice(0)) {
    await serving.stop();
    for (const listener of listeners) listener.close();
  }
});

const listen = async (): Promise<Server> => {
  const listener = createServer().listen(0, 'localhost');
  await once(listener, 'listening');
  return listener;
};

const startSecond = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const [member, office] = [await listen(), await listen()];
  const { settings } = server.context;
  const serving = await startServing({ settings, handles: server.context, listeners: { member, office } });
  started.push({ serving, listeners: [member, office] });
  const address = member.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://localhost:${String(port)}`, stop: () => serving.stop() };
};

const post = (url: string, member: TestMember, body: object): Promise<[number, unknown]> =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    async (reply): Promise<[number, unknown]> => [reply.status, await reply.json()],
    (): [number, unknown] => [0, null],
  );

const balances = async (member: TestMember): Promise<bigint[]> => {
  const found = (await balancesOf(server.context.database, member.memberId)).balances;
  return [accounts.wallet, accounts.held, accounts.transit('IMI'), accounts.game('IMI')].map(
    (name) => found.get(name) ?? 0n,
  );
};

it('a server that is stopped in the middle of transfers and withdrawals finishes and answers each of them', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => server.member({ balance: 100_000n })));
  for (const member of members) await openGame(server, member, 'IMI');
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'slow', seconds: 0.5 });
  const second = await startSecond();
  const transfers = members.map((member) =>
    post(`${second.url}/api/wallet/transfer`, member, { from: 'WALLET', to: 'IMI', amount: 300 }),
  );
  const reserved = 'select count(*) as count from game_transfer where ended_at is null';
  await expect.poll(() => server.database.owner.one(reserved), { timeout: 10_000 }).toEqual({ count: 10n });
  const withdrawals = members.map((member) => post(`${second.url}/api/wallet/withdraw`, member, { amount: 200 }));
  await second.stop();
  // Nothing may still be running: the database may be stopped next.
  expect(await server.database.owner.one(reserved)).toEqual({ count: 0n });
  const late = await post(`${second.url}/api/wallet/withdraw`, members[0] as TestMember, { amount: 100 });
  expect(late).toEqual([0, null]);
  for (const reply of await Promise.all(transfers)) expect(reply).toMatchObject([200, { message: 'SUCCESS' }]);
  // A withdrawal requested during the stop is done and answered, or not done.
  const asked = await Promise.all(withdrawals);
  for (const [index, member] of members.entries()) {
    const isDone = asked[index]?.[0] === 200;
    expect(await balances(member)).toEqual(isDone ? [50_000n, 20_000n, 0n, 30_000n] : [70_000n, 0n, 0n, 30_000n]);
  }
});

it('a stop lets running jobs finish what they have begun', async () => {
  const member = await server.member({ balance: 100_000n });
  await openGame(server, member, 'IMI');
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'timeout-after', seconds: 0 });
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'IMI', amount: 30_000n }, { token: member.token });
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'slow', seconds: 1 });
  await server.database.owner.rows(
    `update game_transfer set due_at = now() - interval '1 minute' where ended_at is null`,
  );
  const second = await startSecond();
  // Taken for a check: due again in a minute, so the inquiry to the game is in flight.
  const taken = `select count(*) as count from game_transfer where ended_at is null and due_at > now()`;
  await expect.poll(() => server.database.owner.one(taken), { timeout: 10_000, interval: 20 }).toEqual({ count: 1n });
  await second.stop();
  expect(await balances(member)).toEqual([70_000n, 0n, 0n, 30_000n]);
});

it('a stop ends the connections that stay open and does not wait for them', async () => {
  const second = await startSecond();
  const socket = io(second.url, { transports: ['websocket'], reconnection: false });
  await once(socket as never, 'connect');
  const ended = once(socket as never, 'disconnect');
  await second.stop();
  await ended;
  expect(socket.connected).toBe(false);
});
