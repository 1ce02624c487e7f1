import { beforeEach, expect, it } from 'vitest';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { refundCalls } from '#features/refund/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { gambler, openGame } from '#support/game-accounts.ts';
import type { MemberBuild, TestMember, TestStaff } from '#support/people.ts';
import { activeOf } from '#support/rewards/bonus-acts.ts';
import { refused, type TestReply } from '#support/test-requests.ts';
import { serverPerTest } from '#support/test-server.ts';

const server = serverPerTest();
let [staff, checker]: TestStaff[] = [];
const enterStaff = async (): Promise<void> => {
  [staff, checker] = [await server().staff(), await server().staff({ role: 'manager' })];
};
beforeEach(enterStaff);

const weather = (kind: string) => server().sandbox.weather({ service: 'games', code: 'IMI', kind });
const check = async ({ token }: TestMember) => (await server().ask(refundCalls.check, {}, { token })).body;
// Few readings in that time, since a game that failed ten times is not asked for a while.
const wait = async (...seconds: readonly number[]): Promise<void> => {
  for (const each of seconds) {
    server().clock.advance(each * 1_000);
    await server().runJobs();
  }
};
const waitMinutes = (): Promise<void> => wait(6, 16, 310);
const moveThere = async ({ token }: TestMember, amount: bigint): Promise<void> => {
  expect(await server().ask(transferCalls.move, { from: 'WALLET', to: 'IMI', amount }, { token })).toMatchObject({
    status: 200,
  });
};
// Money at two games, of which IMI is silent, and a loss at the other.
const waiting = async (build: MemberBuild = {}) => {
  const player = await gambler(server(), { balance: 100_000n, ...build });
  const { member } = player;
  await openGame(server(), member, 'IMI');
  await moveThere(member, 10_000n);
  server().clock.advance(11_000);
  await server().ask(walletCalls.refreshSlots, {}, { token: member.token });
  await weather('down');
  await player.loses(20_000n);
  expect(await check(member)).toMatchObject({ isUnread: true });
  await server().runJobs();
  return player;
};
const gamesOf = async ({ memberId }: TestMember) => {
  const { body } = await server().ask(memberCareOfficeCalls.get, { memberId }, { token: staff?.token ?? '' });
  return (body as { games: unknown[] }).games;
};

it('staff see which game a refund waits for, once it has not answered for minutes, and no longer when it answered', async () => {
  const { member } = await waiting();
  expect(await gamesOf(member)).toEqual([]);
  await waitMinutes();
  expect(await gamesOf(member)).toEqual([
    { code: 'IMI', answeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), amount: 100, goneAt: null },
  ]);
  await weather('fine');
  await wait(61);
  expect(await gamesOf(member)).toEqual([]);
  expect(await check(member)).toMatchObject({ result: true, isUnread: false });
});

const propose = ({ memberId }: TestMember, game = 'IMI') =>
  server().ask(
    memberCareOfficeCalls.proposeChange,
    { memberId, kind: 'GAME_GONE', game, note: 'the provider has closed' },
    { token: staff?.token ?? '', key: server().context.newId() },
  );
const confirm = ({ memberId }: TestMember, proposed: TestReply, by = checker) =>
  server().ask(
    memberCareOfficeCalls.confirmChange,
    { memberId, changeId: (proposed.body as { changeId: string }).changeId, password: by?.password ?? '' },
    { token: by?.token ?? '', key: server().context.newId() },
  );
const receive = ({ token }: TestMember) => server().ask(refundCalls.receive, {}, { token });
const goneOf = async ({ memberId }: TestMember) => {
  const rows = await server().database.owner.rows<{ detail: { gone?: boolean } }>(
    `select detail from audit where member_id = $1 and object = 'game IMI' order by number`,
    [memberId],
  );
  return rows.flatMap(({ detail: { gone } }) => (gone === undefined ? [] : [gone]));
};
const isGone = async (member: TestMember) =>
  (await gamesOf(member)).map((game) => (game as { goneAt: string | null }).goneAt !== null);
