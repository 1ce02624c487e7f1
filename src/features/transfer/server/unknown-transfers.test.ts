import { expect, it, vi } from 'vitest';
import { releaseLane, stopPayouts, releasePayouts } from '#server/brake.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { openGame, seenWallet } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { transferCalls } from '../contract.ts';
import { jobs } from './routes.ts';

const server = await startTestServer();
const code = 'SLOTXO';

const toGame = (member: TestMember, amount: bigint, key?: string): Promise<TestReply> =>
  server.ask(
    transferCalls.move,
    { from: 'WALLET', to: code, amount },
    { token: member.token, ...(key === undefined ? {} : { key }) },
  );
const toWallet = (member: TestMember, amount: bigint): Promise<TestReply> =>
  server.ask(transferCalls.move, { from: code, to: 'WALLET', amount }, { token: member.token });
const weather = (kind: string) => server.sandbox.weather({ service: 'games', code, kind });
const later = async (ms: number): Promise<void> => {
  server.clock.advance(ms);
  await server.runJobs();
};
const statusOf = async (member: TestMember): Promise<unknown> => {
  const reply = await server.ask(statementCalls.get, { page: 1, limit: 1 }, { token: member.token });
  return (reply.body as { statements: { status: string }[] }).statements[0]?.status;
};
const pending = { status: 200, body: { message: 'SUCCESS', status: 'PENDING' } };

it('an answer lost after the effect is held as in progress and ends as SUCCESS by inquiry', async () => {
  proves('OP-297');
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  await weather('timeout-after');
  expect(await toGame(member, 20_000n)).toMatchObject(pending);
  await weather('fine');
  expect([(await seenWallet(server, member)).wallet, await statusOf(member)]).toEqual([300, 'PENDING']);
  await later(5_000);
  const seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game(code), await game.balance(), await statusOf(member)]).toEqual([
    300,
    200,
    200,
    'SUCCESS',
  ]);
});

it('the money of a call that never arrived is released only once it is surely absent', async () => {
  proves('OP-297');
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  await weather('timeout-before');
  expect(await toGame(member, 20_000n)).toMatchObject(pending);
  await weather('fine');
  await later(5_000);
  expect([(await seenWallet(server, member)).wallet, await statusOf(member)]).toEqual([300, 'PENDING']);
  await later(3_600_000);
  expect([(await seenWallet(server, member)).wallet, await game.balance(), await statusOf(member)]).toEqual([
    500,
    0,
    'FAILED',
  ]);
});

it('a game whose balance cannot be read gives and takes no money', async () => {
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  await toGame(member, 50_000n);
  await weather('down');
  expect(await toWallet(member, 10_000n)).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  await weather('fine');
  expect([(await seenWallet(server, member)).wallet, await game.balance()]).toEqual([0, 500]);
});

it('a game that does not answer keeps its last known amount and does not fail the refresh', async () => {
  proves('OP-015');
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  await toGame(member, 30_000n);
  await game.play({ stake: 100, win: 0 });
  await weather('down');
  const stale = await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  expect(stale).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  expect((await seenWallet(server, member)).game(code)).toBe(300);
  await weather('fine');
  await later(10_000);
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  expect((await seenWallet(server, member)).game(code)).toBe(200);
});

it('play is not booked while money is in transit, so nothing counts as won or lost twice', async () => {
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, code);
  await weather('timeout-after');
  await toGame(member, 20_000n);
  await weather('fine');
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  expect((await seenWallet(server, member)).game(code)).toBe(0);
  await later(5_000);
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  const seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game(code)]).toEqual([300, 200]);
});

it('a repeat of a transfer in progress gets the same answer and sends nothing again', async () => {
  proves('OP-298');
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  await weather('timeout-after');
  expect(await toGame(member, 20_000n, 'press')).toMatchObject(pending);
  await weather('fine');
  expect(await toGame(member, 20_000n, 'press')).toMatchObject(pending);
  await later(5_000);
  expect(await game.balance()).toBe(200);
});

