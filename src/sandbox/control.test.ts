import { mkdtemp, rm } from 'node:fs/promises';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate, validate } from 'promptparse';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '#support/test-sandbox.ts';
import { readQrImage } from './bank/read-qr-image.ts';

const payer = { fromBankCode: 'KBANK', fromAccountNo: '0987654321', fromName: 'สมชาย ใจดี' };
let sandbox: TestSandbox;
beforeAll(async () => {
  const secrets = { bank: 'bank', gateway: 'gateway', sms: 'sms', games: 'games' };
  sandbox = await startTestSandbox({ serverUrl: 'http://127.0.0.1:9', secrets, now: () => new Date() });
});
afterAll(() => sandbox.close());

const post = async (path: string, body: unknown): Promise<{ status: number; answer: Record<string, unknown> }> => {
  const answer = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, answer: (await answer.json()) as Record<string, unknown> };
};

it('a transfer returns its reference and a slip whose mini-QR contains bank and reference', async () => {
  const order = { toBankCode: 'SCB', toAccountNo: '1112223334', ...payer, amount: 1234.5 };
  const { answer } = await post('/bank/transfer', order);
  const slip = await fetch(String(answer['slip']));
  expect(slip.headers.get('content-type')).toBe('image/png');
  const image = Buffer.from(await slip.arrayBuffer());
  const payload = await readQrImage(image);
  expect(validate.slipVerify(payload ?? '')).toEqual({ sendingBank: '004', transRef: answer['slipReference'] });
  const worn = await sharp(image)
    .resize(400)
    .rotate(3, { background: '#888' })
    .blur(0.6)
    .jpeg({ quality: 50 })
    .toBuffer();
  expect(await readQrImage(worn)).toBe(payload);
  const book = (await sandbox.get('/book')) as { transfers: Record<string, unknown> };
  expect(book.transfers[String(answer['reference'])]).toMatchObject({
    amount: 1234.5,
    currency: 'THB',
    to: { accountNo: '1112223334' },
  });
});

it('a transfer to a Lao bank is in kip', async () => {
  const { answer } = await post('/bank/transfer', {
    toBankCode: 'BCEL',
    toAccountNo: '55566677',
    ...payer,
    amount: 94000,
  });
  const book = (await sandbox.get('/book')) as { transfers: Record<string, unknown> };
  expect(book.transfers[String(answer['reference'])]).toMatchObject({ amount: 94000, currency: 'LAK' });
});

it('pays codes with tag 29 and tag 30, with a typed amount if the code has none', async () => {
  const fixed = generate.billPayment({ billerId: '099999999999990', ref1: 'FIXED1', amount: 300 });
  const open = generate.anyId({ type: 'MSISDN', target: '0801234567' });
  expect((await post('/bank/pay-qr', { payload: fixed, ...payer })).status).toBe(200);
  expect(await post('/bank/pay-qr', { payload: open, ...payer })).toMatchObject({
    status: 409,
    answer: { error: 'AMOUNT_MISSING' },
  });
  const { answer } = await post('/bank/pay-qr', { payload: open, ...payer, amount: 0.05 });
  const book = (await sandbox.get('/book')) as { transfers: Record<string, unknown> };
  expect(book.transfers[String(answer['reference'])]).toMatchObject({ amount: 0.05, to: { accountNo: '0801234567' } });
});

it('a payload with a wrong checksum or nobody to pay is not paid', async () => {
  const good = generate.billPayment({ billerId: '099999999999990', ref1: 'BAD1', amount: 300 });
  for (const payload of [
    good.replace('300.00', '900.00'),
    '',
    'hello',
    '000201',
    '00020100-463047805',
    good.slice(0, -1),
  ])
    expect((await post('/bank/pay-qr', { payload, ...payer })).answer).toEqual({ error: 'QR_NOT_PAYABLE' });
});

it('invalid amounts are refused', async () => {
  const order = { toBankCode: 'SCB', toAccountNo: '1112223334', ...payer };
  for (const amount of [0, -1, 1.001, '5', null, 1e300])
    expect((await post('/bank/transfer', { ...order, amount })).status).toBe(400);
});

it('messages are found under every form of a phone, newest first, with their code', async () => {
  const send = (to: string, text: string) =>
    fetch(`${sandbox.url}/sms-gateway/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer sms' },
      body: JSON.stringify({ to, text }),
    });
  await send('66811112222', 'first 111111');
  await send('66811112222', 'no code, 12345678');
  const messages = (await sandbox.get('/sms?phone=0811112222')) as {
    phone: string;
    text: string;
    code: string | null;
  }[];
  expect(messages.map(({ phone, code }) => [phone, code])).toEqual([
    ['0811112222', null],
    ['0811112222', '111111'],
  ]);
  expect((await fetch(`${sandbox.url}/sms-gateway/messages`, { method: 'POST' })).status).toBe(401);
});

it('weather is checked, and set for a whole service or one code', async () => {
  for (const body of [
    {},
    { service: 'sun', kind: 'fine' },
    { service: 'bank', kind: 'rain' },
    { service: 'bank', kind: 'quota' },
    { service: 'bank', kind: 'slow', seconds: -1 },
  ])
    expect((await post('/weather', body)).status).toBe(400);
  expect((await post('/weather', { service: 'games', code: 'JOKER', kind: 'down' })).status).toBe(200);
  expect((await post('/weather', { service: 'games', kind: 'fine' })).status).toBe(200);
});

it('text from outside is escaped on every page', async () => {
  const evil = '<script>alert(1)</script>"\'';
  const order = {
    toBankCode: evil,
    toAccountNo: '666',
    toName: evil,
    fromBankCode: evil,
    fromAccountNo: '777',
    fromName: evil,
  };
  await post('/bank/transfer', { ...order, amount: 1 });
  for (const path of [
    '/',
    '/payer',
    '/inbox',
    `/inbox?phone=${encodeURIComponent(evil)}`,
    '/accounts',
    '/weather',
    '/book',
  ]) {
    const page = await fetch(sandbox.url + path, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).not.toContain('<script>alert');
  }
});

const entry = fileURLToPath(new URL('main.ts', import.meta.url));
const startProcess = async (dataFile: string): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, [entry], {
    env: { SANDBOX_PORT: '0', SANDBOX_DATA_FILE: dataFile },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ url: string }];
  return { child, url: message.url };
};

it('a bank still knows after kill -9 what it has acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const dataFile = join(folder, 'new', 'sandbox.sqlite');
  const first = await startProcess(dataFile);
  const paid = await fetch(`${first.url}/bank/transfer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ toBankCode: 'SCB', toAccountNo: '1112223334', ...payer, amount: 10.01 }),
  });
  const { reference } = (await paid.json()) as { reference: string };
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await startProcess(dataFile);
  const book = (await (await fetch(`${second.url}/book`)).json()) as { transfers: Record<string, unknown> };
  expect(book.transfers[reference]).toMatchObject({ amount: 10.01 });
  const ended = once(second.child, 'exit');
  second.child.disconnect();
  expect((await ended)[0]).toBe(0);
  await rm(folder, { recursive: true });
});
