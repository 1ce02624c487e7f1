import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { authCalls } from '#features/auth/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { payQr, offerQr } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { streamParts } from '../../features/all-parts.ts';
import { closeEndedStreams } from '../../http/stream/close-ended-streams.ts';
import { systemOrigin, transactionOn } from '../../transaction-on.ts';
import { relayMissed } from './relay.ts';

const server = await startTestServer();
const second = await startTestServer({ found: { database: server.database, at: server.clock.now() } });

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

const connect = (url = server.url): Socket => {
  const socket = io(url, { transports: ['websocket'], reconnection: false });
  sockets.push(socket);
  return socket;
};

const follow = (socket: Socket, token: string, ageMs = 0): Promise<unknown> =>
  socket.timeout(5_000).emitWithAck('follow', { token, ageMs });

// The topics that the app of a member is told from now on.
const listen = async (member: TestMember, url = server.url) => {
  const told: string[] = [];
  const socket = connect(url);
  socket.on('again', ({ again }: { again: string[] }) => told.push(...again));
  expect(await follow(socket, member.token)).toMatchObject({ again: expect.any(Array) as unknown });
  await untilHeard(member, told);
  told.length = 0;
  return { socket, told };
};

// Everything committed before has arrived when this change has.
const untilHeard = async (member: TestMember, told: string[]): Promise<void> => {
  const before = told.length;
  await change(member, 'profile');
  await vi.waitFor(() => expect(told.slice(before)).toContain('profile'), { timeout: 5_000 });
};

const change = ({ memberId }: TestMember, topic: 'profile' | 'balances', fails = false): Promise<void> =>
  transactionOn(
    server.context,
    { memberId, operationId: server.context.newId(), origin: systemOrigin('test') },
    async (work) => {
      work.event(topic);
      if (fails) throw new Error('rolled back');
    },
  );

const withdraw = (member: TestMember) =>
  server.ask(withdrawCalls.requestFromApp, { amount: 10_000n }, { token: member.token });

it('each commit that changes money is told to the member’s apps at every process, by what to read again', async () => {
  const member = await server.member({ balance: 100_000n });
  const [here, there] = [await listen(member), await listen(member, second.url)];
  expect((await withdraw(member)).status).toBe(200);
  const { payload } = await offerQr(server, member, 5_000n);
  await payQr(server, { payload, member });
  for (const { told } of [here, there])
    await vi.waitFor(() => expect(told).toEqual(expect.arrayContaining(['withdrawal', 'qr-paid', 'balances'])), {
      timeout: 5_000,
    });
});

it('a change that was rolled back is not told, and no change is told to another member', async () => {
  const [member, other] = [await server.member({ balance: 100_000n }), await server.member()];
  const [own, others] = [await listen(member), await listen(other)];
  await expect(change(member, 'balances', true)).rejects.toThrow('rolled back');
  await untilHeard(member, own.told);
  await untilHeard(other, others.told);
  expect([own.told, others.told]).toEqual([['profile'], ['profile']]);
  expect((await withdraw(member)).status).toBe(200);
  await untilHeard(member, own.told);
  await untilHeard(other, others.told);
  expect([own.told, others.told]).toEqual([
    ['profile', 'withdrawal', 'profile'],
    ['profile', 'profile'],
  ]);
});

it('an app that was away is told at once what changed meanwhile, and after a long time that all may have', async () => {
  const member = await server.member();
  server.clock.advance(3_600_000);
  const { token } = member;
  await change(member, 'profile');
  server.clock.advance(60_000);
  expect(await follow(connect(), token, 1_000)).toEqual({ again: [] });
  expect(await follow(connect(), token, 61_000)).toEqual({ again: ['profile'] });
  expect(await follow(connect(), token, 3_600_000)).toEqual({ again: null });
});

it('an event that was announced to nobody, because its process died, is found and told once', async () => {
  const member = await server.member();
  const { told } = await listen(member);
  await untilHeard(member, told);
  await server.database.owner.rows(
    `insert into outbox (member_id, outbox_id, topic, detail, created_at)
     select member_id, overlay(outbox_id::text placing 'ffff' from 20 for 4)::uuid, 'balances', '{}', created_at
     from outbox where member_id = $1 order by outbox_id desc limit 1`,
    [member.memberId],
  );
  await relayMissed.run(server.context);
  await relayMissed.run(server.context);
  await untilHeard(member, told);
  expect(told).toEqual(['profile', 'balances', 'profile']);
});

it('after a logout the stream is closed, and the ended token opens none', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const [followed, kept] = [await listen(member), await listen(other)];
  const talk = connect();
  const { token, memberId } = member;
  const room = `wallet-${memberId}`;
  await talk.timeout(5_000).emitWithAck('join', { room, token });
  await server.ask(authCalls.logOut, {}, { token });
  const closed = [talk, followed.socket].map((socket) => once(socket as never, 'disconnect'));
  await closeEndedStreams(streamParts).run(server.context);
  for (const one of closed) expect(await one).toContain('io server disconnect');
  expect(kept.socket.connected).toBe(true);
  expect(await talk.connect().timeout(5_000).emitWithAck('join', { room, token })).toEqual({
    message: 'INVALID_USER_3',
  });
  expect(await follow(connect(), token)).toEqual({ message: 'INVALID_USER_3' });
});

it('a forged token follows nothing, and of many connections of one member the oldest is closed', async () => {
  expect(await follow(connect(), 'forged')).toEqual({ message: 'invalid-token' });
  expect(await connect().timeout(5_000).emitWithAck('follow', { token: 7 })).toEqual({ message: 'KEY_INVALID' });
  const member = await server.member();
  const first = await listen(member);
  const closed = once(first.socket as never, 'disconnect');
  for (let at = 0; at < 10; at += 1) await follow(connect(), member.token);
  expect(await closed).toContain('io server disconnect');
});