it('while the brake is on no money moves to a game, and money still moves to the wallet', async () => {
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, code);
  await toGame(member, 20_000n);
  await stopPayouts(server.context.database, 'a test', server.clock.now());
  expect(await toGame(member, 10_000n)).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  expect(await toWallet(member, 20_000n)).toMatchObject({ status: 200 });
  await releasePayouts(server.context.database, server.clock.now());
  expect(await toGame(member, 10_000n)).toMatchObject({ status: 200 });
});

it('many processes that query one transfer at once end it once', async () => {
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  await weather('timeout-after');
  await toGame(member, 20_000n);
  await weather('fine');
  server.clock.advance(5_000);
  await Promise.all([server.runJobs(), server.runJobs(), server.runJobs()]);
  const seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game(code), await game.balance()]).toEqual([300, 200, 200]);
});

const transferOf = (member: TestMember) =>
  server.database.owner.one<{ status: string; due: Date | null }>(
    'select status, due_at as due from game_transfer where member_id = $1 order by created_at desc limit 1',
    [member.memberId],
  );

it('money released as absent that is at the game after all is a finding, stops the game’s lane and is not paid twice', async () => {
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  await weather('timeout-before');
  expect(await toGame(member, 20_000n)).toMatchObject(pending);
  await weather('fine');
  await later(5_000);
  await later(3_600_000);
  expect(await transferOf(member)).toMatchObject({ status: 'RETURNED' });
  expect((await transferOf(member))?.due).not.toBeNull();
  const transferId = await server.database.owner.one<{ id: string }>(
    'select transfer_id as id from game_transfer where member_id = $1',
    [member.memberId],
  );
  const { game: portOf } = server.context.providers;
  const lateWorld = {
    ...server.context,
    providers: {
      ...server.context.providers,
      game: (asked: Parameters<typeof portOf>[0]) => {
        const port = portOf(asked);
        return port === null
          ? null
          : {
              ...port,
              queryTransfer: () => Promise.resolve({ kind: 'done', direction: 'in', amount: 20_000n } as const),
            };
      },
    },
  };
  server.clock.advance(3_600_001);
  for (const job of jobs) await job.run(lateWorld);
  const finding = await server.database.owner.one<{ kind: string; lane: string }>(
    'select kind, lane from finding where member_id = $1 and object = $2',
    [member.memberId, `transfer ${transferId?.id ?? ''}`],
  );
  expect(finding).toEqual({ kind: 'RETURNED_BUT_DONE', lane: `game:${code}` });
  expect((await transferOf(member))?.due).toBeNull();
  expect(await toGame(member, 10_000n)).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  await releaseLane(server.context.database, `game:${code}`, server.clock.now());
  expect((await seenWallet(server, member)).wallet).toBe(500);
  expect(await game.balance()).toBe(0);
});

it('a transfer the provider may have forgotten goes to a person and is not released automatically', async () => {
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, code);
  await weather('timeout-before');
  expect(await toGame(member, 20_000n)).toMatchObject(pending);
  await weather('fine');
  await later(5_000);
  await later(2 * 24 * 3_600_000);
  expect(await transferOf(member)).toMatchObject({ status: 'REVIEW' });
  await later(3_600_000);
  expect(await transferOf(member)).toMatchObject({ status: 'REVIEW' });
  expect((await seenWallet(server, member)).wallet).toBe(300);
});

it('while a game is silent, what has been open for a quarter of an hour is shown to a person without a check of each', async () => {
  const members = await Promise.all([1, 2, 3].map(() => server.member({ balance: 50_000n })));
  for (const member of members) {
    await openGame(server, member, code);
    await weather('timeout-before');
    expect(await toGame(member, 20_000n)).toMatchObject(pending);
    await weather('fine');
  }
  const silent = vi.spyOn(server.context.providers.lanes, 'isAnswering').mockReturnValue(false);
  await later(16 * 60_000);
  silent.mockRestore();
  const statuses = await Promise.all(members.map(async (member) => (await transferOf(member))?.status));
  expect(statuses.filter((status) => status === 'REVIEW').length).toBeGreaterThanOrEqual(2);
  expect(statuses).not.toContain('UNKNOWN');
});

