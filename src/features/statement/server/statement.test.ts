import { expect, it } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();

interface Page {
  readonly total: number;
  readonly statements: readonly Record<string, unknown>[];
}

const ask = (member: TestMember, body: unknown): Promise<TestReply> =>
  server.request('POST', '/api/statement', { token: member.token, body });
const pageOf = async (member: TestMember, page: number, limit = 10): Promise<Page> =>
  (await ask(member, { page, limit })).body as Page;
const withdraw = (member: TestMember, amount: bigint) =>
  server.ask(withdrawCalls.requestFromApp, { amount }, { token: member.token });

it('a page holds the lines and the number of them all', async () => {
  proves('STMT-01', 'API-081', 'API-082', 'ENT-047', 'ENT-052');
  const member = await server.member({ balance: 50_000n });
  const { total, statements } = await pageOf(member, 1);
  expect(total).toBe(1);
  expect(statements[0]).toMatchObject({
    statementType: 'deposit',
    status: 'SUCCESS',
    to: 'WALLET',
    amount: 500,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

it('pages start at 1, are newest first, and one past the end is empty', async () => {
  proves('OP-019');
  const member = await server.member({ balance: 1_000_000n });
  for (let count = 0; count < 24; count += 1) {
    server.clock.advance(1_000);
    await withdraw(member, 10_000n + BigInt(count) * 100n);
  }
  const pages = [await pageOf(member, 1), await pageOf(member, 2), await pageOf(member, 3), await pageOf(member, 4)];
  expect(pages.map(({ total, statements }) => [total, statements.length])).toEqual([
    [25, 10],
    [25, 10],
    [25, 5],
    [25, 0],
  ]);
  const amounts = pages.flatMap(({ statements }) => statements.map((line) => line['amount']));
  expect(amounts).toEqual([...Array.from({ length: 24 }, (_, count) => 123 - count), 10_000]);
});

it('a page or limit out of range is refused', async () => {
  proves('OP-019', 'OP-302');
  const member = await server.member();
  for (const body of [
    { page: 0, limit: 10 },
    { page: -1, limit: 10 },
    { page: 1.5, limit: 10 },
    { page: 'x', limit: 10 },
    { page: 1, limit: 0 },
    { page: 1, limit: 101 },
    { page: 1, limit: 1e9 },
    { page: 1e10, limit: 10 },
  ]) {
    expect(await ask(member, body)).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
  }
  expect(await ask(member, { page: 1 })).toMatchObject({ status: 400, body: { message: 'KEY_MISSING' } });
  expect((await ask(member, { page: 1_000_000, limit: 100 })).body).toEqual({ total: 0, statements: [] });
});

it('a member reads only their own lines, whatever the question names', async () => {
  const [rich, poor] = [await server.member({ balance: 90_000n }), await server.member()];
  const body = { page: 1, limit: 10, memberId: rich.memberId, userId: rich.memberId, member_id: rich.memberId };
  expect((await ask(poor, body)).body).toEqual({ total: 0, statements: [] });
});

it('the signed lines add up to the balances of wallet, games and transit', async () => {
  proves('OP-304', 'ENT-048', 'ENT-049');
  const member = await server.member({ balance: 100_000n });
  const game = await openGame(server, member, 'JOKER');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount: 40_000n }, { token: member.token });
  await withdraw(member, 20_000n);
  const { statements } = await pageOf(member, 1);
  const known = new Set(['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer']);
  expect(statements.every((line) => known.has(String(line['statementType'])))).toBe(true);
  const signs: Record<string, number> = { deposit: 1, withdraw: -1, transfer: 0 };
  const sum = statements
    .filter((line) => line['status'] !== 'FAILED')
    .reduce((total, line) => total + (signs[String(line['statementType'])] ?? 0) * Number(line['amount']), 0);
  const wallet = (await server.request('GET', '/api/wallet', { token: member.token })).body as {
    wallet: { amount: number };
  };
  expect(sum).toBe(wallet.wallet.amount + (await game.balance()));
});

it('the line of a reward names exactly one source, a deposit’s and a withdrawal’s none', async () => {
  proves('ENT-050');
  const sourcesOf = async (of: TestMember) =>
    (await pageOf(of, 1)).statements.map((line) => [
      line['statementType'],
      ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'].filter((name) => name in line),
    ]);
  const member = await server.member({ balance: 100_000n });
  await withdraw(member, 20_000n);
  expect(await sourcesOf(member)).toEqual([
    ['withdraw', []],
    ['deposit', []],
  ]);
  const rewarded = await server.member();
  await server.ask(bonusCalls.activatePromotion, { code: 'KRAPAO50' }, { token: rewarded.token });
  expect(await sourcesOf(rewarded)).toEqual([['bonus', ['promotion']]]);
});
