import { afterEach, expect, it } from 'vitest';
import { changeSetting } from '#support/office-acts.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
const laosServer = await startTestServer({ settings: { VITE_LAOS: 'true' } });

const lookUp = async (name: string, from = server): Promise<unknown> => {
  const answer = await from.request('GET', `/api/lookup/${name}`);
  expect(answer.status, name).toBe(200);
  return answer.body;
};

const set = async (name: string, value: unknown): Promise<void> => {
  await changeSetting(server, name, value);
  server.clock.advance(2_000);
};

afterEach(() => set('terminated', false));

const publicLookups = [
  'banks',
  'conditions',
  'agreements',
  'info',
  'notice',
  'contact',
  'sources',
  'active',
  'registerOTP',
  'enableChatWidget',
];

it('the public lookups need no login and ignore every token', async () => {
  proves('OP-009');
  for (const name of publicLookups)
    for (const token of [null, 'forged'])
      expect((await server.request('GET', `/api/lookup/${name}`, { token })).status, name).toBe(200);
});

it('deposit and slip lookups need a login', async () => {
  proves('OP-009');
  for (const name of ['deposit', 'slip']) {
    const path = `/api/lookup/${name}`;
    expect(await server.request('GET', path)).toMatchObject({ status: 401, body: { message: 'UNAUTHORIZED' } });
    expect(await server.request('GET', path, { token: 'forged' })).toMatchObject({
      status: 401,
      body: { message: 'invalid-token' },
    });
  }
});

it('the Thai build lists only Thai banks, in the operator’s order', async () => {
  proves('API-006', 'ENT-018');
  const banks = (await lookUp('banks')) as { code: string; nameTH: string }[];
  expect(banks).toHaveLength(18);
  expect(banks.slice(0, 6).map(({ code }) => code)).toEqual(['KTB', 'TMB', 'BBL', 'SCB', 'KBANK', 'GSB']);
  for (const bank of banks)
    expect(bank).toEqual({ code: bank.code, nameTH: expect.any(String), nameEN: expect.any(String) });
  expect(banks[3]).toMatchObject({ nameTH: 'ธนาคารไทยพาณิชย์' });
});

it('the Laos build lists Lao banks before Thai ones', async () => {
  proves('API-006');
  const banks = (await lookUp('banks', laosServer)) as { code: string }[];
  expect(banks).toHaveLength(34);
  expect(banks[0]).toMatchObject({ code: 'BCEL' });
  expect(banks[16]).toMatchObject({ code: 'KTB' });
});

it('sources have code and description', async () => {
  proves('API-015', 'ENT-019');
  const sources = (await lookUp('sources')) as object[];
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(source).toEqual({ code: expect.any(String), description: expect.any(String) });
});

it('conditions have title and markup, agreements are markup', async () => {
  proves('API-008', 'API-009', 'ENT-022', 'ENT-023', 'OP-055');
  const conditions = [
    { title: 'ถอนเงิน', html: '<p>ขั้นต่ำ 100 บาท</p>' },
    { title: 'ฝากเงิน', html: '<p>ขั้นต่ำ 10 บาท</p>' },
  ];
  const agreements = ['<p>First rule</p>', '<p>Second <b>rule</b></p>'];
  await set('conditions', conditions);
  await set('agreements', agreements);
  expect(await lookUp('conditions')).toEqual(conditions);
  expect(await lookUp('agreements')).toEqual(agreements);
});

it('info has name and website, and without a setting the name is Member Wallet', async () => {
  proves('API-010', 'ENT-021', 'OP-056');
  expect(await lookUp('info')).toEqual({ name: 'Krapao', website: 'https://krapao.example', agreementVersion: 1 });
  await server.database.owner.rows(`delete from operator_setting where name = 'info'`);
  server.clock.advance(2_000);
  expect(await lookUp('info')).toEqual({ name: 'Member Wallet', website: null, agreementVersion: 1 });
});

it('the terms have the version of the newest of them, and a text without a version is of the first', async () => {
  const html = '<p>Changed rule</p>';
  await set('agreements', [
    '<p>First rule</p>',
    { html, version: 3 },
    { html: { th: 'ก', la: 'ກ', en: 'a' }, version: 2 },
  ]);
  expect(await lookUp('info')).toMatchObject({ agreementVersion: 3 });
  expect(await lookUp('agreements')).toEqual(['<p>First rule</p>', html, 'ก']);
  await set('agreements', ['<p>First rule</p>']);
  expect(await lookUp('info')).toMatchObject({ agreementVersion: 1 });
});