it('of a hundred transfers to the wallet at once while one is open, few query the provider and none moves money twice', async () => {
  const member = await server.member({ balance: 100_000n });
  const game = await openGame(server, member, code);
  await toGame(member, 100_000n);
  const asked = { count: 0 };
  const lanesBefore =
    server.context.providers.lanes.figures().find(({ lane }) => lane === `game:${code}`)?.answered ?? 0;
  await server.sandbox.weather({ service: 'games', code, kind: 'slow', seconds: 0.05 });
  const replies = await Promise.all(Array.from({ length: 100 }, () => toWallet(member, 1_000n)));
  await weather('fine');
  asked.count =
    (server.context.providers.lanes.figures().find(({ lane }) => lane === `game:${code}`)?.answered ?? 0) - lanesBefore;
  const done = replies.filter(({ status }) => status === 200).length;
  expect(asked.count).toBeLessThan(60);
  await later(5_000);
  const seen = await seenWallet(server, member);
  expect([seen.wallet, await game.balance()]).toEqual([done * 10, 1_000 - done * 10]);
});

it('a transfer refused because another was under way can be retried under the same key', async () => {
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, code);
  await weather('timeout-after');
  expect(await toGame(member, 10_000n, 'first')).toMatchObject(pending);
  await weather('fine');
  expect(await toGame(member, 10_000n, 'second')).toMatchObject({ status: 409, body: { message: 'REQUEST_LIMIT' } });
  await later(5_000);
  expect(await toGame(member, 10_000n, 'second')).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
});

it('a game-to-game transfer whose second half meets another transfer is not begun again under its key', async () => {
  const member = await server.member({ balance: 50_000n });
  const [first, second] = [await openGame(server, member, 'JOKER'), await openGame(server, member, code)];
  const move = (from: string, to: string, amount: bigint) =>
    server.ask(transferCalls.move, { from, to, amount }, { token: member.token, key: `${from} to ${to}` });
  expect(await move('WALLET', 'JOKER', 30_000n)).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  await weather('timeout-after');
  expect(await toGame(member, 10_000n)).toMatchObject(pending);
  await weather('fine');
  const reply = await move('JOKER', code, 10_000n);
  await later(5_000);
  expect((await move('JOKER', code, 10_000n)).text).toBe(reply.text);
  expect([await first.balance(), await second.balance(), (await seenWallet(server, member)).wallet]).toEqual([
    200, 100, 200,
  ]);
  expect(reply.body).toEqual({ message: 'TRANSFER_FAIL' });
});

it('a game-to-game transfer whose money leaves the wallet between its halves answers that it failed', async () => {
  proves('OP-117');
  const member = await server.member({ balance: 40_000n });
  const games = await Promise.all(['JOKER', 'IMI', code].map((each) => openGame(server, member, each)));
  const move = (from: string, to: string, amount: bigint) =>
    server.ask(transferCalls.move, { from, to, amount }, { token: member.token, key: `${from} to ${to}` });
  expect(await move('WALLET', 'JOKER', 30_000n)).toMatchObject({ status: 200 });
  await weather('timeout-after');
  expect(await toGame(member, 10_000n)).toMatchObject(pending);
  await weather('fine');
  const moving = move('JOKER', code, 20_000n);
  await expect.poll(async () => (await seenWallet(server, member)).wallet).toBe(200);
  expect(await move('WALLET', 'IMI', 20_000n)).toMatchObject({ status: 200 });
  await later(5_000);
  const reply = await moving;
  expect(reply).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  expect((await move('JOKER', code, 20_000n)).text).toBe(reply.text);
  expect(await Promise.all(games.map((game) => game.balance()))).toEqual([100, 200, 100]);
});