// Two people have decided that IMI is gone, and the member's other games were read since.
const withGame = async () => {
  const player = await waiting();
  await waitMinutes();
  expect(await confirm(player.member, await propose(player.member))).toMatchObject({ status: 200 });
  await wait(61);
  return player;
};

it('once two people decided that a game is gone, a refund waits for it no longer, and what lies there is no loss', async () => {
  const { member } = await waiting();
  await waitMinutes();
  expect(await propose(member, 'JOKER')).toMatchObject(refused('DECIDED_ALREADY', 409));
  const proposed = await propose(member);
  expect(await confirm(member, proposed, staff)).toMatchObject(refused('SAME_PERSON', 403));
  await wait(61);
  expect(await receive(member)).toMatchObject(refused('REFUND_UNREAD', 409));
  expect(await confirm(member, proposed)).toMatchObject({ status: 200 });
  await wait(61);
  expect(await check(member)).toMatchObject({ result: true, isUnread: false, lost: 200, refundAmount: 10 });
  expect(await isGone(member)).toEqual([true]);
  expect(await goneOf(member)).toEqual([true]);
  expect(await receive(member)).toMatchObject({ status: 200 });
});

it('a game that answered since the proposal is not gone', async () => {
  const { member } = await waiting();
  await waitMinutes();
  const proposed = await propose(member);
  await weather('fine');
  await wait(61);
  expect(await confirm(member, proposed)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await goneOf(member)).toEqual([]);
});

it('a game that was gone and answers is waited for again', async () => {
  const { member } = await withGame();
  await weather('fine');
  await server().ask(walletCalls.refreshSlots, {}, { token: member.token });
  expect(await gamesOf(member)).toEqual([]);
  expect(await goneOf(member)).toEqual([true, false]);
});

it('a game that was gone and where the member moves money is waited for again', async () => {
  const { member, loses } = await withGame();
  await weather('fine');
  await moveThere(member, 100n);
  await weather('down');
  await loses(100n);
  await check(member);
  await wait(6, 16);
  expect(await isGone(member)).not.toContain(true);
  expect(await check(member)).toMatchObject({ result: false, isUnread: true });
});

it('a win from before a reward at a game that was gone when it was paid is own money once the game answers', async () => {
  const { member } = await withGame();
  const { username } = (await server().database.owner.one<{ username: string }>(
    `select username from game_account where member_id = $1 and code = 'IMI'`,
    [member.memberId],
  )) ?? { username: '' };
  await server().sandbox.post(`/games/IMI/accounts/${username}/rounds`, { stake: 0, win: 500 });
  expect(await receive(member)).toMatchObject({ status: 200 });
  await server().runJobs();
  server().clock.advance(1_000);
  await weather('fine');
  await moveThere(member, 100n);
  server().clock.advance(11_000);
  await server().ask(walletCalls.refreshSlots, {}, { token: member.token });
  await wait(6);
  expect(await activeOf(server(), member)).toMatchObject({ status: true, condition: { runs: { own: 1_300 } } });
});

it('what a friend lost counts for an invite bonus once a game of theirs is gone, also days after they played', async () => {
  const inviter = await server().member();
  const { member } = await waiting({ inviter: inviter.memberId });
  const due = async (): Promise<number> => {
    const { body } = await server().ask(walletCalls.get, {}, { token: inviter.token });
    return (body as { invite: { amount: number } }).invite.amount;
  };
  await waitMinutes();
  await wait(40 * 3_600, 61);
  expect(await due()).toBe(0);
  await enterStaff();
  await confirm(member, await propose(member));
  await wait(61, 61, 61);
  expect(await due()).toBe(10);
});

it('a condition that was met by a read win ends once the game that it waited for is gone', async () => {
  const { member, wins } = await waiting();
  await weather('fine');
  await wait(61);
  expect(await receive(member)).toMatchObject({ status: 200 });
  await wait(6);
  await weather('down');
  await wins(1_500n);
  expect(await activeOf(server(), member)).toMatchObject({ status: true });
  await waitMinutes();
  await confirm(member, await propose(member));
  await wait(61);
  expect(await activeOf(server(), member)).toMatchObject({ status: false, ended: { as: 'met' } });
});
