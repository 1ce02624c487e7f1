import { expect, it } from 'vitest';
import { walletCalls } from '#features/wallet/contract.ts';
import { openGame, type GameSide } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { checkLedger } from '#ledger';
import { playChecks } from './play-checks.ts';
import { playBetween, type PlayResult } from './play-between.ts';
import { upsertPlay } from './play-days-table.ts';

const server = await startTestServer();

type Scope = Parameters<typeof checkLedger>[2];

const hourMs = 3_600_000;
// 22:00 in Bangkok.
const evening = new Date(Math.floor(Date.now() / (24 * hourMs)) * 24 * hourMs + 15 * hourMs);
const after = (hours: number): Date => new Date(evening.getTime() + hours * hourMs);

const refresh = (member: TestMember) => server.ask(walletCalls.refreshSlots, {}, { token: member.token });
const seen = async (member: TestMember, game: GameSide, round: { at: Date; stake: number; win: number }) => {
  server.clock.set(round.at);
  await game.play(round);
  await refresh(member);
};
const between = (member: TestMember, from: Date, until: Date): Promise<PlayResult> =>
  playBetween(server.context.database, { memberId: member.memberId, from, until });
const days = (member: TestMember) =>
  server.database.owner.rows<{ day: string; net: bigint }>(
    'select day::text, net from play_day where member_id = $1 order by day, code',
    [member.memberId],
  );

const evenings = async (): Promise<TestMember> => {
  server.clock.set(evening);
  const member = await server.member();
  const joker = await openGame(server, member, 'JOKER');
  const imi = await openGame(server, member, 'IMI');
  await joker.play({ stake: 0, win: 1_000 });
  await seen(member, imi, { at: after(0), stake: 0, win: 500 });
  await seen(member, joker, { at: after(1), stake: 100.25, win: 0 });
  await seen(member, imi, { at: after(3), stake: 0, win: 40 });
  await seen(member, joker, { at: after(26), stake: 10, win: 0 });
  return member;
};

it('play is kept by game and Bangkok day, and is told exactly from any moment to any other', async () => {
  const member = await evenings();
  expect((await days(member)).map(({ net }) => net)).toEqual([50_000n, 89_975n, 4_000n, -1_000n]);
  expect(await between(member, after(-30), after(60))).toEqual({
    net: 142_975n,
    games: [
      { code: 'IMI', net: 54_000n },
      { code: 'JOKER', net: 88_975n },
    ],
  });
  // From and until within days: of the first day the last hour alone, of the last nothing.
  expect(await between(member, after(1), after(26))).toEqual({
    net: -6_025n,
    games: [
      { code: 'IMI', net: 4_000n },
      { code: 'JOKER', net: -10_025n },
    ],
  });
  expect(await between(member, after(1.5), after(2.5))).toEqual({ net: 0n, games: [] });
});

it('keeping play twice, late or at once counts it once', async () => {
  const member = await evenings();
  const before = await days(member);
  const keep = () => server.context.database.transaction((sql) => upsertPlay(sql, member.memberId));
  await Promise.all([keep(), keep(), keep()]);
  expect(await days(member)).toEqual(before);
  await server.database.owner.rows('delete from play_day where member_id = $1', [member.memberId]);
  // What nobody has kept is read from the books, so that a version that keeps nothing loses nothing.
  expect((await between(member, after(-30), after(60))).net).toBe(142_975n);
  await keep();
  expect(await days(member)).toEqual(before);
});

it('the proof notices a day that was changed, and a day that was forgotten', async () => {
  const member = await evenings();
  const { owner } = server.database;
  const ask = (scope: Scope) => checkLedger(server.context.database, playChecks, scope);
  const reported = async (scope: Scope) => (await ask(scope)).map(({ detail }) => detail);
  const change = (sum: number) =>
    owner.rows(`update play_day set net = net + $2 where member_id = $1 and code = 'IMI' and net < 10000`, [
      member.memberId,
      sum,
    ]);
  await change(1);
  expect((await reported({ members: [member.memberId] })).join()).toContain('keeps 4001, entries give 4000');
  await change(-1);
  const lost = await owner.rows('delete from play_day where member_id = $1 and net = 4000 returning *', [
    member.memberId,
  ]);
  expect(lost).toHaveLength(1);
  expect((await reported({ since: [member.memberId] })).join()).toMatch(/^play of entry \d+ is not kept$/);
  expect((await reported({ members: [member.memberId] })).join()).toContain('keeps 0, entries give 4000');
  await owner.rows('delete from play_day where member_id = $1', [member.memberId]);
});

it('the server cannot change what is kept', async () => {
  const change = server.context.database.rows('update play_day set net = 0 where member_id is null');
  await expect(change).rejects.toThrow(/permission|reached/);
});
