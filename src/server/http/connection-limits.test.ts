import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { closeServer } from '../start/listeners.ts';
import { arrivalLimits, createLimitedServer } from './connection-limits.ts';
import { answerNoRequest } from './refusals-to-http.ts';

const direct = { CONNECTIONS_PER_ADDRESS: 3, TRUST_PROXY: 'false' };
const open: { sockets: Socket[]; servers: Server[] } = { sockets: [], servers: [] };
afterEach(async () => {
  for (const socket of open.sockets.splice(0)) socket.destroy();
  await Promise.all(open.servers.splice(0).map(closeServer));
});

const listening = async (server: Server): Promise<Server> => {
  open.servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

const connected = async (server: Server): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  socket.on('error', () => undefined);
  open.sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};

// The first line of the answer, or nothing where the connection is closed without one.
const answerOn = async (socket: Socket, sent: string): Promise<string> => {
  socket.write(sent);
  const first = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return typeof first[0] === 'string' ? (first[0].split('\r\n')[0] ?? '') : '';
};
const quick = { headersTimeout: 20, requestTimeout: 40, bodyTimeout: 40, connectionsCheckingInterval: 5 };
const patient = { ...quick, headersTimeout: 60_000, requestTimeout: 60_000 };
const whole = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const answer: Parameters<typeof createLimitedServer>[1] = (_request, response) => void response.end('ok');
const reading: typeof answer = (request, response) => void request.resume().on('end', () => response.end('ok'));

it('one address can hold a limited number of connections, and open more once it closes some', async () => {
  const server = await listening(createLimitedServer(direct, answer));
  const held = [await connected(server), await connected(server), await connected(server)];
  for (const socket of held) expect(await answerOn(socket, whole)).toBe('HTTP/1.1 200 OK');
  expect(await answerOn(await connected(server), whole)).toBe('');
  held[0]?.destroy();
  let again = '';
  while (again === '') again = await answerOn(await connected(server), whole);
  expect(again).toBe('HTTP/1.1 200 OK');
});

it('behind a proxy, which carries everybody’s connections, none is closed because of their number', async () => {
  const server = await listening(createLimitedServer({ ...direct, TRUST_PROXY: 'true' }, answer));
  for (let place = 1; place <= 5; place += 1)
    expect(await answerOn(await connected(server), whole)).toBe('HTTP/1.1 200 OK');
});

it('a connection is kept longer than a proxy keeps an idle one, so that no call is sent while it is closed', async () => {
  const server = await listening(createLimitedServer(direct, answer));
  const socket = await connected(server);
  socket.write(whole);
  const [reported] = (await once(socket, 'data')) as [string];
  expect(Number(/keep-alive: timeout=(\d+)/i.exec(reported)?.[1])).toBeGreaterThan(60);
});

it('a request is cut off if its headers or its body do not arrive in time', async () => {
  const server = await listening(createLimitedServer(direct, answer, quick));
  expect(await answerOn(await connected(server), 'GET / HTTP/1.1\r\nhost: loc')).toBe('HTTP/1.1 408 Request Timeout');
  const late = await listening(createLimitedServer(direct, reading, patient));
  const begun = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{';
  expect(await answerOn(await connected(late), begun)).toBe('HTTP/1.1 408 Request Timeout');
});

it('a request that is cut off is not called wrong: whether an earlier one with its key was done is not known', async () => {
  const server = await listening(createLimitedServer(direct, reading, quick));
  server.on('clientError', answerNoRequest);
  const bodyOf = async (sent: string): Promise<string> => {
    const socket = await connected(server);
    let reported = '';
    socket.on('data', (text: string) => (reported += text)).write(sent);
    await once(socket, 'close');
    return reported.split('\r\n\r\n')[1] ?? '';
  };
  const late = JSON.stringify({ message: 'SERVICE_UNAVAILABLE' });
  const begun = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{';
  expect([await bodyOf('GET / HTTP/1.1\r\nhost: loc'), await bodyOf(begun)]).toEqual([late, late]);
  expect(await bodyOf('no request\r\n\r\n')).toBe(JSON.stringify({ message: 'KEY_INVALID' }));
});

it('a request has 10 seconds for its headers, 30 for its body, and 300 where the gate grants them', () => {
  const server = createLimitedServer(direct, answer);
  expect([server.headersTimeout, arrivalLimits.bodyTimeout, server.requestTimeout]).toEqual([10_000, 30_000, 300_000]);
  expect(arrivalLimits.connectionsCheckingInterval).toBeLessThanOrEqual(5_000);
});

it('only the stream takes a connection over; what asks for it elsewhere, or with a body, keeps to the deadline of a body', async () => {
  const server = await listening(createLimitedServer({ ...direct, CONNECTIONS_PER_ADDRESS: 10 }, reading, patient));
  server.on('upgrade', (_request, socket) => socket.end('TAKEN'));
  const upgrade = 'host: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n';
  const stream = '/socket.io/?EIO=4&transport=websocket';
  const first = async (sent: string): Promise<string> => answerOn(await connected(server), sent);
  expect(await first(`GET ${stream} HTTP/1.1\r\n${upgrade}\r\n`)).toBe('TAKEN');
  expect(await first(`GET /api/wallet HTTP/1.1\r\n${upgrade}\r\n`)).toBe('HTTP/1.1 200 OK');
  for (const path of ['/api/login', stream])
    expect(await first(`POST ${path} HTTP/1.1\r\n${upgrade}content-length: 5\r\n\r\nhe`)).toBe(
      'HTTP/1.1 408 Request Timeout',
    );
});
