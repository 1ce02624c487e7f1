import { expect, it } from 'vitest';
import { statementCalls } from '#features/statement/contract.ts';
import { amountMax } from '#money/money-wire.ts';
import { accountOf, transferTo } from '#support/deposits.ts';
import { openGame, seenWallet } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { transferCalls } from '../contract.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });

const move = (
  member: TestMember,
  asked: { from: string; to: string; amount: bigint; key?: string },
): Promise<TestReply> => {
  const { key, ...question } = asked;
  return server.ask(transferCalls.move, question, { token: member.token, ...(key === undefined ? {} : { key }) });
};
const moveAll = (member: TestMember, to: string): Promise<TestReply> =>
  server.ask(transferCalls.moveEverything, { to }, { token: member.token });
const linesOf = async (member: TestMember): Promise<Record<string, unknown>[]> => {
  const reply = await server.ask(statementCalls.get, { page: 1, limit: 10 }, { token: member.token });
  return (reply.body as { statements: Record<string, unknown>[] }).statements;
};

it('money goes to a game and comes back, and both sides agree', async () => {
  proves('TRF-01', 'TRF-02', 'API-036', 'OP-118');
  const member = await server.member({ balance: 100_000n });
  const game = await openGame(server, member, 'JOKER');
  expect(await move(member, { from: 'WALLET', to: 'JOKER', amount: 40_050n })).toMatchObject({
    status: 200,
    body: { message: 'SUCCESS' },
  });
  let seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game('JOKER'), await game.balance()]).toEqual([599.5, 400.5, 400.5]);
  expect(await move(member, { from: 'JOKER', to: 'WALLET', amount: 15_000n })).toMatchObject({ status: 200 });
  seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game('JOKER'), await game.balance()]).toEqual([749.5, 250.5, 250.5]);
});

it('a transfer is one statement line per hop: two from game to game, each with its codes', async () => {
  proves('OP-304', 'OP-184');
  const member = await server.member({ balance: 100_000n });
  await openGame(server, member, 'SLOTXO');
  await openGame(server, member, 'PGSLOT');
  await move(member, { from: 'WALLET', to: 'SLOTXO', amount: 50_000n });
  const onward = await move(member, { from: 'SLOTXO', to: 'PGSLOT', amount: 20_000n });
  const transfers = (await linesOf(member)).filter((line) => line['statementType'] === 'transfer');
  expect(transfers).toMatchObject([
    { from: 'WALLET', to: 'PGSLOT', amount: 200, status: 'SUCCESS' },
    { from: 'SLOTXO', to: 'WALLET', amount: 200, status: 'SUCCESS' },
    { from: 'WALLET', to: 'SLOTXO', amount: 500, status: 'SUCCESS' },
  ]);
  // A reference to quote leads to the first half, and its timeline to the second.
  const { _id: id, createdAt } = transfers[1] ?? {};
  expect([onward.status, onward.body]).toEqual([200, { message: 'SUCCESS', id, createdAt }]);
});

it('a transfer of everything names the time of its first line, and a repeat the same', async () => {
  const member = await server.member({ balance: 100_000n });
  for (const code of ['JOKER', 'HUAYHD']) {
    await openGame(server, member, code);
    await move(member, { from: 'WALLET', to: code, amount: 20_000n });
  }
  const home = () => server.ask(transferCalls.moveEverything, { to: 'WALLET' }, { token: member.token, key: 'home' });
  const { text, body } = await home();
  const [, first] = await linesOf(member);
  expect(body).toMatchObject({ message: 'SUCCESS', createdAt: first?.['createdAt'] });
  expect((await home()).text).toBe(text);
});

it('when the second half of a game-to-game transfer fails the money stays in the main wallet', async () => {
  proves('OP-117');
  const member = await server.member({ balance: 100_000n });
  await openGame(server, member, 'JOKER');
  await openGame(server, member, 'IMI');
  await move(member, { from: 'WALLET', to: 'JOKER', amount: 50_000n });
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'refuse' });
  expect(await move(member, { from: 'JOKER', to: 'IMI', amount: 30_000n })).toMatchObject(
    refused('TRANSFER_FAIL', 502),
  );
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'fine' });
  const seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game('JOKER'), seen.game('IMI')]).toEqual([800, 200, 0]);
});

it('an invalid transfer is refused with its code', async () => {
  proves('ERR-061', 'ERR-062', 'ERR-059', 'ERR-063', 'VAL-33', 'OP-120', 'OP-268', 'OP-282');
  const member = await server.member({ balance: 10_000n });
  await openGame(server, member, 'JOKER');
  expect(await move(member, { from: 'WALLET', to: 'JOKER', amount: 99n })).toMatchObject(
    refused('TRANSFER_MINIMUM', 400),
  );
  expect(await move(member, { from: 'WALLET', to: 'CHESS', amount: 100n })).toMatchObject(refused('NO_GAME', 404));
  expect(await move(member, { from: 'WALLET', to: 'SLOTXO', amount: 100n })).toMatchObject(
    refused('SLOT_NO_ACCOUNT', 404),
  );
  expect(await move(member, { from: 'WALLET', to: 'JOKER', amount: 10_001n })).toMatchObject(
    refused('MONEY_NOT_ENOUGH', 400),
  );
  expect(await move(member, { from: 'JOKER', to: 'WALLET', amount: 100n })).toMatchObject(
    refused('MONEY_NOT_ENOUGH', 400),
  );
  expect(await move(member, { from: 'WALLET', to: 'WALLET', amount: 100n })).toMatchObject(refused('KEY_INVALID', 400));
  expect(await moveAll(member, 'CHESS')).toMatchObject(refused('NO_GAME', 404));
  expect(await moveAll(member, 'SLOTXO')).toMatchObject(refused('SLOT_NO_ACCOUNT', 404));
  expect(await move(member, { from: 'WALLET', to: 'JOKER', amount: 100n })).toMatchObject({ status: 200 });
});

