import { afterEach, expect, it } from 'vitest';
import { authCalls } from '#features/auth/contract.ts';
import { registrationCalls } from '#features/registration/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { type GameAccount, walletCalls } from '#features/wallet/contract.ts';
import { openGame, seenWallet } from '#support/game-accounts.ts';
import { changeOperator, changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();

const done = { status: 200, body: { message: 'SUCCESS' } };
const noGame = { status: 404, body: { message: 'NO_GAME' } };
const asked = (member: TestMember) => ({ token: member.token });

const list = async (code: string, isListed: boolean): Promise<void> => {
  await changeOperator(server, { kind: 'game', object: code, fields: { isListed } });
  server.clock.advance(6_000);
};
const move = (member: TestMember, [from, to]: [from: string, to: string], amount: bigint) =>
  server.ask(transferCalls.move, { from, to, amount }, asked(member));
const get = (member: TestMember, path: string) => server.request('GET', path, asked(member));
const cards = async (member: TestMember): Promise<readonly GameAccount[]> =>
  ((await server.ask(walletCalls.get, {}, asked(member))).body as { slots: GameAccount[] }).slots;
const cardOf = async (member: TestMember, code: string) => (await cards(member)).find((card) => card.code === code);
const weather = (code: string, kind: string) => server.sandbox.weather({ service: 'games', code, kind });

// A member with 200 at Joker and 300 at Slot XO, and 500 in the wallet.
const player = async (): Promise<TestMember> => {
  const member = await server.member({ balance: 100_000n });
  for (const [code, amount] of [
    ['JOKER', 20_000n],
    ['SLOTXO', 30_000n],
  ] as const) {
    await openGame(server, member, code);
    expect(await move(member, ['WALLET', code], amount)).toMatchObject(done);
  }
  return member;
};

afterEach(async () => {
  await weather('JOKER', 'fine');
  await list('JOKER', true);
});

it('a member with money at a game taken off the list sees its card and balance, and can move the money to the wallet', async () => {
  proves('OP-310');
  const member = await player();
  await list('JOKER', false);
  expect(await cardOf(member, 'JOKER')).toMatchObject({ amount: 200, isActive: true, isListed: false });
  expect(await cardOf(member, 'SLOTXO')).not.toHaveProperty('isListed');
  expect(await server.ask(walletCalls.refreshSlots, {}, asked(member))).toMatchObject(done);
  expect(await get(member, '/api/wallet/account/JOKER')).toMatchObject({ status: 200 });
  expect(await move(member, ['JOKER', 'WALLET'], 5_000n)).toMatchObject(done);
  expect(await server.ask(transferCalls.moveEverything, { to: 'WALLET' }, asked(member))).toMatchObject(done);
  expect((await seenWallet(server, member)).wallet).toBe(1000);
});

it('a game taken off the list disappears for a member once it holds no money, and accepts none', async () => {
  proves('OP-310');
  const member = await player();
  await list('JOKER', false);
  expect(await move(member, ['WALLET', 'JOKER'], 10_000n)).toMatchObject(noGame);
  expect(await move(member, ['SLOTXO', 'JOKER'], 10_000n)).toMatchObject(noGame);
  expect(await server.ask(transferCalls.moveEverything, { to: 'JOKER' }, asked(member))).toMatchObject(noGame);
  expect(await move(member, ['JOKER', 'SLOTXO'], 20_000n)).toMatchObject(done);
  expect(await cardOf(member, 'JOKER')).toBeUndefined();
  expect(await cardOf(await server.member(), 'JOKER')).toBeUndefined();
  await list('JOKER', true);
  expect(await cardOf(member, 'JOKER')).toMatchObject({ amount: 0, isActive: true });
});

it('a game taken off the list is neither opened nor launched', async () => {
  const [member, other] = [await server.member({ balance: 10_000n }), await server.member()];
  const { username } = await openGame(server, member, 'JOKER2');
  await move(member, ['WALLET', 'JOKER2'], 10_000n);
  await list('JOKER2', false);
  expect(await get(other, '/api/wallet/activate/JOKER2')).toMatchObject(noGame);
  expect(await get(member, `/api/autoLogin/joker2/${username}`)).toMatchObject(noGame);
  await list('JOKER2', true);
  expect(await get(member, `/api/autoLogin/joker2/${username}`)).toMatchObject({ status: 200 });
});

it('a transfer that was open when its game was taken off the list still ends', async () => {
  proves('OP-310');
  const member = await player();
  await weather('JOKER', 'timeout-after');
  expect(await move(member, ['WALLET', 'JOKER'], 5_000n)).toMatchObject({ body: { status: 'PENDING' } });
  await weather('JOKER', 'fine');
  await list('JOKER', false);
  expect(await cardOf(member, 'JOKER')).toMatchObject({ amount: 200 });
  await server.runJobs();
  expect(await cardOf(member, 'JOKER')).toMatchObject({ amount: 250 });
});

it('the card of a game taken off the list stays while money of the member is on its way', async () => {
  const member = await server.member({ balance: 10_000n });
  await openGame(server, member, 'JOKER');
  await weather('JOKER', 'timeout-before');
  expect(await move(member, ['WALLET', 'JOKER'], 10_000n)).toMatchObject({ body: { status: 'PENDING' } });
  await list('JOKER', false);
  expect(await cardOf(member, 'JOKER')).toMatchObject({ amount: 0, isActive: true });
});

it('if a currency is taken off a game, its members can still move money to the wallet', async () => {
  const member = await player();
  await changeOperator(server, { kind: 'game', object: 'JOKER', fields: { currencies: ['LAK'] } });
  server.clock.advance(6_000);
  expect(await cardOf(member, 'JOKER')).toMatchObject({ amount: 200, isListed: false });
  expect(await move(member, ['JOKER', 'WALLET'], 20_000n)).toMatchObject(done);
  expect(await cardOf(member, 'JOKER')).toBeUndefined();
  await changeOperator(server, { kind: 'game', object: 'JOKER', fields: { currencies: ['BAHT', 'LAK'] } });
});

it('a game that can no longer be reached does not affect the others', async () => {
  const member = await player();
  await server.database.owner.rows(
    `insert into game_account (member_id, code, username, sealed_password, is_active, created_at, unit_factor_numerator,
       unit_factor_denominator) values ($1, 'CHESS', 'nobody', '\\x00', true, now(), 1, 1)`,
    [member.memberId],
  );
  expect(await server.ask(walletCalls.refreshSlots, {}, asked(member))).toMatchObject(done);
});

it('registration skips a game taken off the list and registers the member', async () => {
  await changeSetting(server, 'registerOTP', false);
  await changeSetting(server, 'gamesAtRegistration', ['JOKER', 'IMI']);
  await list('JOKER', false);
  const fields = {
    name: 'Somchai',
    username: '0911111119',
    password: 'a password',
    sourceCode: null,
    inviteCode: null,
    bankCode: 'SCB',
    bankAccountName: 'SOMCHAI',
    bankAccountNo: '9911111119',
    currency: 'BAHT' as const,
  };
  expect(await server.ask(registrationCalls.create, fields)).toMatchObject({ status: 200 });
  const { token } = (await server.ask(authCalls.logIn, fields)).body as { token: string };
  const { slots } = (await server.ask(walletCalls.get, {}, { token })).body as { slots: GameAccount[] };
  expect(slots.filter(({ isActive }) => isActive).map(({ code }) => code)).toEqual(['IMI']);
});
