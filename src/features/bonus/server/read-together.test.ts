import { expect, it } from 'vitest';
import { gameCalls } from '#features/game/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { refundCalls } from '#features/refund/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { type GameSide, openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { activeOf, receive } from '#support/rewards/bonus-acts.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { bonusCalls } from '../contract.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '2000' } });

const take = ({ token }: TestMember) => server.ask(bonusCalls.activatePromotion, { code: 'KRAPAO50' }, { token });
const withdraw = ({ token }: TestMember, amount: bigint) => server.ask(withdrawCalls.request, { amount }, { token });
const refund = ({ token }: TestMember) => server.ask(refundCalls.receive, {}, { token });
const runs = (figures: Record<string, number>) => ({ status: true, condition: { runs: figures } });

const move = async ({ token }: TestMember, moved: { from: string; to: string; amount: bigint }): Promise<void> => {
  server.clock.advance(1_000);
  expect(await server.ask(transferCalls.move, moved, { token })).toMatchObject({ status: 200 });
};

// Reads that game alone, at a moment that the member chooses.
const readAlone = (member: TestMember, code: string) => move(member, { from: code, to: 'WALLET', amount: 100n });

interface Player {
  readonly member: TestMember;
  readonly joker: GameSide;
  readonly imi: GameSide;
  // One wins what the other loses.
  bet(winner: GameSide, amount: number): Promise<void>;
}

const withTwoGames = async (balance: bigint, each: bigint): Promise<Player> => {
  const member = await server.member({ balance });
  const [joker, imi] = [await openGame(server, member, 'JOKER'), await openGame(server, member, 'IMI')];
  for (const to of ['JOKER', 'IMI']) await move(member, { from: 'WALLET', to, amount: each });
  await server.runJobs();
  server.clock.advance(1_000);
  const bet = async (winner: GameSide, amount: number): Promise<void> => {
    await (winner === joker ? imi : joker).play({ stake: amount, win: 0 });
    await winner.play({ stake: 0, win: amount });
  };
  return { member, joker, imi, bet };
};

// Bets against oneself there and back: each game is read alone while it shows the better (or the worse) side.
const readEachBetween = async ({ member, joker, imi, bet }: Player, first: 'win' | 'loss', amount: number) => {
  await bet(first === 'win' ? joker : imi, amount);
  await readAlone(member, 'JOKER');
  await bet(first === 'win' ? imi : joker, amount);
  await readAlone(member, 'IMI');
};

it('games read one after the other, with bets against oneself between, do not meet a condition', async () => {
  proves('OP-144');
  const player = await withTwoGames(100_000n, 50_000n);
  const { member } = player;
  await take(member);
  await server.runJobs();
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 1_000, total: 1_050, success: 1_150 }));
  await readEachBetween(player, 'win', 200);
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  expect(await withdraw(member, 10_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
  await server.runJobs();
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 1_000, total: 1_050, success: 1_150 }));
});

it('games read one after the other, with bets against oneself between, do not lose a condition', async () => {
  proves('OP-145');
  const member = await server.member();
  await server.ask(bonusCalls.activate, { code: 'WELCOME' }, { token: member.token });
  await receive(server, member, { amount: 50_000n });
  const [joker, imi] = [await openGame(server, member, 'JOKER'), await openGame(server, member, 'IMI')];
  await move(member, { from: 'WALLET', to: 'JOKER', amount: 95_000n });
  await move(member, { from: 'WALLET', to: 'IMI', amount: 5_000n });
  await server.runJobs();
  server.clock.advance(1_000);
  await joker.play({ stake: 920, win: 0 });
  await imi.play({ stake: 0, win: 920 });
  await readAlone(member, 'JOKER');
  await imi.play({ stake: 920, win: 0 });
  await joker.play({ stake: 0, win: 920 });
  await readAlone(member, 'IMI');
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  expect(await withdraw(member, 10_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
  await server.runJobs();
  expect(await activeOf(server, member)).toMatchObject(runs({ total: 1_000, success: 3_000 }));
});

it('a win from before a reward that is kept out of its first readings by bets against oneself is own money', async () => {
  proves('OP-144');
  const player = await withTwoGames(100_000n, 50_000n);
  const { member, joker, imi, bet } = player;
  await joker.play({ stake: 0, win: 200 });
  await take(member);
  await bet(imi, 200);
  await readAlone(member, 'JOKER');
  await bet(joker, 200);
  await readAlone(member, 'IMI');
  await readAlone(member, 'JOKER');
  await server.runJobs();
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 1_200, total: 1_250 }));
  expect(await withdraw(member, 10_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
});

it('no refund is paid for losses that games show only one after the other', async () => {
  const player = await withTwoGames(400_000n, 100_000n);
  const { member } = player;
  await readEachBetween(player, 'loss', 400);
  expect(await refund(member)).toMatchObject(refused('REFUND_UNREAD', 409));
  await server.runJobs();
  expect(await refund(member)).toMatchObject(refused('REFUND_MINIMUM', 400));
});

it('a stake that was read as lost and is paid before a reward does not meet its condition', async () => {
  proves('OP-144');
  const member = await server.member({ balance: 60_000n });
  const joker = await openGame(server, member, 'JOKER');
  await move(member, { from: 'WALLET', to: 'JOKER', amount: 30_000n });
  await joker.play({ stake: 300, win: 0 });
  server.clock.advance(11_000);
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  await joker.play({ stake: 0, win: 500 });
  await take(member);
  await server.runJobs();
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 800, total: 850, success: 950 }));
  expect(await withdraw(member, 10_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
});

