import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { amountField } from '#money/money-wire.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import type { SentFile } from '../../context.ts';
import { writes } from '../../route.ts';
import type { Write } from '../../verb.ts';
import { createLimitedServer } from '../connection-limits.ts';
import { createCallLimits } from '../call-limits.ts';
import { registerRoutes } from '../register-routes.ts';
import { pictureBytesMax } from '../../pictures/pictures.ts';

// A call of this test alone, on a listener of its own beside the real ones.
const send = endpoint({
  at: 'POST /api/picture-of-a-test',
  who: 'member',
  effect: 'keyed',
  question: { bankCode: z.string(), amount: z.optional(amountField()) },
  answer: z.object({ bankCode: z.string(), amount: z.nullable(amountField()), bytes: z.int(), digest: z.string() }),
  refuses: ['NO_DATA', 'CHANGE_INVALID'],
  takesFile: { missing: 'NO_DATA', invalid: 'CHANGE_INVALID' },
  about: 'Takes a picture.',
});

let runs = 0;
let whileRunning: (file: SentFile) => Promise<void>;
const sendPicture: Write<typeof send> = async ({ file, question: { bankCode, amount = null }, work }) => {
  runs += 1;
  work.audit('picture');
  await whileRunning(file);
  return { bankCode, amount, bytes: file.size, digest: file.digest };
};

const server = await startTestServer();
const listener = createLimitedServer(server.context.settings, () => undefined, {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  bodyTimeout: 1_500,
  connectionsCheckingInterval: 20,
});
const app = Fastify({ serverFactory: (handler) => listener.on('request', handler), bodyLimit: 100_000 });
app.removeContentTypeParser('text/plain');
registerRoutes(app, server.context, {
  routes: [writes(send, sendPicture)],
  limits: createCallLimits(server.context.settings),
});
await app.ready();
listener.listen(0, '127.0.0.1');
await once(listener, 'listening');
const { port } = listener.address() as AddressInfo;
const folder = join(server.context.settings.dataDir, 'arriving');
const arriving = (): Promise<string[]> => readdir(folder);
const url = `http://127.0.0.1:${String(port)}${send.path}`;

let member: TestMember;
beforeEach(async () => {
  member = await server.member();
  runs = 0;
  whileRunning = () => Promise.resolve();
});
afterAll(async () => {
  listener.close();
  listener.closeAllConnections();
  await app.close();
});

type Body = NonNullable<RequestInit['body']>;

const post = async (body: Body, headers: Record<string, string> = {}): Promise<[status: number, body: unknown]> => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  return [reply.status, await reply.json()];
};

type Part = readonly [name: string, value: string | Uint8Array<ArrayBuffer>];
const formOf = (parts: readonly Part[]): FormData => {
  const form = new FormData();
  for (const [name, value] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value]), 'slip.jpg');
  return form;
};

const bank: Part = ['bankCode', 'SCB'];
const bytesOf = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(7);
const small: Part = ['file', bytesOf(3)];
const missing = [400, { message: 'NO_DATA' }].with(0, 404);
const invalid = [400, { message: 'CHANGE_INVALID' }];
const malformed = [400, { message: 'KEY_INVALID' }];

it('gives the verb the picture, its digest and the fields beside it, whatever stands first', async () => {
  const digest = hash('sha256', bytesOf(3), 'hex');
  const amount: Part = ['amount', '12.5'];
  for (const parts of [
    [bank, amount, small],
    [small, bank, amount],
  ])
    expect(await post(formOf(parts))).toEqual([200, { bankCode: 'SCB', amount: 12.5, bytes: 3, digest }]);
});

it('takes a picture of 10 MB and refuses one of a byte more', async () => {
  expect(await post(formOf([bank, ['file', bytesOf(pictureBytesMax)]]))).toMatchObject([
    200,
    { bytes: pictureBytesMax },
  ]);
  expect(await post(formOf([bank, ['file', bytesOf(pictureBytesMax + 1)]]))).toEqual(invalid);
  expect(await post(formOf([bank, ['file', bytesOf(pictureBytesMax * 2)]]))).toEqual(invalid);
  expect(runs).toBe(1);
});

it.for<[string, readonly Part[], unknown]>([
  ['no file', [bank], missing],
  ['an empty file', [bank, ['file', bytesOf(0)]], missing],
  ['a file of another name', [bank, ['image', bytesOf(3)]], missing],
  ['a text in place of the file', [bank, ['file', 'a text']], missing],
  ['two files', [bank, small, small], invalid],
  ['forty files', [bank, ...Array.from({ length: 40 }, () => small)], invalid],
  ['no field of the question', [small], [400, { message: 'KEY_MISSING' }]],
  ['a field twice', [bank, bank, small], malformed],
  ['a field of 5 kB', [['bankCode', 'x'.repeat(5_000)], small], malformed],
  ['a field named as a prototype', [bank, ['__proto__', 'x'], small], malformed],
  ['a hundred fields', [small, ...Array.from({ length: 100 }, (_, at): Part => [`f${String(at)}`, 'x'])], malformed],
])('%s is answered by a code', async ([, parts, answer]) => {
  expect(await post(formOf(parts))).toEqual(answer);
  expect(runs).toBe(0);
});

