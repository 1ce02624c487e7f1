import { expect, it } from 'vitest';
import { offerQr } from '#support/deposits.ts';
import { changeOperator } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositCalls } from '../../contract.ts';

const server = await startTestServer();
const poorServer = await startTestServer({ without: ['KBANK_QR_URL', 'WW_TOKEN'] });
const strictServer = await startTestServer({ settings: { VITE_KBANK_MINIMUM: '20' } });

const create = (member: TestMember, amount: bigint, bankCode = 'KBANK') =>
  server.ask(depositCalls.createQr, { bankCode, amount }, { token: member.token });
const live = (member: TestMember, bankCode = 'KBANK') =>
  server.ask(depositCalls.getQr, { bankCode }, { token: member.token });
const cancel = (member: TestMember, qrcodeId: string) =>
  server.ask(depositCalls.cancelQr, { qrcodeId }, { token: member.token });

const setMode = async (mode: 'AUTO' | 'MANUAL'): Promise<void> => {
  const kbank = `select account_id as id from deposit_account where bank_code = 'KBANK'`;
  for (const { id } of await server.database.owner.rows<{ id: string }>(kbank))
    await changeOperator(server, { kind: 'deposit_account', object: id, fields: { mode } });
  server.clock.advance(10_000);
};

it('a code has id, markup, amount and its real end after ten minutes', async () => {
  proves('ENT-031', 'ENT-032', 'OP-107', 'OP-108');
  const member = await server.member();
  const made = await create(member, 12_345n);
  expect(made.status).toBe(200);
  expect(made.body).toEqual({
    qrcodeId: expect.any(String),
    hasQrcode: true,
    qrcode: expect.stringMatching(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^]*<\/svg>$/),
    amount: 123.45,
    expireIn: new Date(server.clock.now().getTime() + 600_000).toISOString(),
  });
});

it('the drawn code is read back to the payload the gateway gave', async () => {
  const member = await server.member();
  const made = await create(member, 10_000n);
  const image = (made.body as { qrcode: string }).qrcode.replace('<svg ', '<svg width="450" height="450" ');
  const read = await fetch(`${server.sandbox.url}/bank/read-qr`, {
    method: 'POST',
    headers: { 'content-type': 'image/svg+xml' },
    body: image,
  });
  const row = await server.context.database.one<{ payload: string }>(
    'select payload from qr_code where member_id = $1',
    [member.memberId],
  );
  expect(await read.json()).toEqual({ payload: row?.payload });
});

it('the live code is returned again, and without one hasQrcode is false', async () => {
  proves('OP-109', 'OP-110');
  const member = await server.member();
  expect((await live(member)).body).toEqual({ hasQrcode: false });
  const made = await create(member, 10_000n);
  expect((await live(member)).body).toEqual(made.body);
});

it('a new code replaces the live one, also if two are created at once', async () => {
  proves('OP-111', 'OP-306');
  const member = await server.member();
  const first = await create(member, 10_000n);
  const made = await Promise.all([create(member, 20_000n), create(member, 30_000n), create(member, 40_000n)]);
  const given = made.filter(({ body }) => (body as { hasQrcode: boolean }).hasQrcode);
  expect(given.length).toBeGreaterThanOrEqual(1);
  const rows = await server.context.database.rows<{ status: string }>(
    `select status from qr_code where member_id = $1 and status in ('LIVE', 'MAKING')`,
    [member.memberId],
  );
  expect(rows).toEqual([{ status: 'LIVE' }]);
  expect((await live(member)).body).not.toMatchObject({ qrcodeId: (first.body as { qrcodeId: string }).qrcodeId });
});

it('a cancelled code is gone here and at the gateway', async () => {
  proves('API-044', 'QR-11', 'OP-112');
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  expect(await cancel(member, qr.qrcodeId)).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  expect((await live(member)).body).toMatchObject({ hasQrcode: false, ended: 'CANCELLED' });
  const book = (await server.sandbox.get('/book')) as { qrs: { reference: string; status: string }[] };
  expect(book.qrs.find(({ reference }) => reference === qr.reference)?.status).toBe('CANCELLED');
});

it('an unknown, ended or foreign code answers NO_DATA', async () => {
  proves('OP-112');
  const [member, other] = [await server.member(), await server.member()];
  const qr = await offerQr(server, member, 10_000n);
  const noData = { status: 404, body: { message: 'NO_DATA' } };
  expect(await cancel(other, qr.qrcodeId)).toMatchObject(noData);
  expect(await cancel(member, 'nothing-of-the-kind')).toMatchObject(noData);
  expect(await cancel(member, '01900000-0000-7000-8000-0000000000ff')).toMatchObject(noData);
  await cancel(member, qr.qrcodeId);
  expect(await cancel(member, qr.qrcodeId)).toMatchObject(noData);
  const expired = await offerQr(server, member, 10_000n);
  server.clock.advance(600_000);
  expect(await cancel(member, expired.qrcodeId)).toMatchObject(noData);
});

