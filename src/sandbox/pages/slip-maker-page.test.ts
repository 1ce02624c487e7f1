import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '#support/test-sandbox.ts';
import { readQrImage } from '../bank/read-qr-image.ts';
import { slipDamages } from '../slips/damage/slip-damages.ts';
import { slipTricks } from '../slips/make-slip.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ serverUrl: 'http://127.0.0.1:9', now: () => new Date() });
});
afterAll(() => sandbox.close());

const order = {
  fromBankCode: 'KBANK',
  fromAccountNo: '0987654321',
  fromName: 'สมชาย ใจดี',
  toBankCode: 'KBANK',
  toAccountNo: '001-1-00000-1',
  amount: '250.75',
  trick: 'real',
};

const make = async (fields: Record<string, string> = {}): Promise<Response> =>
  fetch(`${sandbox.url}/slip-maker`, {
    method: 'POST',
    body: new URLSearchParams({ ...order, ...fields }),
    redirect: 'manual',
  });

const made = async (fields: Record<string, string> = {}) => {
  const answer = await make(fields);
  expect(answer.status).toBe(303);
  const address = sandbox.url + (answer.headers.get('location') ?? '');
  const picture = await fetch(`${address}.png`);
  return { address, page: await (await fetch(address)).text(), picture: Buffer.from(await picture.arrayBuffer()) };
};

const checked = async (code: string): Promise<string> => {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer slips' };
  const body = JSON.stringify({ payload: { qrCode: code } });
  const answer = await fetch(`${sandbox.url}/slip-verifier/verify-slip/qr-code/info`, {
    method: 'POST',
    headers,
    body,
  });
  return ((await answer.json()) as { code: string; data?: { amount: number } }).code;
};

it('a person makes a slip of a real transfer, sees it and saves it in either form', async () => {
  const { address, page, picture } = await made({ style: 'kbank-dark', damage: 'photographed', minutesAgo: '5' });
  expect(page).toContain('250.75');
  expect(await checked((await readQrImage(picture)) ?? '')).toBe('200000');
  for (const [form, type] of [
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
  ])
    expect((await fetch(`${address}.${form}`)).headers.get('content-type')).toBe(type);
});

it.each([
  ['real', '200000'],
  ['edited', '200000'],
  ['invented', '200404'],
  ['checksum', '400001'],
  ['no-code', null],
  ['payment-code', '400001'],
])('the slip-checking service knows the truth about a slip that is %s', async (trick, expected) => {
  const { page, picture } = await made({ trick });
  const code = await readQrImage(picture);
  expect(code === null ? null : await checked(code)).toBe(expected);
  expect(page).toContain(trick === 'edited' ? '2,507.50' : '250.75');
});

it('the page offers every trick and every damage, and is reached from the home page', async () => {
  const open = async (path: string): Promise<string> => (await fetch(sandbox.url + path)).text();
  const page = await open('/slip-maker');
  for (const name of [...slipTricks.map(([trick]) => trick), ...slipDamages.map((damage) => damage.name)])
    expect(page).toContain(`value="${name}"`);
  expect(await open('/')).toContain('href="/slip-maker"');
});

it.each([{ amount: '0' }, { amount: 'ten' }, { minutesAgo: '1.5' }, { trick: 'magic' }, { fromName: '' }])(
  'a slip is not made of %o',
  async (fields) => {
    expect((await make(fields)).status).toBe(422);
    expect((await fetch(`${sandbox.url}/slip-maker/123`)).status).toBe(404);
  },
);
