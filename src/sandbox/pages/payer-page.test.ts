import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '#support/test-sandbox.ts';
import { generate, withCrcTag } from 'promptparse';

const sender = { fromBankCode: 'KBANK', fromAccountNo: '0987654321', fromName: 'สมชาย ใจดี' };
let sandbox: TestSandbox;
beforeAll(async () => {
  const secrets = { bank: 'bank', gateway: 'gateway', sms: 'sms', games: 'games' };
  sandbox = await startTestSandbox({ serverUrl: 'http://127.0.0.1:9', secrets, now: () => new Date() });
});
afterAll(() => sandbox.close());

const submit = async (path: string, fields: Record<string, string>) => {
  const answer = await fetch(sandbox.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
};
const open = async (path: string): Promise<string> =>
  (await fetch(sandbox.url + path, { headers: { accept: 'text/html' } })).text();

it('a person pays a code from an account of their choice and finds it in both statements', async () => {
  const payload = generate.anyId({ type: 'MSISDN', target: '0801234567', amount: 1500.5 });
  expect((await submit('/payer/qr', { payload })).text).toContain('1,500.50');
  const paid = await submit('/payer/qr/pay', { payload, amount: '1,500.50', ...sender });
  expect(paid.status).toBe(303);
  expect(await open(paid.location)).toContain('/bank/slips/');
  expect(await open('/accounts/KBANK/0987654321')).toContain('−1,500.50');
  expect(await open('/accounts/PROMPTPAY/0801234567')).toContain('+1,500.50');
});

it('a person pays the code of a merchant in Laos, into which they type the amount', async () => {
  const codeOf = (merchant: string): string =>
    withCrcTag(`00020101021133380004BCEL0106ONEPAY0216${merchant}5204573453034185802LA`, '63');
  const payload = codeOf('mch5c2f0404102fb');
  const laotian = { fromBankCode: 'LDB', fromAccountNo: '0301234567', fromName: 'SOMPHONE' };
  expect((await submit('/payer/qr', { payload })).text).toContain('Merchant mch5c2f0404102fb');
  const order = { amount: '25,000,000', ...laotian };
  const paid = await submit('/payer/qr/pay', { payload, ...order });
  expect(await open(paid.location)).toContain('25,000,000.00 <small>LAK');
  expect(await open('/accounts/BCEL/010120000003')).toContain('+25,000,000.00');
  const stranger = codeOf('mch0000000000000');
  const refused = await submit('/payer/qr/pay', { payload: stranger, ...order, isForced: 'yes' });
  expect(refused.text).toContain('No bank knows the merchant');
});

it('a code unknown to the gateway is paid only on request, and the typed text is not lost', async () => {
  const payload = generate.billPayment({ billerId: '099999999999990', ref1: 'NOBODY', amount: 20 });
  const refused = await submit('/payer/qr/pay', { payload, amount: '20', ...sender });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('never made this QR code');
  expect(refused.text).toContain(payload);
  expect((await submit('/payer/qr/pay', { payload, amount: '20', isForced: 'yes', ...sender })).status).toBe(303);
});

it('a person transfers to an account number, and only a valid amount is accepted', async () => {
  const order = { toBankCode: 'SCB', toAccountNo: '111-222-3334', ...sender };
  for (const amount of ['', '0', '-5', '1.234', 'ten', '1e3']) {
    const answer = await submit('/payer/transfer', { ...order, amount });
    expect(answer.status, amount).toBe(422);
  }
  expect((await submit('/payer/transfer', { ...order, amount: '99.99' })).status).toBe(303);
  expect(await open('/accounts/SCB/1112223334')).toContain('+99.99');
});

it('each account of the operator can be chosen as the receiver, among them the one of KBANK that a feed credits', async () => {
  const page = await open('/payer');
  for (const account of [
    'SCB 0142000002',
    'KBANK 0011000001',
    'KBANK 0011234505',
    'GSB 020000000004',
    'BCEL 010120000003',
    'LDB 030120000005',
  ])
    expect(page).toContain(account.split(' ').join('&quot;,&quot;'));
});

it('a picture without a QR code is reported in words', async () => {
  for (const payload of ['', 'hello', '0002010102'])
    expect((await submit('/payer/qr', { payload })).text).toContain('no QR code a bank can pay');
});

it('the slip of a transfer is saved as a picture of either kind, in each form its bank has', async () => {
  const order = { toBankCode: 'SCB', toAccountNo: '0142000002', amount: '99.99', ...sender };
  const page = await open((await submit('/payer/transfer', order)).location);
  const addresses = [...page.matchAll(/href="(\/bank\/slips\/[^"]+)"/g)].map(([, address]) => address ?? '');
  expect(addresses.map((address) => address.replace(/^.*\./, ''))).toEqual(['png', 'jpg', 'png?style=kbank-dark']);
  for (const address of addresses) {
    const answer = await fetch(sandbox.url + address);
    expect(answer.headers.get('content-type')).toBe(address.includes('.jpg') ? 'image/jpeg' : 'image/png');
    const read = await fetch(`${sandbox.url}/bank/read-qr`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: await answer.blob(),
    });
    expect(((await read.json()) as { payload: string }).payload).toMatch(/^0041000600000101030040220/);
  }
  expect((await fetch(`${sandbox.url}/bank/slips/unknown.png`)).status).toBe(404);
});