it('a source is told in the caller’s language', async () => {
  await set('sources', [{ code: 'FRIEND', description: { th: 'เพื่อน', la: 'ໝູ່', en: 'A friend' } }]);
  const inLao = await server.request('GET', '/api/lookup/sources', { headers: { 'accept-language': 'lo' } });
  expect([await lookUp('sources'), inLao.body]).toEqual([
    [{ code: 'FRIEND', description: 'เพื่อน' }],
    [{ code: 'FRIEND', description: 'ໝູ່' }],
  ]);
});

it('banks stand in the order and under the names that the operator wrote, the rest after them', async () => {
  const before = (await lookUp('banks')) as { code: string }[];
  await set('bankTexts', [
    { code: 'SCB', nameTH: 'ไทยพาณิชย์', nameEN: 'Siam' },
    { code: 'NO-BANK', nameTH: 'x', nameEN: 'x' },
  ]);
  server.clock.advance(5_000);
  const banks = (await lookUp('banks')) as { code: string }[];
  expect(banks[0]).toEqual({ code: 'SCB', nameTH: 'ไทยพาณิชย์', nameEN: 'Siam' });
  expect(banks.slice(1)).toEqual(before.filter(({ code }) => code !== 'SCB'));
  await set('bankTexts', []);
  server.clock.advance(5_000);
  expect(await lookUp('banks')).toEqual(before);
});

it('a notice is a title and markup, or nulls', async () => {
  proves('API-011', 'OP-054');
  expect(await lookUp('notice')).toEqual({ title: null, html: null });
  await set('notice', { title: 'ปิดปรับปรุง', html: '<p>คืนนี้</p>' });
  expect(await lookUp('notice')).toEqual({ title: 'ปิดปรับปรุง', html: '<p>คืนนี้</p>' });
});

it('a notice is shown from its beginning until its end, to the instant', async () => {
  const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();
  const shown = { title: 'ปิดปรับปรุง', html: '<p>คืนนี้</p>' };
  const none = { title: null, html: null };
  const until = at(20);
  await set('notice', { ...shown, from: at(10), until });
  expect(await lookUp('notice')).toEqual(none);
  server.clock.advance(10 * 60_000);
  expect(await lookUp('notice')).toEqual(shown);
  server.clock.advance(new Date(until).getTime() - server.clock.now().getTime() - 1);
  expect(await lookUp('notice')).toEqual(shown);
  server.clock.advance(1);
  expect(await lookUp('notice')).toEqual(none);
});

it('contact has its four fields', async () => {
  proves('API-012', 'ENT-020');
  expect(await lookUp('contact')).toEqual({
    contactText: expect.any(String),
    lineLink: expect.any(String),
    lineName: expect.any(String),
    lineQR: expect.any(String),
  });
});

it('the two switches are booleans set by the operator', async () => {
  proves('API-017', 'API-018', 'ENT-024', 'ENT-025', 'OP-190');
  expect(await lookUp('registerOTP')).toBe(true);
  expect(await lookUp('enableChatWidget')).toBe(true);
  await set('registerOTP', false);
  await set('enableChatWidget', false);
  expect(await lookUp('registerOTP')).toBe(false);
  expect(await lookUp('enableChatWidget')).toBe(false);
});

it('active returns null while the site runs', async () => {
  proves('API-016', 'OP-030');
  expect(await lookUp('active')).toEqual({ terminated: null });
});

it('a shut-down site answers gone to every call except active', async () => {
  proves('ERR-005', 'OP-029', 'OP-030');
  const { token } = await server.member();
  await set('terminated', true);
  expect(await lookUp('active')).toEqual({ terminated: 'gone' });
  const gone = { status: 410, body: { message: 'gone' } };
  for (const name of publicLookups.filter((lookup) => lookup !== 'active'))
    expect(await server.request('GET', `/api/lookup/${name}`), name).toMatchObject(gone);
  for (const path of ['/api/wallet', '/api/lookup/deposit', '/api/lookup/slip', '/api/qrcode/KBANK']) {
    expect(await server.request('GET', path, { token }), path).toMatchObject(gone);
    expect(await server.request('GET', path), path).toMatchObject(gone);
  }
  expect(await server.request('POST', '/api/login', { body: {} })).toMatchObject(gone);
  await set('terminated', false);
  expect((await server.request('GET', '/api/wallet', { token })).status).toBe(200);
});

it('a setting in an unknown form counts as not set, and affects nothing else', async () => {
  // No call accepts such a value, so the test writes it directly, as an older version may have left it.
  await server.database.owner.rows(`update operator_setting set value = '{"name":7}' where name = 'info'`);
  server.clock.advance(2_000);
  expect(await lookUp('info')).toMatchObject({ name: 'Member Wallet', website: null });
  expect(await lookUp('active')).toEqual({ terminated: null });
  await set('info', { name: 'Krapao', website: null });
  expect(await lookUp('info')).toMatchObject({ name: 'Krapao', website: null });
});
