import { expect, it } from 'vitest';
import { depositCalls } from '#features/deposit/contract.ts';
import { makeGift, sendLink, statementOf, walletOf } from '#support/deposits.ts';
import { ourWallet, sealLink } from '#support/ledger/gift-links.ts';
import { changeSetting } from '#support/office-acts.ts';
import { differencesWithSandbox } from '#support/ledger/books-of-sandbox.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { walletLinkCalls } from '../contract.ts';

const server = await startTestServer();

const wallet = { walletAccountName: 'KRAPAO', mode: 'AUTO', mobile: ourWallet };
const setWallets = async (wallets: readonly object[]): Promise<void> => {
  await changeSetting(server, 'walletAccounts', wallets);
  server.clock.advance(2_000);
};

it('a gift link credits what our wallet received of it, once, with one line of the statement', async () => {
  proves('DEP-03', 'API-041', 'OP-277');
  const member = await server.member();
  const { link } = await makeGift(server, { amount: '123.45' });
  expect(await sendLink(server, member, { link })).toMatchObject({
    status: 200,
    body: { message: 'SUCCESS', amount: 123.45 },
  });
  expect(await walletOf(server, member)).toBe(12_345n);
  expect(await statementOf(server, member)).toMatchObject([
    { statementType: 'deposit', status: 'SUCCESS', from: 'TRUEMONEY', to: 'WALLET', amount: 123.45 },
  ]);
  expect(await sendLink(server, member, { link })).toMatchObject({
    status: 409,
    body: { message: 'TRUELINK_DUPLICATE' },
  });
  expect(await walletOf(server, member)).toBe(12_345n);
});

it('of a gift for several receivers only our own share is credited, never its total', async () => {
  const member = await server.member();
  const { link, hash } = await makeGift(server, { amount: '60', receivers: 3, isUneven: true });
  await server.sandbox.post('/gifts/take', { hash, mobile: '0822222222' });
  expect(await sendLink(server, member, { link })).toMatchObject({ status: 200, body: { amount: 20 } });
  expect(await walletOf(server, member)).toBe(2_000n);
});

it('a link that is none, is sealed by another secret, or is spoiled is refused before the provider is asked', async () => {
  proves('OP-100', 'OP-278');
  const member = await server.member();
  await server.sandbox.weather({ service: 'gifts', kind: 'down' });
  const send = (link: string) => server.ask(walletLinkCalls.send, { link }, { token: member.token });
  const good = sealLink(server, 'https://gift.truemoney.com/campaign/?v=0123456789abcdef');
  const spoiled = Buffer.from(good, 'base64');
  spoiled[20] = (spoiled[20] ?? 0) ^ 1;
  const others = [
    'not base64 at all',
    Buffer.alloc(28).toString('base64'),
    Buffer.alloc(60).toString('base64'),
    spoiled.toString('base64'),
    good.slice(4),
    sealLink(server, ''),
    sealLink(server, 'https://gift.truemoney.com.evil.example/campaign/?v=0123456789abcdef'),
    sealLink(server, 'https://127.0.0.1/campaign/?v=0123456789abcdef'),
    sealLink(server, 'http://gift.truemoney.com/campaign/?v=0123456789abcdef'),
  ];
  for (const link of others)
    expect(await send(link), link).toMatchObject({ status: 400, body: { message: 'TRUELINK_INVALID' } });
  await server.sandbox.weather({ service: 'gifts', kind: 'fine' });
  expect(await statementOf(server, member)).toEqual([]);
});

it('each documented answer of the provider is told as what it means, and leaves the gift where it was', async () => {
  proves('OP-101', 'OP-278');
  const member = await server.member();
  const refusalOf = async (link: string) => (await sendLink(server, member, { link })).body;
  const invalid = { message: 'TRUELINK_INVALID' };
  expect(await refusalOf('https://gift.truemoney.com/campaign/?v=NoSuchGift123')).toEqual(invalid);
  expect(await refusalOf((await makeGift(server, { amount: '50', hours: 0 })).link)).toEqual(invalid);
  expect(await refusalOf((await makeGift(server, { amount: '50', giverMobile: ourWallet })).link)).toEqual(invalid);
  const small = await makeGift(server, { amount: '1.99' });
  expect(await refusalOf(small.link)).toEqual(invalid);
  await server.sandbox.weather({ service: 'gifts', kind: 'refuse' });
  expect(await refusalOf((await makeGift(server, { amount: '50' })).link)).toEqual(invalid);
  await server.sandbox.weather({ service: 'gifts', kind: 'fine' });
  const spent = await makeGift(server, { amount: '50' });
  await server.sandbox.post('/gifts/take', { hash: spent.hash, mobile: '0822222222' });
  expect(await refusalOf(spent.link)).toEqual({ message: 'TRUELINK_DUPLICATE' });
  const { gifts } = (await server.sandbox.get('/book')) as { gifts: { hash: string; tickets: object[] }[] };
  expect(gifts.find(({ hash }) => hash === small.hash)?.tickets).toEqual([]);
  expect(await statementOf(server, member)).toEqual([]);
});

