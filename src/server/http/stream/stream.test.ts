import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer } from '#support/test-server.ts';
import { Refusal } from '../../refuse.ts';
import { createCallLimits } from '../call-limits.ts';
import { eventAnswers } from './event-answers.ts';
import { type StreamClient, streamEvent } from './stream-part.ts';

const server = await startTestServer({
  settings: {
    CALLS_PER_MINUTE_ADDRESS: '200',
    BLOCKED_ADDRESSES: '203.0.113.7',
    TRUST_PROXY: 'true',
    HOST: 'localhost',
  },
});

let address = 1;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  address += 1;
});

interface From {
  readonly transports?: string[];
  readonly headers?: Record<string, string>;
}

const connect = ({ transports = ['websocket'], headers = {} }: From = {}): Socket => {
  const extraHeaders = { 'x-forwarded-for': `198.51.100.${String(address)}`, ...headers };
  const socket = io(server.url, { transports, extraHeaders, reconnection: false });
  sockets.push(socket);
  return socket;
};

const fate = async (socket: Socket): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('connect', () => resolve('connected'));
  socket.once('connect_error', ({ message }) => resolve(message));
  socket.io.once('close', resolve);
  return promise;
};

const cutOff = async (socket: Socket): Promise<unknown> => {
  const [reason] = (await once(socket as never, 'disconnect')) as unknown[];
  return reason;
};

it('a page of the own origin and a program without one connect, by either transport', async () => {
  const { origin } = new URL(server.url);
  for (const transports of [['websocket'], ['polling']]) {
    expect(await fate(connect({ transports, headers: { origin } }))).toBe('connected');
    expect(await fate(connect({ transports }))).toBe('connected');
  }
});

it('a page of another site and a blocked address do not connect', async () => {
  for (const transports of [['websocket'], ['polling']]) {
    expect(await fate(connect({ transports, headers: { origin: 'https://evil.example' } }))).toMatch(/error/);
    expect(await fate(connect({ transports, headers: { 'x-forwarded-for': '203.0.113.7' } }))).toMatch(/error/);
  }
  const { origin } = new URL(server.url);
  const asked = '/socket.io/?EIO=4&transport=polling';
  const own = await server.request('GET', asked, { headers: { origin } });
  const other = await server.request('GET', asked, { headers: { origin: 'https://evil.example' } });
  expect(own.status).toBe(200);
  expect(other).toMatchObject({ status: 403, body: { message: 'NOT_PERMITTED' } });
  for (const { headers } of [own, other])
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
});

it('an event that nobody declared, or one above 64 kB, ends the connection', async () => {
  const unknown = connect();
  await fate(unknown);
  unknown.emit('messaging', { sender: 'support' });
  expect(await cutOff(unknown)).toBe('io server disconnect');
  const large = connect();
  await fate(large);
  large.emit('join', { room: 'x'.repeat(65 * 1024) });
  expect(await cutOff(large)).toBe('transport close');
});

it('what is not a question is refused, and no answer is owed where none was asked for', async () => {
  const socket = connect();
  await fate(socket);
  const bad = [null, 7, 'text', [], Buffer.from('binary'), { room: { $gt: '' } }, { room: 'r', token: 5 }];
  for (const question of bad)
    expect(await socket.timeout(5_000).emitWithAck('join', question)).toEqual({ message: 'KEY_INVALID' });
  socket.emit('join');
  socket.emit('join', { room: 'a' }, 'not a function');
  expect(await socket.timeout(5_000).emitWithAck('join', 1)).toEqual({ message: 'KEY_INVALID' });
});

