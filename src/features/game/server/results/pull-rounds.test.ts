import { dayMs } from '#contract/bangkok-day.ts';
import { expect, it } from 'vitest';
import { refundCalls } from '#features/refund/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { type DayOfPlay, listDaysOfPlay } from '#play/play-results-table.ts';
import { openGame, type GameSide } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { pullRounds } from './pull-rounds.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const { owner } = server.database;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const midnight = new Date(Math.floor(Date.now() / dayMs) * dayMs - 7 * hourMs);
const at = (days: number, hours: number): Date => new Date(midnight.getTime() + days * dayMs + hours * hourMs);
server.clock.set(at(0, 9));

const pull = async (): Promise<void> => {
  server.clock.advance(5 * minuteMs);
  await pullRounds.run(server.context);
};
const player = async (code: string): Promise<{ member: TestMember; game: GameSide; username: string }> => {
  const member = await server.member({ balance: 100_000n });
  const game = await openGame(server, member, code);
  const move = { from: 'WALLET', to: code, amount: 50_000n };
  expect(await server.ask(transferCalls.move, move, { token: member.token })).toMatchObject({ status: 200 });
  return { member, game, username: game.username };
};
const refresh = (member: TestMember) => {
  server.clock.advance(11_000);
  return server.ask(walletCalls.refreshSlots, {}, { token: member.token });
};
const days = ({ memberId }: TestMember): Promise<DayOfPlay[]> =>
  listDaysOfPlay(server.context.database, {
    memberId,
    since: at(0, 0),
    freshSince: new Date(server.clock.now().getTime() - 15 * minuteMs),
  });
const lastRound = async (code: string): Promise<number> => {
  const rows = await owner.rows<{ id: string }>(
    `select max(substring(round_id from '\\d+$')::int)::text as id from play_round where code = $1`,
    [code],
  );
  return Number(rows[0]?.id);
};
const change = (code: string, id: number, figures: { stake: number; win: number }) =>
  server.sandbox.post(`/games/${code}/rounds/${String(id)}`, figures);
const refundOf = async ({ token }: TestMember) => {
  const { body } = await server.ask(refundCalls.check, {}, { token });
  return body as { lost: number; refundAmount: number };
};

it.each([
  ['PG', 0],
  ['SEXYGAME', 4],
  ['SLOTXO', 8],
])(
  'stakes and wins at %s are kept per member, game and day, however often and late they are listed',
  async (code, day) => {
    server.clock.set(at(day, 9));
    const [{ member, game }, other] = [await player(code), await player(code)];
    await pull();
    server.clock.set(at(day + 1, 8));
    await pull();
    server.clock.set(at(day + 1, 22));
    await game.play({ stake: 100, win: 20 });
    await other.game.play({ stake: 7, win: 0 });
    await game.play({ stake: 0.5, win: 100 });
    await Promise.all([pull(), pull()]);
    const evening = { code, net: 1_950n, stake: 10_050n, rounds: 2, source: 'pulled' };
    expect(await days(member)).toMatchObject([evening]);
    server.clock.set(at(day + 2, 8));
    await game.play({ stake: 3, win: 0 });
    await refresh(member);
    await pull();
    // Told again from the beginning, as after a lost place.
    await owner.rows('update round_feed set place = null where code = $1', [code]);
    await pull();
    expect(await days(member)).toMatchObject([{ code, net: -300n, stake: 300n, rounds: 1, source: 'pulled' }, evening]);
    expect(await days(other.member)).toMatchObject([{ code, net: -700n, rounds: 1 }]);
  },
);

it('a day counts by the list or by the books, never both: a gap in the list, and a game without one, are the books’', async () => {
  server.clock.set(at(15, 9));
  const { member, game } = await player('SEXYGAME');
  const joker = await openGame(server, member, 'JOKER');
  await joker.play({ stake: 0, win: 5 });
  await pull();
  // Silent for longer than the provider lists.
  server.clock.set(at(17, 10));
  await game.play({ stake: 40, win: 0 });
  await refresh(member);
  server.clock.set(at(19, 11));
  await pull();
  server.clock.set(at(20, 1));
  await game.play({ stake: 6, win: 0 });
  await refresh(member);
  await pull();
  expect(await days(member)).toMatchObject([
    { code: 'SEXYGAME', net: -600n, stake: 600n, source: 'pulled' },
    { code: 'JOKER', net: 500n, stake: null, rounds: null, source: 'derived' },
    { code: 'SEXYGAME', net: -4_000n, stake: null, rounds: null, source: 'derived' },
  ]);
});