it('exactly 2 baht are credited', async () => {
  proves('OP-101');
  const member = await server.member();
  expect(await sendLink(server, member, await makeGift(server, { amount: '2' }))).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(200n);
});

it('a wallet the provider does not know takes nothing: NO_WALLET, and staff are told once a day', async () => {
  proves('OP-273');
  const member = await server.member();
  await server.sandbox.post('/gifts/wallets', { mobiles: ['0899999999'] });
  for (const { link } of [await makeGift(server, { amount: '50' }), await makeGift(server, { amount: '60' })])
    expect(await sendLink(server, member, { link })).toMatchObject({ status: 404, body: { message: 'NO_WALLET' } });
  await server.sandbox.post('/gifts/wallets', { mobiles: [] });
  const findings = `select kind from finding where kind = 'WALLET_ACCOUNT_UNKNOWN'`;
  expect(await server.database.owner.rows(findings)).toHaveLength(1);
});

it('the wallets of the operator are listed by name and mode, for baht alone, and only one with mode AUTO receives', async () => {
  proves('OP-092', 'OP-102', 'OP-273');
  const [member, inKip] = [await server.member(), await server.member({ currency: 'LAK' })];
  const walletsOf = async ({ token }: { token: string }) =>
    ((await server.ask(depositCalls.listMethods, {}, { token })).body as { wallets: object[] }).wallets;
  const refused = { status: 404, body: { message: 'NO_WALLET' } };
  const { link } = await makeGift(server, { amount: '50' });
  await setWallets([{ ...wallet, mode: 'PAUSED' }]);
  expect(await walletsOf(member)).toEqual([{ walletAccountName: 'KRAPAO', mode: 'PAUSED' }]);
  expect(await sendLink(server, member, { link })).toMatchObject(refused);
  await setWallets([]);
  expect(await walletsOf(member)).toEqual([]);
  expect(await sendLink(server, member, { link })).toMatchObject(refused);
  await setWallets([{ ...wallet, mode: 'PAUSED', mobile: '0890000002' }, wallet]);
  expect(await walletsOf(inKip)).toEqual([]);
  expect(await sendLink(server, inKip, { link })).toMatchObject(refused);
  expect(await sendLink(server, member, { link })).toMatchObject({ status: 200 });
});

it('a change of the wallets needs two people, and its audit shows no whole phone', async () => {
  await setWallets([wallet, { ...wallet, mobile: '0890000003' }]);
  const rows = await server.database.owner.rows<{ detail: unknown }>(
    `select detail from audit where object = 'setting walletAccounts'`,
  );
  const reported = JSON.stringify(rows);
  expect(reported).toContain('*0003');
  expect(reported).not.toContain(ourWallet);
  expect(rows.length).toBeGreaterThan(1);
  await setWallets([wallet]);
});

it('while the provider does not answer nothing begins, and the same press can be repeated', async () => {
  const member = await server.member();
  const { link } = await makeGift(server, { amount: '70' });
  const sealed = sealLink(server, link);
  const press = () =>
    server.ask(
      walletLinkCalls.send,
      { link: sealed },
      { token: member.token, key: '0198f6ab-0000-7000-8000-00000000a001' },
    );
  for (const form of ['html', 'cut', 'empty', 'mismatch', 'huge']) {
    await server.sandbox.post('/weather', { service: 'gifts', code: 'VERIFY', kind: 'garbage', form });
    expect(await press(), form).toMatchObject({ status: 503 });
  }
  expect(await statementOf(server, member)).toEqual([]);
  await server.sandbox.weather({ service: 'gifts', kind: 'fine' });
  expect(await press()).toMatchObject({ status: 200, body: { message: 'SUCCESS', amount: 70 } });
  expect(await press()).toMatchObject({ status: 200, body: { message: 'SUCCESS', amount: 70 } });
  expect(await walletOf(server, member)).toBe(7_000n);
});

it('another way to write the base64 of a link is no other link', async () => {
  const member = await server.member();
  const { link } = await makeGift(server, { amount: '20' });
  const [first, second] = [sealLink(server, link), sealLink(server, `${link}&utm=line#top`)];
  expect(first).not.toBe(second);
  const send = (sealed: string) => server.ask(walletLinkCalls.send, { link: sealed }, { token: member.token });
  expect(await send(first)).toMatchObject({ status: 200 });
  expect(await send(second)).toMatchObject({ status: 409 });
});

it('every gift that our wallet took is in the books', async () => {
  server.clock.advance(61_000);
  await server.runJobs();
  expect(await differencesWithSandbox(server)).toEqual([]);
});