it('the packets of text events with answers are those that the app writes and reads itself', async () => {
  const line = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const packets: string[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  line.onclose = () => resolve();
  line.onmessage = ({ data }) => {
    const packet = String(data);
    packets.push(packet);
    if (packet.startsWith('0')) line.send('40');
    if (packet.startsWith('40')) line.send('427["join",1]');
    if (packet.startsWith('43')) line.send('42["messaging"]');
  };
  await closed;
  const [open = '', entered = '', ...rest] = packets;
  expect(JSON.parse(open.slice(1))).toMatchObject({ pingInterval: 5_000, pingTimeout: 3_000 });
  expect(entered).toMatch(/^40\{"sid":"/);
  expect(rest).toEqual(['437[{"message":"KEY_INVALID"}]', '41']);
});

it('a client that never stops asking is cut off', async () => {
  const socket = connect();
  await fate(socket);
  const closed = cutOff(socket);
  for (let at = 0; at <= 60; at += 1) socket.emit('join', 1);
  expect(await closed).toBe('io server disconnect');
});

it('one address asks only so often in a minute, however many connections it has; members there and elsewhere get in', async () => {
  const clients = Array.from({ length: 4 }, () => connect());
  await Promise.all(clients.map(fate));
  const join = { room: 'wallet-guest', token: 'forged' };
  const answers: { message: string }[] = [];
  for (const client of clients)
    for (let at = 0; at < 51; at += 1)
      answers.push((await client.timeout(10_000).emitWithAck('join', join)) as { message: string });
  expect(answers.filter(({ message }) => message === 'REQUEST_LIMIT')).toHaveLength(4);
  const { token, memberId } = await server.member();
  const question = { room: `wallet-${memberId}`, token };
  for (const from of [{}, { headers: { 'x-forwarded-for': '192.0.2.7' } }])
    expect(await connect(from).timeout(10_000).emitWithAck('join', question)).toMatchObject({ last: 0, messages: [] });
});

it('who has left while the question waited is not entered anywhere', async () => {
  let isHere = true;
  const [client, answer] = [{ network: 'n', isHere: () => isHere } as StreamClient, vi.fn<() => Promise<number>>()];
  const memberOfToken = (): Promise<never> => {
    isHere = false;
    return Promise.resolve({ kind: 'member', memberId: 'm', sessionId: 's' } as never);
  };
  const context = { ...server.context, actors: { ...server.context.actors, memberOfToken } };
  const event = streamEvent({ name: 'join', question: z.object({ token: z.string() }), answer });
  const part = { events: [event], listeners: () => [], left: () => undefined, close: () => Promise.resolve() };
  const limits = createCallLimits(server.context.settings);
  await eventAnswers(context, { parts: [part], limits })({ client, name: 'join', fields: [{ token: 't' }] });
  expect(isHere).toBe(false);
  expect(answer).not.toHaveBeenCalled();
});

const many = 50;

it.each([
  { isShared: false, atOnce: 3 },
  { isShared: true, atOnce: many },
])(
  'tokens of many who ask at once are looked up together; few are answered at a time, unless their answers share what they read: $isShared',
  async ({ isShared, atOnce }) => {
    const asked = Promise.withResolvers<void>();
    let waiting = 0;
    const memberOfToken = async () => {
      waiting += 1;
      if (waiting === many) asked.resolve();
      await asked.promise;
      return { kind: 'member', memberId: 'm', sessionId: 's' } as never;
    };
    let [running, most] = [0, 0];
    const answer = async () => {
      most = Math.max(most, (running += 1));
      await nextTurn();
      running -= 1;
      return 'answered';
    };
    const context = { ...server.context, actors: { ...server.context.actors, memberOfToken } };
    const event = streamEvent({ name: 'join', isShared, question: z.object({ token: z.string() }), answer });
    const part = { events: [event], listeners: () => [], left: () => undefined, close: () => Promise.resolve() };
    const answers = eventAnswers(context, { parts: [part], limits: createCallLimits(server.context.settings) });
    const answered: unknown[] = [];
    await Promise.all(
      Array.from({ length: many }, () => {
        const client = { network: '', isHere: () => true } as StreamClient;
        return answers({ client, name: 'join', fields: [{ token: 't' }, (body: unknown) => answered.push(body)] });
      }),
    );
    expect(answered).toEqual(Array.from({ length: many }, () => 'answered'));
    expect(most).toBe(atOnce);
  },
);

it('whose session ended while the question waited for its turn is refused, and whose is open is answered', async () => {
  const turn = Promise.withResolvers<void>();
  let hasEnded = false;
  const actors = {
    ...server.context.actors,
    memberOfToken: (_: unknown, token: string) =>
      hasEnded
        ? Promise.reject(new Refusal('INVALID_USER_3'))
        : Promise.resolve({ kind: 'member', memberId: 'm', sessionId: token } as never),
    openSessions: () => Promise.resolve(new Set(['open'])),
  };
  const answer = () => turn.promise.then(() => 'answered');
  const event = streamEvent({ name: 'join', question: z.object({ token: z.string() }), answer });
  const part = { events: [event], listeners: () => [], left: () => undefined, close: () => Promise.resolve() };
  const limits = createCallLimits(server.context.settings);
  const answers = eventAnswers({ ...server.context, actors }, { parts: [part], limits });
  const ask = async (token: string): Promise<unknown> => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const client = { network: '', isHere: () => true } as StreamClient;
    await answers({ client, name: 'join', fields: [{ token }, resolve] });
    return promise;
  };
  const asked = ['first', 'second', 'third', 'ended', 'open'].map(ask);
  for (let turns = 0; turns < 10; turns += 1) await nextTurn();
  hasEnded = true;
  const later = performance.now() + 1_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  turn.resolve();
  const bodies = await Promise.all(asked);
  clock.mockRestore();
  expect(bodies).toEqual(['answered', 'answered', 'answered', { message: 'INVALID_USER_3' }, 'answered']);
});

it('an upgrade of another path is answered like every other request', async () => {
  const headers = { connection: 'upgrade', upgrade: 'websocket' };
  const asked = request(`${server.url}/api/lookup/active`, { headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
});

it('a server ends although many connections wait to be let in, and refuses all of them', async () => {
  const limits = { CONNECTIONS_PER_ADDRESS: '1000', CALLS_PER_MINUTE_ADDRESS: '10000' };
  const other = await startTestServer({ settings: { HOST: 'localhost', ...limits } });
  const options = { transports: ['websocket'], forceNew: true, reconnection: false, timeout: 300_000 };
  const fates = Array.from({ length: 200 }, () => fate(io(other.url, options)));
  await fates[0];
  await other.close();
  expect((await Promise.all(fates)).filter((one) => one === 'connected').length).toBeLessThan(200);
});