it('a provider that refuses leaves the money in the wallet before the answer is sent', async () => {
  proves('ERR-064', 'OP-271');
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, 'SUPERSLOT');
  await server.sandbox.weather({ service: 'games', code: 'SUPERSLOT', kind: 'refuse' });
  expect(await move(member, { from: 'WALLET', to: 'SUPERSLOT', amount: 20_000n })).toMatchObject(
    refused('TRANSFER_FAIL', 502),
  );
  await server.sandbox.weather({ service: 'games', code: 'SUPERSLOT', kind: 'fine' });
  expect([(await seenWallet(server, member)).wallet, await game.balance()]).toEqual([500, 0]);
  expect((await linesOf(member))[0]).toMatchObject({ statementType: 'transfer', status: 'FAILED' });
});

it('transferAll moves the whole wallet to a game, and everything from all games to the wallet', async () => {
  proves('API-037', 'OP-119');
  const member = await server.member({ balance: 100_000n });
  await openGame(server, member, 'JOKER');
  const other = await openGame(server, member, 'HUAYHD');
  expect(await moveAll(member, 'JOKER')).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  expect((await seenWallet(server, member)).wallet).toBe(0);
  expect(await moveAll(member, 'JOKER')).toMatchObject(refused('MONEY_NOT_ENOUGH', 400));
  await move(member, { from: 'JOKER', to: 'HUAYHD', amount: 25_000n });
  await other.play({ stake: 50, win: 175.25 });
  expect(await moveAll(member, 'WALLET')).toMatchObject({ status: 200 });
  const seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game('JOKER'), seen.game('HUAYHD')]).toEqual([1125.25, 0, 0]);
  expect(await moveAll(member, 'WALLET')).toMatchObject(refused('MONEY_NOT_ENOUGH', 400));
});

it('winnings can be moved at once, and play is booked without a statement line', async () => {
  const member = await server.member({ balance: 100_000n });
  const game = await openGame(server, member, 'JOKER');
  await move(member, { from: 'WALLET', to: 'JOKER', amount: 50_000n });
  await game.play({ stake: 100, win: 400 });
  expect(await move(member, { from: 'JOKER', to: 'WALLET', amount: 80_000n })).toMatchObject({ status: 200 });
  expect((await seenWallet(server, member)).wallet).toBe(1300);
  expect((await linesOf(member)).map((line) => line['statementType'])).toEqual(['transfer', 'transfer', 'deposit']);
});

it('of 200 transfers of 60 % of the balance to four games at once exactly one is accepted', async () => {
  const member = await server.member({ balance: 100_000n });
  const codes = ['JOKER', 'SLOTXO', 'IMI', 'USUN'];
  for (const code of codes) await openGame(server, member, code);
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, press) =>
      move(member, { from: 'WALLET', to: codes[press % 4] ?? '', amount: 60_000n, key: `press ${press}` }),
    ),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  const others = replies.filter((reply) => reply.status !== 200).map((reply) => reply.body as { message: string });
  expect(Map.groupBy(others, ({ message }) => message)).toEqual(
    new Map([['MONEY_NOT_ENOUGH', Array.from({ length: 199 }, () => ({ message: 'MONEY_NOT_ENOUGH' }))]]),
  );
  expect((await seenWallet(server, member)).wallet).toBe(400);
});

it('the same key sent five times moves the money once', async () => {
  proves('OP-298');
  const member = await server.member({ balance: 100_000n });
  const game = await openGame(server, member, 'JOKER');
  const press = { from: 'WALLET', to: 'JOKER', amount: 10_000n, key: 'one press' };
  const replies = await Promise.all(Array.from({ length: 5 }, () => move(member, press)));
  for (const reply of replies) expect([200, 409]).toContain(reply.status);
  expect(await move(member, press)).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  expect(await move(member, { ...press, amount: 20_000n })).toMatchObject(refused('KEY_INVALID', 422));
  expect(await game.balance()).toBe(100);
});

it('a wallet with more than one transfer may move is emptied in several, in both directions', async () => {
  const member = await server.member({ balance: amountMax });
  await transferTo(server, { bankCode: 'SCB', accountNo: '0142000002' }, { from: accountOf(member), amount: 50 });
  await server.runJobs();
  await openGame(server, member, 'JOKER');
  expect(await moveAll(member, 'JOKER')).toMatchObject({ status: 200 });
  expect((await seenWallet(server, member)).wallet).toBe(50);
  expect(await moveAll(member, 'JOKER')).toMatchObject({ status: 200 });
  expect(await moveAll(member, 'WALLET')).toMatchObject({ status: 200 });
  expect(await moveAll(member, 'WALLET')).toMatchObject({ status: 200 });
  expect(await moveAll(member, 'WALLET')).toMatchObject(refused('MONEY_NOT_ENOUGH', 400));
});