it('while a game does not answer no condition ends, and it ends once all answer', async () => {
  const player = await withTwoGames(100_000n, 50_000n);
  const { member, joker } = player;
  await take(member);
  await server.runJobs();
  await joker.play({ stake: 0, win: 100 });
  await readAlone(member, 'JOKER');
  const weather = (kind: string) => server.sandbox.weather({ service: 'games', code: 'IMI', kind });
  await weather('down');
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  await server.runJobs();
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  await weather('fine');
  server.clock.advance(6_000);
  await server.runJobs();
  expect(await activeOf(server, member)).toMatchObject({ status: false, ended: { as: 'met' } });
});

it('bets that are taken back between the answers of games that are read together do not meet a condition', async () => {
  proves('OP-144');
  const player = await withTwoGames(100_000n, 50_000n);
  const { member, joker, imi, bet } = player;
  await take(member);
  await server.runJobs();
  await bet(joker, 200);
  await readAlone(member, 'JOKER');
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'slow', seconds: 1 });
  const reading = server.runJobs();
  // JOKER has answered, and IMI is asked for what it has a second later.
  await expect
    .poll(() => server.context.providers.lanes.figures().find(({ lane }) => lane === 'game:IMI')?.running)
    .toBe(1);
  await bet(imi, 200);
  await reading;
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  expect(await withdraw(member, 10_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'fine' });
  server.clock.advance(20_000);
  await server.runJobs();
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 1_000, total: 1_050, success: 1_150 }));
});

it('a win from before a reward at an empty game that was not used for days is own money', async () => {
  proves('OP-144');
  const member = await server.member({ balance: 60_000n });
  const [joker, imi] = [await openGame(server, member, 'JOKER'), await openGame(server, member, 'IMI')];
  await move(member, { from: 'WALLET', to: 'IMI', amount: 10_000n });
  await imi.play({ stake: 100, win: 0 });
  server.clock.advance(11_000);
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  server.clock.advance(4 * 24 * 3_600_000);
  // Empty games are read once a day.
  await server.runJobs();
  await move(member, { from: 'WALLET', to: 'JOKER', amount: 30_000n });
  await imi.play({ stake: 0, win: 400 });
  await take(member);
  await readAlone(member, 'JOKER');
  await server.runJobs();
  await imi.play({ stake: 400, win: 0 });
  await joker.play({ stake: 0, win: 400 });
  await readAlone(member, 'JOKER');
  await server.runJobs();
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  expect(await withdraw(member, 10_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
});

it('a game that was opened and launched but never had money holds up no condition', async () => {
  const member = await server.member({ balance: 60_000n });
  const [joker, other] = [await openGame(server, member, 'JOKER'), await openGame(server, member, 'JOKER2')];
  const launch = { game: 'joker2', username: other.username };
  expect(await server.ask(gameCalls.autoLogin, launch, { token: member.token })).toMatchObject({ status: 200 });
  const weather = (kind: string) => server.sandbox.weather({ service: 'games', code: 'JOKER2', kind });
  await weather('down');
  await move(member, { from: 'WALLET', to: 'JOKER', amount: 30_000n });
  await take(member);
  await server.runJobs();
  await joker.play({ stake: 0, win: 100 });
  await readAlone(member, 'JOKER');
  expect(await activeOf(server, member)).toMatchObject({ status: false, ended: { as: 'met' } });
  await weather('fine');
});