it('a listed round pays no refund before its game was read, and the press for one has it read', async () => {
  server.clock.set(at(22, 9));
  const { member, game } = await player('PG');
  await pull();
  await game.play({ stake: 200, win: 0 });
  expect(await refundOf(member)).toMatchObject({ lost: 0 });
  await pull();
  expect(await refundOf(member)).toMatchObject({ lost: 0, refundAmount: 0 });
  const receive = () => server.ask(refundCalls.receive, {}, { token: member.token });
  expect(await receive()).toMatchObject(refused('REFUND_UNREAD', 409));
  await server.runJobs();
  expect(await refundOf(member)).toMatchObject({ lost: 200, refundAmount: 10 });
  expect(await receive()).toMatchObject({ status: 200 });
  // The provider gives 60 of the 200 back: nothing more is lost than was paid for.
  await change('PG', await lastRound('PG'), { stake: 200, win: 60 });
  server.clock.set(at(23, 9));
  await pull();
  await refresh(member);
  expect(await refundOf(member)).toMatchObject({ lost: 0, refundAmount: 0 });
});

it('what was lost at a game that lists its rounds is not given back while the other side of the bet is at a game that lists none', async () => {
  proves('OP-165');
  server.clock.set(at(25, 9));
  const { member, game } = await player('PG');
  const other = await openGame(server, member, 'JOKER');
  const move = { from: 'WALLET', to: 'JOKER', amount: 50_000n };
  expect(await server.ask(transferCalls.move, move, { token: member.token })).toMatchObject({ status: 200 });
  await server.runJobs();
  await game.play({ stake: 400, win: 0 });
  await other.play({ stake: 0, win: 400 });
  await pull();
  const receive = () => server.ask(refundCalls.receive, {}, { token: member.token });
  expect(await receive()).toMatchObject(refused('REFUND_UNREAD', 409));
  await server.runJobs();
  expect(await refundOf(member)).toMatchObject({ lost: 0, refundAmount: 0 });
  expect(await receive()).toMatchObject(refused('REFUND_MINIMUM', 400));
});

it('a list that cannot be true is not kept, holds up no other game, and is read again from the same place', async () => {
  server.clock.set(at(27, 9));
  const [{ member, game }, fine] = [await player('PG'), await player('SLOTXO')];
  await pull();
  await game.play({ stake: 10, win: 0 });
  await fine.game.play({ stake: 20, win: 0 });
  for (const form of ['negative', 'enormous', 'nan']) {
    await server.sandbox.post('/weather', { service: 'games', code: 'PG', kind: 'liar', form });
    await pull();
  }
  await server.sandbox.weather({ service: 'games', code: 'PG', kind: 'fine' });
  expect([await days(member), await days(fine.member)]).toMatchObject([[], [{ code: 'SLOTXO', stake: 2_000n }]]);
  const failed = () => owner.rows(`select failed_since is not null as failed from round_feed where code = 'PG'`);
  expect(await failed()).toEqual([{ failed: true }]);
  await pull();
  expect(await days(member)).toMatchObject([{ code: 'PG', net: -1_000n, rounds: 1 }]);
  expect(await failed()).toEqual([{ failed: false }]);
});

it('rounds of a game that counts in a unit of its own are kept in the member’s money', async () => {
  await owner.rows(`update game set unit_factor_numerator = 3, unit_factor_denominator = 10 where code = 'SUPERSLOT'`);
  server.clock.set(at(30, 9));
  const { member, game } = await player('SUPERSLOT');
  expect(await game.balance()).toBe(150);
  await pull();
  server.clock.set(at(31, 9));
  await pull();
  await game.play({ stake: 30, win: 0 });
  await game.play({ stake: 3, win: 1 });
  await pull();
  // 110 baht were staked; one unit won is 3.33 baht, and what is less than a satang is left out.
  expect(await days(member)).toMatchObject([{ code: 'SUPERSLOT', net: -10_667n, stake: 11_000n, source: 'pulled' }]);
  expect(await refresh(member)).toMatchObject({ status: 200 });
  // The balance is rounded down to what can be moved out again.
  expect(await refundOf(member)).toMatchObject({ lost: 106.7 });
});
