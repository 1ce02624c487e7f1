import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer({
  settings: {
    CALLS_PER_MINUTE_ADDRESS: '200',
    BLOCKED_ADDRESSES: '203.0.113.0/24',
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