const boundary = 'multipart/form-data; boundary=b';
const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

it.for<[string, string, string, unknown]>([
  ['a body without its last boundary', boundary, `${head}abc`, malformed],
  ['a body that ends within a header', boundary, '--b\r\ncontent-dis', malformed],
  ['no boundary', 'multipart/form-data', `${head}abc\r\n--b--\r\n`, malformed],
  ['another boundary', 'multipart/form-data; boundary=c', `${head}abc\r\n--b--\r\n`, malformed],
  ['an empty body', boundary, '', missing],
  ['JSON', 'application/json', '{"bankCode":"SCB"}', missing],
  ['a type nobody reads', 'text/plain', 'abc', [415, { message: 'KEY_INVALID' }]],
])('%s is answered by a code as well', async ([, type, body, answer]) => {
  expect(await post(body, { 'content-type': type })).toEqual(answer);
  expect(runs).toBe(0);
});

it('a caller without a session is refused before a byte of the picture is read', async () => {
  expect(await post(formOf([bank, small]), { authorization: 'Bearer unknown' })).toMatchObject([401, {}]);
});

it('the same picture ten times at once under one key is taken once, and each gets that answer', async () => {
  const key = { 'idempotency-key': 'one press' };
  const replies = await Promise.all(Array.from({ length: 10 }, () => post(formOf([bank, small]), key)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]).toMatchObject([200, { bytes: 3 }]);
  expect(runs).toBe(1);
  expect(await post(formOf([bank, ['file', bytesOf(4)]]), key)).toEqual([422, { message: 'KEY_INVALID' }]);
});

const onTheWire = (path: string, lines: readonly string[], body: string): Socket => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.on('error', () => undefined);
  const all = [`POST ${path} HTTP/1.1`, 'host: localhost', `authorization: Bearer ${member.token}`, ...lines, '', ''];
  socket.write(all.join('\r\n') + body);
  return socket;
};
const wire = [`content-type: ${boundary}`, 'content-length: 500'];
const field = '\r\n--b\r\ncontent-disposition: form-data; name="bankCode"\r\n\r\nSCB\r\n--b--\r\n';

it('a picture may arrive slowly where no other body may', async () => {
  const slow = onTheWire(send.path, wire, head);
  const stalled = onTheWire('/api/nowhere', ['content-type: application/json', 'content-length: 500'], '{');
  let reported = '';
  stalled.on('data', (text: string) => (reported += text));
  await once(stalled, 'close');
  expect(reported).toContain('408 Request Timeout');
  slow.write('x'.repeat(500 - head.length - field.length) + field);
  expect((await once(slow, 'data'))[0]).toContain('HTTP/1.1 200 OK');
  slow.destroy();
});

it('a caller who hangs up in the middle leaves nothing behind, and their next picture is taken', async () => {
  for (let times = 0; times < 30; times += 1) {
    const socket = onTheWire(send.path, wire, head);
    await once(socket, 'connect');
    socket.destroy();
  }
  await expect.poll(async () => (await post(formOf([bank, small])))[0]).toBe(200);
  expect(runs).toBe(1);
  await expect.poll(arriving).toEqual([]);
});

it('while a picture is worked on it is one file that only the server’s user can read, and once its call has ended there is none', async () => {
  const found: string[] = [];
  whileRunning = async ({ path, size }) => {
    const { mode, size: kept } = await stat(path);
    found.push(`${String(size)} ${String(kept)} ${(mode & 0o777).toString(8)}`);
  };
  for (const parts of [[bank, ['file', bytesOf(200_000)] as const], [bank, small, small], [small]])
    await post(formOf(parts));
  expect(found).toEqual(['200000 200000 600']);
  await expect.poll(arriving).toEqual([]);
});

it('what a process that died left behind is removed with the next picture', async () => {
  await post(formOf([bank, small]));
  const [left, fresh] = [join(folder, 'left'), join(folder, 'fresh')];
  for (const path of [left, fresh]) await writeFile(path, 'a picture');
  const before = new Date(Date.now() - 16 * 60_000);
  await utimes(left, before, before);
  await post(formOf([bank, small]));
  expect(await arriving()).toEqual(['fresh']);
  await rm(fresh);
});

it('a caller has a dozen pictures under way at most, and others are not kept from sending theirs', async () => {
  const slow = Array.from({ length: 13 }, () => onTheWire(send.path, wire, head));
  const [reported] = (await Promise.race(slow.map((socket) => once(socket, 'data')))) as [string];
  expect(reported).toContain('HTTP/1.1 429');
  expect(await post(formOf([bank, small]))).toEqual([429, { message: 'REQUEST_LIMIT' }]);
  member = await server.member();
  expect((await post(formOf([bank, small])))[0]).toBe(200);
  for (const socket of slow) socket.destroy();
});