it('a code is on offer until its last millisecond', async () => {
  proves('OP-108', 'OP-114');
  const member = await server.member();
  await offerQr(server, member, 10_000n);
  server.clock.advance(599_999);
  expect((await live(member)).body).toMatchObject({ hasQrcode: true });
  server.clock.advance(1);
  expect((await live(member)).body).toMatchObject({ hasQrcode: false, ended: 'EXPIRED' });
});

it('an amount out of range answers hasQrcode false with QR_FAIL', async () => {
  proves('ERR-072', 'ENT-033', 'OP-104', 'OP-105', 'OP-109', 'OP-115');
  const member = await server.member();
  const fail = { status: 200, body: { hasQrcode: false, message: 'QR_FAIL' } };
  for (const amount of [999n, 5_000_001n, 0n, -1_000n]) expect(await create(member, amount)).toMatchObject(fail);
  for (const amount of [1_000n, 5_000_000n, 1_001n])
    expect((await create(member, amount)).body).toMatchObject({ hasQrcode: true });
});

it('an amount with more than two decimals or of another type answers KEY_INVALID, none KEY_MISSING', async () => {
  proves('OP-016');
  const { token } = await server.member();
  for (const amount of [10.001, '100', null, true, [], {}, 1e300])
    expect(await server.request('POST', '/api/qrcode/KBANK', { body: { amount }, token })).toMatchObject({
      status: 400,
      body: { message: 'KEY_INVALID' },
    });
  expect(await server.request('POST', '/api/qrcode/KBANK', { body: {}, token })).toMatchObject({
    status: 400,
    body: { message: 'KEY_MISSING' },
  });
});

it('if the gateway refuses, is silent or answers nonsense, the call answers QR_FAIL and leaves no live code', async () => {
  proves('ERR-072', 'OP-109');
  const member = await server.member();
  for (const kind of ['refuse', 'timeout-before', 'timeout-after', 'down', 'garbage']) {
    await server.sandbox.weather({ service: 'gateway', kind, seconds: 1 });
    expect((await create(member, 10_000n)).body, kind).toEqual({ hasQrcode: false, message: 'QR_FAIL' });
    await server.sandbox.weather({ service: 'gateway', kind: 'fine' });
    expect((await live(member)).body, kind).toEqual({ hasQrcode: false });
  }
});

it('methods without a QR flow answer 404 NO_BANK', async () => {
  proves('ERR-065', 'OP-109', 'OP-306');
  const member = await server.member();
  const noBank = { status: 404, body: { message: 'NO_BANK' } };
  for (const bankCode of ['SCB', 'NOWHERE', 'toString']) {
    expect(await create(member, 10_000n, bankCode), bankCode).toMatchObject(noBank);
    expect(await live(member, bankCode), bankCode).toMatchObject(noBank);
  }
  await setMode('AUTO');
  expect(await create(member, 10_000n)).toMatchObject(noBank);
  expect(await live(member)).toMatchObject(noBank);
  await setMode('MANUAL');
});

it('a method without settings is not listed, and its QR calls answer NO_BANK', async () => {
  const { token } = await poorServer.member();
  const noBank = { status: 404, body: { message: 'NO_BANK' } };
  const listed = await poorServer.ask(depositCalls.listMethods, {}, { token });
  expect((listed.body as { banks: { bankCode: string }[] }).banks.map(({ bankCode }) => bankCode)).toEqual([
    'SCB',
    'FP',
    'PAYONEX',
  ]);
  for (const bankCode of ['KBANK', 'WW']) {
    expect(await poorServer.ask(depositCalls.createQr, { bankCode, amount: 10_000n }, { token })).toMatchObject(noBank);
    expect(await poorServer.ask(depositCalls.getQr, { bankCode }, { token })).toMatchObject(noBank);
  }
  for (const path of ['/hooks/kbank-qr', '/hooks/ww'])
    expect(await poorServer.request('POST', path, { body: { partnerTxnUid: 'A1', reference: 'A1' } })).toMatchObject({
      status: 400,
    });
});

it('QR codes are for baht only', async () => {
  proves('OP-126');
  const member = await server.member({ currency: 'LAK' });
  expect(await create(member, 10_000n)).toMatchObject({ status: 404, body: { message: 'NO_BANK' } });
});

it('the QR calls require a session', async () => {
  proves('OP-007');
  for (const [method, path] of [
    ['GET', '/api/qrcode/KBANK'],
    ['POST', '/api/qrcode/KBANK'],
    ['DELETE', '/api/qrcode/01900000-0000-7000-8000-0000000000ff'],
  ] as const)
    expect(await server.request(method, path)).toMatchObject({ status: 401, body: { message: 'UNAUTHORIZED' } });
});

it('the minimum follows the setting of the serving process', async () => {
  proves('OP-104', 'OP-296');
  const { token } = await strictServer.member();
  const make = (amount: bigint) => strictServer.ask(depositCalls.createQr, { bankCode: 'KBANK', amount }, { token });
  expect((await make(1_999n)).body).toEqual({ hasQrcode: false, message: 'QR_FAIL' });
  expect((await make(2_000n)).body).toMatchObject({ hasQrcode: true });
});
