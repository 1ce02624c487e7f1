import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { isRefusalCode } from '#contract/refusal-codes.ts';
import { drawFrom, type Malformed, malformedBodies } from '#support/bad-input/malformed-bodies.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import type { ValidCall } from '#support/bad-input/valid-call.ts';
import { validQuestions, validWrites } from '#support/bad-input/valid-calls.ts';
import { inFullOr, isInFull } from '#support/requirements/in-full.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the body.
const server = await startTestServer({ isProvedOnce: true, settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
afterAll(() => agent.destroy());

// npm run verify sends a thousand to each.
const bodiesEach = Number(process.env['BODIES_EACH'] ?? (isInFull ? 30 : 12));
const atOnce = 16;
const seed = Math.floor(Math.random() * 2 ** 32);
process.stdout.write(`malformed bodies are drawn from the seed ${String(seed)}\n`);

interface Answer {
  readonly status: number;
  readonly text: string;
}

const send = (call: ValidCall, malformed: Malformed): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(malformed.type === null ? {} : { 'content-type': malformed.type }),
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
      'content-length': malformed.content.length,
      ...malformed.headers,
    };
    const sent = request(call.base + call.path, { method: call.method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(malformed.content);
  });

const messageOf = (text: string): string => {
  const body = JSON.parse(text) as { message?: string };
  return body.message ?? '';
};

const isRight = (status: number, text: string): boolean =>
  status >= 200 && status < 500 && (status < 300 || isRefusalCode(messageOf(text)));

// No member here has money, so that even a body that happens to be valid moves none.
const poor: TestServer = { ...server, member: (build = {}) => server.member({ ...build, balance: 0n }) };
const spoilt = async (name: string): Promise<ValidCall> => {
  const call = await (validWrites[name] ?? validQuestions[name])?.(poor);
  if (call === undefined) throw new Error(`there is no valid ${name}`);
  return { ...call, path: call.path.replace('//', `/${server.context.newId()}/`) };
};

const entriesOf = () => server.database.owner.rows('select * from entry order by member_id, seq');

const withBodies = [...Object.keys(validWrites), ...Object.keys(validQuestions)].filter((name) =>
  /^(office )?(POST|PUT)/.test(name),
);

it.for(withBodies)(
  `${String(bodiesEach)} malformed bodies to %s: never a fault, never an entry, always a code`,
  { timeout: 120_000 },
  async (name) => {
    const call = await spoilt(name);
    const entries = await entriesOf();
    const wrong: object[] = [];
    const bodies = malformedBodies(call.body ?? {}, bodiesEach, drawFrom(seed));
    const worker = async (): Promise<void> => {
      for (const malformed of bodies) {
        const { status, text } = await send(call, malformed);
        if (isRight(status, text)) continue;
        wrong.push({ how: malformed.how, content: malformed.content.subarray(0, 200).toString(), status, text });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    // Confirming takes only a password, so any body that contains it is valid.
    expect(name.endsWith('/agree') ? entries : await entriesOf()).toEqual(entries);
    expect((await server.request('GET', '/healthz')).status).toBe(200);
  },
);

const strangePaths = [
  '%',
  '%00',
  '%2e%2e%2f',
  '..;',
  '%ff%fe',
  '%e0%b8',
  "'",
  '%27%20or%201=1',
  '{}',
  '[]',
  ' '.repeat(3),
  '%20',
  'x'.repeat(41),
  'x'.repeat(600),
  '%F0%9F%98%80',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '-1',
  '1e9',
  '%0d%0aX:1',
  '00000000-0000-0000-0000-000000000000',
  'JOKER%00',
  'JOKER/..',
  'joker',
  'JOKER?x=1',
  '*',
  '.',
  '..',
  '%5c',
  '%3Cscript%3E',
];

it('malformed paths and queries never cause a fault', async () => {
  const [member, staff] = [await server.member(), await server.staff()];
  const calls = [
    '/api/wallet/activate/',
    '/api/wallet/account/',
    '/api/wallet/resetpassword/',
    '/api/qrcode/',
    '/api/autoLogin/',
    '/api/autoLogin/joker2/',
    '/api/autoLogin/imi/x/',
    '/api/',
    '/',
    '/docs/',
    '/hooks/',
    '/api/wallet?',
  ].map((path) => [server.url, path, member.token] as const);
  const office = [
    '/api/withdrawals/',
    '/api/withdrawals?view=open&page=',
    '/api/withdrawals?view=',
    '/api/withdrawals?view=open&limit=10&page=1&',
  ].map((path) => [server.officeUrl, path, staff.token] as const);
  for (const [base, path, token] of [...calls, ...office]) {
    for (const strange of strangePaths) {
      for (const method of inFullOr(['GET', 'DELETE', 'POST'], 'GET', 'POST')) {
        const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'wallet-user' };
        const reply = await fetch(base + path + strange, { method, headers });
        const text = await reply.text();
        expect([method, path, strange, reply.status, text.slice(0, 80), reply.status < 500]).toEqual([
          method,
          path,
          strange,
          reply.status,
          text.slice(0, 80),
          true,
        ]);
      }
    }
  }
});

// Sends the text unchanged; returns the answer, or nothing if the connection is closed without one.
const onTheWire = async (text: string): Promise<string> => {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  let answer = '';
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
  socket.on('error', () => undefined);
  socket.end(text, 'latin1');
  await Promise.race([once(socket, 'close'), once(socket, 'end')]);
  socket.destroy();
  return answer;
};

const head = (token: string, lines: readonly string[]): string =>
  [
    `POST /api/wallet/withdraw HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');

const amount = '{"amount":100}';
const chunked = 'transfer-encoding: chunked';
const tricks: [string, readonly string[], string][] = [
  ['two lengths', ['content-length: 14', 'content-length: 15'], amount],
  ['a length and chunks', ['content-length: 14', chunked], `e\r\n${amount}\r\n0\r\n\r\n`],
  ['a length below zero', ['content-length: -1'], amount],
  ['a length that is no number', ['content-length: 0x0e'], amount],
  ['a length beyond what comes', ['content-length: 1000'], amount],
  ['a length no server holds', ['content-length: 99999999999999999999'], amount],
  ['a chunk size that lies', [chunked], `ff\r\n${amount}\r\n0\r\n\r\n`],
  ['a chunk size without an end', [chunked], `${'f'.repeat(100)}\r\n${amount}`],
  ['a chunk size below zero', [chunked], `-e\r\n${amount}\r\n0\r\n\r\n`],
  ['chunks without the last', [chunked], `e\r\n${amount}\r\n`],
  ['a chunk extension without an end', [chunked], `e;${'x'.repeat(20_000)}\r\n${amount}\r\n0\r\n\r\n`],
  ['chunks twice', [chunked, chunked], `e\r\n${amount}\r\n0\r\n\r\n`],
  ['chunks that are packed', ['transfer-encoding: gzip, chunked'], `e\r\n${amount}\r\n0\r\n\r\n`],
  ['another encoding hidden by a tab', ['transfer-encoding:\tchunked, identity'], amount],
  ['bare line feeds', ['content-length: 14\nx-hidden: 1'], amount],
  ['a folded header', ['x-folded: a\r\n b', 'content-length: 0'], ''],
  ['a header without a name', [': x', 'content-length: 0'], ''],
  ['a zero in a header', ['x-zero: a\0b', 'content-length: 0'], ''],
  ['20 kB of headers', [`x-long: ${'x'.repeat(20_000)}`, 'content-length: 0'], ''],
  ['3000 headers', [...Array.from({ length: 3_000 }, (_, index) => `x-${String(index)}: 1`), 'content-length: 0'], ''],
  ['two hosts', ['host: evil.example', 'content-length: 0'], ''],
  ['an upgrade', ['connection: upgrade', 'upgrade: websocket', 'content-length: 0'], ''],
  ['an expectation', ['expect: 200-ok', 'content-length: 14'], amount],
];

it.for(tricks)('%s on the wire is refused or closed, and moves no money', async ([, lines, body]) => {
  const member = await server.member({ balance: 50_000n });
  const answer = await onTheWire(head(member.token, lines) + body);
  expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
  const content = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  const isSilent = ['', '0\r\n\r\n'].includes(content) || answer.startsWith('HTTP/1.1 200');
  expect(isSilent || isRefusalCode(messageOf(content))).toBe(true);
  const row = await server.database.owner.one<{ balance: bigint }>(
    `select balance from account where member_id = $1 and name = 'held'`,
    [member.memberId],
  );
  expect(row?.balance).toBe(0n);
  expect((await server.request('GET', '/healthz')).status).toBe(200);
});
