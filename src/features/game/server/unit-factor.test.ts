import { expect, it } from 'vitest';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { type GameAccount, walletCalls } from '#features/wallet/contract.ts';
import { openGame, seenWallet } from '#support/game-accounts.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const [maker, checker] = [await server.staff({ role: 'manager' }), await server.staff({ role: 'manager' })];
const done = { status: 200, body: { message: 'SUCCESS' } };
const inUse = { status: 409, body: { message: 'FACTOR_IN_USE' } };

const move = (member: TestMember, [from, to]: [string, string], amount: bigint) =>
  server.ask(transferCalls.move, { from, to, amount }, { token: member.token });
const home = (member: TestMember) =>
  server.ask(transferCalls.moveEverything, { to: 'WALLET' }, { token: member.token });
const propose = (object: string, unitFactorDenominator: number) =>
  server.ask(
    operatorOfficeCalls.proposeChange,
    { kind: 'game', object, fields: { unitFactorDenominator }, because: 'a test', password: maker.password },
    { token: maker.token },
  );
const confirm = async (staff: TestStaff) => {
  const { body } = await server.ask(
    operatorOfficeCalls.listChanges,
    { view: 'waiting', page: 1, limit: 100 },
    { token: staff.token },
  );
  const changeId = (body as { items: { changeId: string }[] }).items.at(-1)?.changeId ?? '';
  return server.ask(operatorOfficeCalls.confirmChange, { changeId, password: staff.password }, { token: staff.token });
};
const cardOf = async (member: TestMember, code: string): Promise<GameAccount | undefined> =>
  ((await server.ask(walletCalls.get, {}, { token: member.token })).body as { slots: GameAccount[] }).slots.find(
    (card) => card.code === code,
  );

it('a change of a game’s unit does not change the money that members have there', async () => {
  const member = await server.member({ balance: 100_000n });
  const usun = await openGame(server, member, 'USUN');
  await move(member, ['WALLET', 'USUN'], 100_000n);
  await server.database.owner.rows(`update game set unit_factor_denominator = 10 where code = 'USUN'`);
  server.clock.advance(6_000);
  expect(await server.ask(walletCalls.refreshSlots, {}, { token: member.token })).toMatchObject(done);
  expect(await cardOf(member, 'USUN')).toMatchObject({ amount: 1000, ftWalletSlot: 1 });
  expect(await move(member, ['USUN', 'WALLET'], 1_000_000n)).toMatchObject({ status: 400 });
  expect(await home(member)).toMatchObject(done);
  expect([(await seenWallet(server, member)).wallet, await usun.balance()]).toEqual([1000, 0]);
});

it('the unit of a game cannot change while anybody has money there, and not at the confirmation either', async () => {
  const member = await server.member({ balance: 100_000n });
  const game = await openGame(server, member, 'CIRCUS');
  await move(member, ['WALLET', 'CIRCUS'], 10_000n);
  expect(await propose('CIRCUS', 10)).toMatchObject(inUse);
  await home(member);
  expect(await propose('CIRCUS', 10)).toMatchObject({ body: { status: 'WAITING' } });
  await move(member, ['WALLET', 'CIRCUS'], 10_000n);
  expect(await confirm(checker)).toMatchObject(inUse);
  await home(member);
  expect(await confirm(checker)).toMatchObject({ status: 200, body: { status: 'APPLIED' } });
  expect(await move(member, ['WALLET', 'CIRCUS'], 10_000n)).toMatchObject(done);
  expect([await game.balance(), (await cardOf(member, 'CIRCUS'))?.ftWalletSlot]).toEqual([10, 0.1]);
  expect(await home(member)).toMatchObject(done);
  expect((await seenWallet(server, member)).wallet).toBe(1000);
});

it('an account that is not empty at the provider accepts no money in another unit', async () => {
  const member = await server.member({ balance: 100_000n });
  const game = await openGame(server, member, 'IMI');
  await move(member, ['WALLET', 'IMI'], 10_000n);
  await game.play({ stake: 0, win: 5 });
  expect(await move(member, ['IMI', 'WALLET'], 10_000n)).toMatchObject(done);
  await server.database.owner.rows(`update game set unit_factor_denominator = 10 where code = 'IMI'`);
  server.clock.advance(6_000);
  expect(await move(member, ['WALLET', 'IMI'], 10_000n)).toMatchObject({
    status: 502,
    body: { message: 'TRANSFER_FAIL' },
  });
  expect((await seenWallet(server, member)).wallet).toBe(1000);
  expect(await home(member)).toMatchObject(done);
  expect(await move(member, ['WALLET', 'IMI'], 10_000n)).toMatchObject(done);
  expect(await game.balance()).toBe(10);
});
