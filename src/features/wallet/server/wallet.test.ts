import { expect, it } from 'vitest';
import { changeOperator } from '#support/office-acts.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import type { WalletAnswer } from '../contract.ts';

const server = await startTestServer();

const wallet = (token: string | null) => server.request('GET', '/api/wallet', { token });

it('the wallet has profile, bank account, wallet, invite and slots', async () => {
  proves('API-030', 'ENT-007', 'ENT-008');
  const member = await server.member({ balance: 123_456n, name: 'สมชาย ใจดี' });
  const answer = await wallet(member.token);
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.body as object).toSorted()).toEqual([
    'bankAccount',
    'invite',
    'profile',
    'slots',
    'wallet',
  ]);
  expect(answer.body).toMatchObject({ wallet: { amount: 1234.56 } });
});

it('the profile carries id, phone, name, creation in UTC, coins and currency', async () => {
  proves('ENT-004', 'OP-017', 'OP-018', 'OP-126');
  const member = await server.member({ name: 'สมชาย ใจดี' });
  const { profile } = (await wallet(member.token)).body as { profile: Record<string, unknown> };
  expect(profile).toEqual({
    _id: member.memberId,
    username: member.phone,
    name: 'สมชาย ใจดี',
    createdAt: server.clock.now().toISOString(),
    coin: 0,
    currency: 'BAHT',
  });
  // Ids are UUIDs of version 7.
  expect(profile['_id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('the bank account carries both names of the bank, account name, number and code', async () => {
  proves('ENT-005', 'ENT-006');
  const member = await server.member({ bankCode: 'KTB' });
  const { bankAccount } = (await wallet(member.token)).body as { bankAccount: object };
  expect(bankAccount).toEqual({
    bank: { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
    bankAccountName: member.bankAccountName,
    bankAccountNo: member.bankAccountNo,
    bankCode: 'KTB',
  });
});

it('a member without a bank account has null there', async () => {
  const member = await server.member({ hasBankAccount: false });
  expect((await wallet(member.token)).body).toMatchObject({ bankAccount: null });
});

it('the invite part carries its amount and both percentages', async () => {
  proves('ENT-009', 'OP-146');
  const { token } = await server.member();
  const { invite } = (await wallet(token)).body as { invite: object };
  expect(invite).toEqual({ amount: 0, percentSuccess: 200, percentFail: 10 });
});

it('every game on offer is listed in order, inactive at first', async () => {
  proves('ENT-010', 'ENT-011', 'ENT-012', 'ENT-013', 'ENT-014', 'ENT-015', 'OP-121');
  const { token } = await server.member();
  const { slots } = (await wallet(token)).body as { slots: Record<string, unknown>[] };
  expect(slots.map(({ code }) => code)).toEqual([
    'JOKER',
    'JOKER2',
    'SLOTXO',
    'SUPERSLOT',
    'IMI',
    'USUN',
    'AREASLOT',
    'CIRCUS',
    'SLOTRACHA',
    'PGSLOT',
    'UFABET',
    'HUAYHD',
    'SEXYGAME',
    'BETFLIX',
    'ASKMEBET',
    'PG',
  ]);
  for (const slot of slots) {
    expect(Object.keys(slot).toSorted()).toEqual(
      [
        'amount',
        'android',
        'background',
        'category',
        'code',
        'ftWalletSlot',
        'ios',
        'isActive',
        'logo',
        'name',
        'web',
      ].toSorted(),
    );
    expect(slot).toMatchObject({ isActive: false, amount: 0, ftWalletSlot: 1 });
    expect(['slot', 'sport', 'lotto']).toContain(slot['category']);
    expect(slot['web']).toMatch(/^http:\/\/localhost:\d+\/games\//);
  }
  expect(slots.find(({ code }) => code === 'UFABET')).toMatchObject({ category: 'sport' });
  expect(slots.find(({ code }) => code === 'HUAYHD')).toMatchObject({ category: 'lotto' });
});

it('the operator’s factor converts the game’s unit', async () => {
  proves('OP-121');
  const fields = { unitFactorNumerator: 1, unitFactorDenominator: 1000, currencies: ['LAK'] };
  await changeOperator(server, { kind: 'game', object: 'HUAYHD', fields });
  server.clock.advance(10_000);
  const [baht, kip] = [await server.member(), await server.member({ currency: 'LAK' })];
  const slotsOf = async (token: string) => ((await wallet(token)).body as WalletAnswer).slots;
  expect((await slotsOf(kip.token)).find(({ code }) => code === 'HUAYHD')).toMatchObject({ ftWalletSlot: 0.001 });
  expect((await slotsOf(baht.token)).map(({ code }) => code)).not.toContain('HUAYHD');
  const asBefore = { unitFactorNumerator: 1, unitFactorDenominator: 1, currencies: ['BAHT', 'LAK'] };
  await changeOperator(server, { kind: 'game', object: 'HUAYHD', fields: asBefore });
  server.clock.advance(10_000);
});

it('a kip member has kip', async () => {
  proves('OP-126');
  const member = await server.member({ currency: 'LAK', balance: 5_000_000_00n });
  expect((await wallet(member.token)).body).toMatchObject({
    profile: { currency: 'LAK' },
    wallet: { amount: 5_000_000 },
    bankAccount: { bankCode: 'BCEL' },
  });
});

it('many wallets requested at once each belong to their own member', async () => {
  const members = await Promise.all(
    Array.from({ length: 30 }, (_, index) => server.member({ balance: BigInt(index + 1) * 100n })),
  );
  const answers = await Promise.all(members.map(({ token }) => wallet(token)));
  expect(answers.map(({ body }) => (body as { wallet: { amount: number } }).wallet.amount)).toEqual(
    members.map((_, index) => index + 1),
  );
  expect(answers.map(({ body }) => (body as { profile: { _id: string } }).profile._id)).toEqual(
    members.map(({ memberId }) => memberId),
  );
});

it('the wallet requires a session', async () => {
  proves('OP-007');
  expect(await wallet(null)).toMatchObject({ status: 401, body: { message: 'UNAUTHORIZED' } });
  expect(await wallet('forged')).toMatchObject({ status: 401, body: { message: 'invalid-token' } });
});
