import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '#support/screens/fake-socket.tsx';
import { webSocketTo } from '#support/screens/web-socket-to.tsx';
import { PlainSocket } from './plain-socket.ts';

let server: FakeSocket;
let socket: PlainSocket;
const told: string[] = [];

const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeSocket();
  vi.stubGlobal('WebSocket', webSocketTo(server));
  told.length = 0;
  socket = new PlainSocket('https://wallet.example');
  for (const name of ['connect', 'disconnect']) socket.on(name, () => told.push(name));
  socket.on('again', (message) => told.push(JSON.stringify(message)));
  socket.connect();
  await pass(0);
});
afterEach(() => {
  socket.disconnect();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = (question: object): unknown[] => {
  const answers: unknown[] = [];
  socket.timeout(3_000).emit('follow', question, (error, answer) => answers.push(error?.message ?? answer));
  return answers;
};

it('connects over a WebSocket without a token in its address, and stays as long as the server gives signs of life', async () => {
  expect(server.urls).toEqual(['wss://wallet.example/socket.io/?EIO=4&transport=websocket']);
  await pass(10 * 60_000);
  socket.connect();
  expect([server.connections, told]).toEqual([1, ['connect']]);
});

it('each question gets its own answer; without one in time, and where the connection is lost, an error', async () => {
  server.answer = (question) => ({ heard: question });
  const [first, second] = [ask({ token: '1' }), ask({ token: 'ก' })];
  expect([first, second]).toEqual([[{ heard: { token: '1' } }], [{ heard: { token: 'ก' } }]]);
  server.answer = () => null;
  const late = ask({});
  await pass(3_000);
  expect(late).toEqual(['no answer in time']);
  const cut = ask({});
  server.disconnect();
  expect(cut).toEqual(['the connection is lost']);
  await pass(3_000);
  expect([late.length, cut.length]).toEqual([1, 1]);
});

it('a server that is silent for eight seconds has gone; the connection is opened again, the longer it takes the more seldom', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  server.isSilent = true;
  server.isReachable = false;
  await pass(8_000);
  expect([socket.connected, told]).toEqual([false, ['connect', 'disconnect']]);
  await pass(60_000);
  expect(server.urls).toHaveLength(15);
  server.isSilent = false;
  server.isReachable = true;
  await pass(5_000);
  expect([socket.connected, told.at(-1)]).toEqual([true, 'connect']);
});

it.each(['42{', '0[', '43"'])(
  'after a packet that cannot be read, %s, the connection is opened again',
  async (packet) => {
    server.tell('raw', packet);
    expect(socket.connected).toBe(false);
    await pass(1_000);
    expect([socket.connected, server.connections]).toEqual([true, 2]);
  },
);

it('packets of other kinds change nothing', async () => {
  for (const packet of ['', '6', '42', '42{"a":1}', '439[1]', '451-["again",{}]']) server.tell('raw', packet);
  server.tell('again', { again: null });
  await pass(1_000);
  expect(told).toEqual(['connect', '{"again":null}']);
});

it.each(['41', '44{"message":"no"}'])(
  'a connection that the server ends by %s stays closed until it is asked for',
  async (end) => {
    server.tell('raw', end);
    await pass(60_000);
    expect([socket.connected, server.connections]).toEqual([false, 1]);
    socket.connect();
    await pass(0);
    expect(socket.connected).toBe(true);
  },
);

it('a connection that the page closes stays closed, also while it waits to be opened again', async () => {
  server.isReachable = false;
  server.disconnect();
  await pass(2_000);
  socket.disconnect();
  const tried = server.urls.length;
  await pass(60_000);
  expect(server.urls).toHaveLength(tried);
});

it('a connection that the server has not opened is given up after twenty seconds, since in a crowd its turn may come late', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  socket.disconnect();
  server.isFull = true;
  server.isSilent = true;
  socket.connect();
  const before = server.urls.length;
  await pass(19_900);
  expect(server.urls).toHaveLength(before);
  await pass(700);
  expect(server.urls).toHaveLength(before + 1);
});
