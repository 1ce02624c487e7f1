import { expect, it } from 'vitest';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { refundCalls } from '#features/refund/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { gambler, openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
const staff = await server.staff();

const weather = (kind: string) => server.sandbox.weather({ service: 'games', code: 'IMI', kind });
const check = async ({ token }: TestMember) => (await server.ask(refundCalls.check, {}, { token })).body;
// As often as a common reading is tried again in that time.
const waitMinutes = async (minutes: number): Promise<void> => {
  for (const seconds of [6, 16, ...Array.from({ length: minutes }, () => 61)]) {
    server.clock.advance(seconds * 1_000);
    await server.runJobs();
  }
};
// Money at two games, of which IMI is silent, and a loss at the other.
const waiting = async () => {
  await weather('fine');
  const player = await gambler(server, { balance: 100_000n });
  const { member } = player;
  await openGame(server, member, 'IMI');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'IMI', amount: 10_000n }, { token: member.token });
  server.clock.advance(11_000);
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  await weather('down');
  await player.loses(20_000n);
  expect(await check(member)).toMatchObject({ isUnread: true });
  await server.runJobs();
  return player;
};
const gamesOf = async ({ memberId }: TestMember) => {
  const { body } = await server.ask(memberCareOfficeCalls.get, { memberId }, { token: staff.token });
  return (body as { games: unknown[] }).games;
};

it('staff see which game a refund waits for, once it has not answered for minutes, and no longer when it answered', async () => {
  const { member } = await waiting();
  expect(await gamesOf(member)).toEqual([]);
  await waitMinutes(5);
  expect(await gamesOf(member)).toEqual([
    { code: 'IMI', answeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), amount: 100 },
  ]);
  await weather('fine');
  await waitMinutes(1);
  expect(await gamesOf(member)).toEqual([]);
  expect(await check(member)).toMatchObject({ result: true, isUnread: false });
});
