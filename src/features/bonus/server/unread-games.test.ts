import { expect, it } from 'vitest';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { checkLedger } from '#ledger';
import { conditionChecks } from '#conditions/condition-checks.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { type GameSide, openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { activeOf, receive } from '#support/rewards/bonus-acts.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { bonusCalls } from '../contract.ts';

const server = await startTestServer();

const take = ({ token }: TestMember) => server.ask(bonusCalls.activatePromotion, { code: 'KRAPAO50' }, { token });
const accept = ({ token }: TestMember) => server.ask(bonusCalls.activate, { code: 'WELCOME' }, { token });
const withdraw = ({ token }: TestMember, amount: bigint) => server.ask(withdrawCalls.request, { amount }, { token });
const runs = (figures: Record<string, number>) => ({ status: true, condition: { runs: figures } });
const ended = (as: 'met' | 'lost') => ({ status: false, ended: { as } });

const move = async ({ token }: TestMember, moved: { from: string; to: string; amount: bigint }): Promise<void> => {
  expect(await server.ask(transferCalls.move, moved, { token })).toMatchObject({ status: 200 });
};

// Money at a game, which the books know.
const fund = async (member: TestMember, code: 'JOKER' | 'IMI', amount: bigint): Promise<GameSide> => {
  const game = await openGame(server, member, code);
  await move(member, { from: 'WALLET', to: code, amount });
  await server.runJobs();
  server.clock.advance(1_000);
  return game;
};

// All games are read, later than anything before; together where that decides about a reward.
const readGames = async (member: TestMember): Promise<void> => {
  server.clock.advance(11_000);
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  await activeOf(server, member);
  await server.runJobs();
};

// Both sides of a bet, of which a transfer from the loser reads that game alone.
const betAgainstOneself = async (
  member: TestMember,
  { loser, winner, amount }: { readonly loser: GameSide; readonly winner: GameSide; readonly amount: number },
): Promise<void> => {
  server.clock.advance(1_000);
  await loser.play({ stake: amount, win: 0 });
  await winner.play({ stake: 0, win: amount });
  await move(member, { from: 'IMI', to: 'WALLET', amount: 100n });
};

// A member with 1,000 of a bonus and nothing else, all at two games: 100 lose its condition.
const withBonusAtGames = async () => {
  const member = await server.member();
  await accept(member);
  await receive(server, member, { amount: 50_000n });
  const winner = await fund(member, 'JOKER', 9_900n);
  const loser = await fund(member, 'IMI', 90_100n);
  await readGames(member);
  return { member, winner, loser };
};

it('opposite bets at two games do not lose a condition while only the loser is read', async () => {
  proves('OP-145');
  const { member, winner, loser } = await withBonusAtGames();
  await betAgainstOneself(member, { loser, winner, amount: 900 });
  expect(await activeOf(server, member)).toMatchObject(runs({ total: 100, fail: 100 }));
  expect(await withdraw(member, 10_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject(runs({ total: 1_000, success: 3_000 }));
});

it('a condition that is lost at all games ends once each of them was read', async () => {
  const { member, winner, loser } = await withBonusAtGames();
  await winner.play({ stake: 99, win: 0 });
  await betAgainstOneself(member, { loser, winner, amount: 0 });
  await loser.play({ stake: 900, win: 0 });
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject(ended('lost'));
});

it('while people decide about a win, what is lost elsewhere loses no condition', async () => {
  const { member, winner, loser } = await withBonusAtGames();
  await winner.play({ stake: 0, win: 9_000 });
  await loser.play({ stake: 901, win: 0 });
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject(runs({ total: 99, fail: 100 }));
});

it('a deposit that comes while a condition that is met waits for a reading is own money, and the reading ends it', async () => {
  proves('OP-145');
  const member = await server.member({ balance: 100_000n });
  const winner = await fund(member, 'JOKER', 80_000n);
  await fund(member, 'IMI', 10_000n);
  await take(member);
  await server.runJobs();
  server.clock.advance(1_000);
  await winner.play({ stake: 0, win: 200 });
  await move(member, { from: 'JOKER', to: 'WALLET', amount: 10_000n });
  expect(await activeOf(server, member)).toMatchObject(runs({ base: 50, own: 1_000, total: 1_250, success: 1_150 }));
  await receive(server, member, { amount: 100_000n });
  expect(await activeOf(server, member)).toMatchObject(runs({ base: 50, own: 2_000, total: 2_250, success: 2_150 }));
  expect(await checkLedger(server.database.owner, conditionChecks, { members: [member.memberId] })).toEqual([]);
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject(ended('met'));
  expect(await withdraw(member, 100_000n)).toMatchObject({ status: 200 });
});

it('a deposit that came while a condition only seemed to be met is added to its base once the games show that it runs on', async () => {
  proves('OP-144');
  const member = await server.member({ balance: 100_000n });
  const winner = await fund(member, 'JOKER', 80_000n);
  const loser = await fund(member, 'IMI', 10_000n);
  await take(member);
  await server.runJobs();
  server.clock.advance(1_000);
  await winner.play({ stake: 0, win: 100 });
  await loser.play({ stake: 90, win: 0 });
  await move(member, { from: 'JOKER', to: 'WALLET', amount: 100n });
  expect(await activeOf(server, member)).toMatchObject(runs({ base: 50, own: 1_000, total: 1_150, success: 1_150 }));
  await receive(server, member, { amount: 100_000n });
  expect(await activeOf(server, member)).toMatchObject(runs({ base: 50, own: 2_000, total: 2_150, success: 2_150 }));
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject(runs({ base: 1_050, own: 1_000, total: 2_060, success: 4_150 }));
  expect(await checkLedger(server.database.owner, conditionChecks, { members: [member.memberId] })).toEqual([]);
});

it('a deposit that comes while a condition that is lost waits for a reading takes no part in it, and the reading ends it', async () => {
  const { member, winner, loser } = await withBonusAtGames();
  server.clock.advance(1_000);
  await winner.play({ stake: 99, win: 0 });
  await loser.play({ stake: 900, win: 0 });
  await move(member, { from: 'IMI', to: 'WALLET', amount: 100n });
  expect(await activeOf(server, member)).toMatchObject(runs({ total: 100, fail: 100 }));
  await receive(server, member, { amount: 100_000n });
  expect(await activeOf(server, member)).toMatchObject(runs({ base: 1_000, own: 1_000, total: 1_100, fail: 1_100 }));
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject(ended('lost'));
  expect(await withdraw(member, 100_000n)).toMatchObject({ status: 200 });
});

it('a win from before a promotion that opposite bets move to a game without money then does not meet its condition', async () => {
  proves('OP-144');
  const member = await server.member({ balance: 150_000n });
  const before = await fund(member, 'JOKER', 100_000n);
  await before.play({ stake: 0, win: 1_000 });
  await take(member);
  const after = await openGame(server, member, 'IMI');
  await move(member, { from: 'WALLET', to: 'IMI', amount: 50_000n });
  await before.play({ stake: 1_000, win: 0 });
  await after.play({ stake: 0, win: 1_000 });
  await readGames(member);
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 2_500, total: 2_550, success: 2_650 }));
  await after.play({ stake: 0, win: 100 });
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject(ended('met'));
});

it('a held win from before a promotion that opposite bets move to another game does not meet its condition', async () => {
  proves('OP-144');
  const member = await server.member({ balance: 150_000n });
  const before = await fund(member, 'JOKER', 100_000n);
  await before.play({ stake: 0, win: 8_000 });
  await readGames(member);
  await take(member);
  await readGames(member);
  const after = await openGame(server, member, 'IMI');
  await move(member, { from: 'WALLET', to: 'IMI', amount: 50_000n });
  server.clock.advance(1_000);
  await before.play({ stake: 8_000, win: 0 });
  await after.play({ stake: 0, win: 1_000 });
  await readGames(member);
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 2_500, total: 2_550, success: 2_650 }));
  expect(await withdraw(member, 100_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
});
