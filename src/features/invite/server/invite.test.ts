import { expect, it } from 'vitest';
import { dayMs } from '#contract/bangkok-day.ts';
import { bonusCalls } from '#features/bonus/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { statementOf } from '#support/deposits.ts';
import { betAgainstOneself, openGame, gambler, type Gambler } from '#support/game-accounts.ts';
import { changeSetting } from '#support/office-acts.ts';
import type { MemberBuild, TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { playerOf } from '#support/rewards/bonus-acts.ts';
import { startTestServer } from '#support/test-server.ts';
import { inviteCalls } from '../contract.ts';

const server = await startTestServer();

const friendOf = (inviter: TestMember, build: MemberBuild = {}): Promise<Gambler> =>
  gambler(server, { balance: 1_000_000n, inviter: inviter.memberId, ...build });
const due = async (member: TestMember): Promise<number> => {
  await server.runJobs();
  const { body } = await server.ask(walletCalls.get, {}, { token: member.token });
  return (body as { invite: { amount: number } }).invite.amount;
};
const receive = async (member: TestMember) => {
  const { status, body } = await server.ask(inviteCalls.receive, {}, { token: member.token });
  return [status, (body as { message: string }).message];
};
const log = async (member: TestMember, page = 1, limit = 10) =>
  (await server.ask(inviteCalls.list, { page, limit }, { token: member.token })).body as {
    invites: { from: { name: string }; amount: number; createdAt: string }[];
    total: number;
  };

it('a member gets five percent of what each friend lost, into the wallet, the statement and the list', async () => {
  proves('INV-01', 'API-057', 'API-058', 'ENT-035', 'OP-162', 'OP-163', 'OP-257');
  const inviter = await server.member();
  const [joy, ann] = [await friendOf(inviter, { name: 'Joy Ploy' }), await friendOf(inviter, { name: 'สมหญิง' })];
  await joy.loses(60_019n);
  await ann.loses(10_019n);
  expect(await due(inviter)).toBe(35);
  const received = await server.ask(inviteCalls.receive, {}, { token: inviter.token });
  expect(await due(inviter)).toBe(0);
  const [line] = await statementOf(server, inviter);
  const answered = { message: 'INVITE_BONUS_SUCCESS', amount: 35, id: line?.['_id'], createdAt: line?.['createdAt'] };
  expect([received.status, received.body]).toEqual([200, answered]);
  expect(line).toMatchObject({ statementType: 'bonus', status: 'SUCCESS', to: 'WALLET', amount: 35 });
  expect(line).toMatchObject({ invite: { description: 'โบนัสแนะนำเพื่อน' } });
  const { invites, total } = await log(inviter);
  expect(total).toBe(2);
  expect(new Set(invites.map(({ createdAt }) => createdAt))).toEqual(new Set([server.clock.now().toISOString()]));
  expect(new Map(invites.map(({ from, amount }) => [from.name, amount]))).toEqual(
    new Map([
      ['Joy***', 30],
      ['สมห***', 5],
    ]),
  );
});

it('each friend counts alone: a win of one takes nothing from the share of another', async () => {
  proves('OP-162');
  const inviter = await server.member();
  const [loser, winner] = [await friendOf(inviter), await friendOf(inviter)];
  await loser.loses(20_000n);
  await winner.wins(100_000n);
  expect(await due(inviter)).toBe(10);
  await winner.loses(90_000n);
  expect(await due(inviter)).toBe(10);
  await winner.loses(30_000n);
  expect(await due(inviter)).toBe(20);
});

it('what a friend lost at one game brings nothing before it is known what they won at another', async () => {
  proves('OP-162');
  const inviter = await server.member();
  await betAgainstOneself(server, { inviter: inviter.memberId });
  expect(await due(inviter)).toBe(0);
  server.clock.advance(60_000);
  expect(await due(inviter)).toBe(0);
});

it('what a friend lost counts once their other game was read, also hours later and if nothing was won there', async () => {
  const inviter = await server.member();
  const friend = await friendOf(inviter);
  const { token } = friend.member;
  await openGame(server, friend.member, 'IMI');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'IMI', amount: 10_000n }, { token });
  await server.runJobs();
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'down' });
  await friend.loses(20_000n);
  for (let hours = 0; hours < 2; hours += 1) {
    expect(await due(inviter)).toBe(0);
    server.clock.advance(60 * 60_000);
  }
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'fine' });
  await server.runJobs();
  server.clock.advance(60_000);
  expect(await due(inviter)).toBe(10);
});

it('whatever friends pay in, withdraw, win and lose, a count of our own agrees with what is due and paid', async () => {
  proves('OP-162');
  const inviter = await server.member({ balance: 5_000_000n });
  const player = await playerOf(server, inviter, 10_000n);
  const friends = await Promise.all([0, 1, 2].map(async () => ({ plays: await friendOf(inviter), lost: 0, paid: 0 })));
  // Satang as numbers; five percent is a twentieth.
  const shareOf = ({ lost, paid }: { lost: number; paid: number }) => Math.floor(Math.max(0, lost - paid) / 20);
  const sum = (): number => friends.reduce((total, friend) => total + shareOf(friend), 0);
  const seen: number[] = [];
  const expected: number[] = [];
  let received = 0;
  for (let n = 0; n < 18; n += 1) {
    const friend = friends[(n * 5) % 3] ?? { plays: await friendOf(inviter), lost: 0, paid: 0 };
    const amount = 11_111n * BigInt(1 + ((n * 7) % 11));
    const act = (['loses', 'wins', 'loses', 'pays', 'loses', 'withdraws'] as const)[(n * 5) % 6] ?? 'loses';
    await friend.plays[act](amount);
    if (act === 'loses') friend.lost += Number(amount);
    if (act === 'wins') friend.lost -= Number(amount);
    seen.push(Math.round((await due(inviter)) * 100));
    expected.push(sum());
    const [status] = n % 5 === 4 ? await receive(inviter) : [0];
    if (status !== 200) continue;
    // Meets the condition of what was received.
    await player.wins(sum() / 100);
    received += sum();
    for (const paid of friends) if (shareOf(paid) > 0) paid.paid = paid.lost;
    server.clock.advance(dayMs);
  }
  expect(seen).toEqual(expected);
  const { invites } = await log(inviter, 1, 100);
  expect(Math.round(invites.reduce((total, { amount }) => total + amount * 100, 0))).toBe(received);
  expect(received).toBeGreaterThan(0);
});

it('of many who press at once, one receives, and a loss is paid for once', async () => {
  const inviter = await server.member();
  const friend = await friendOf(inviter);
  await friend.loses(50_000n);
  expect(await due(inviter)).toBe(25);
  const presses = await Promise.all(Array.from({ length: 6 }, () => receive(inviter)));
  expect(presses.filter(([status]) => status === 200)).toEqual([[200, 'INVITE_BONUS_SUCCESS']]);
  expect(presses.filter(([status]) => status !== 200)).toEqual(
    Array.from({ length: 5 }, () => [409, 'INVITE_COLLECT']),
  );
  expect((await log(inviter)).invites.map(({ amount }) => amount)).toEqual([25]);
});

it('the job may run at any time, twice at once and with older readings, and changes nothing that was paid', async () => {
  const inviter = await server.member();
  const friend = await friendOf(inviter);
  await friend.loses(40_000n);
  await Promise.all([server.runJobs(), server.runJobs(), receive(inviter)]);
  await receive(inviter);
  await Promise.all([server.runJobs(), server.runJobs()]);
  expect(await due(inviter)).toBe(0);
  expect((await log(inviter)).invites.map(({ amount }) => amount)).toEqual([20]);
});

it('a second time on one Bangkok day is refused, after midnight what was lost since is received', async () => {
  proves('OP-253');
  server.clock.set(new Date('2027-01-10T16:40:00.000Z'));
  const inviter = await server.member({ balance: 1_000_000n });
  const player = await playerOf(server, inviter, 10_000n);
  const friend = await friendOf(inviter);
  await friend.loses(20_000n);
  await server.runJobs();
  expect(await receive(inviter)).toEqual([200, 'INVITE_BONUS_SUCCESS']);
  // The games are read, then a win meets its condition.
  await server.runJobs();
  await player.wins(10);
  await friend.loses(30_000n);
  expect(await due(inviter)).toBe(15);
  expect(await receive(inviter)).toEqual([409, 'INVITE_COLLECT']);
  server.clock.set(new Date('2027-01-10T17:00:00.000Z'));
  expect(await receive(inviter)).toEqual([200, 'INVITE_BONUS_SUCCESS']);
  expect((await log(inviter)).invites.map(({ amount }) => amount)).toEqual([15, 10]);
});

it('without a friend who deposited there is no play to count, and without a loss nothing to receive', async () => {
  proves('OP-255', 'OP-256');
  const inviter = await server.member();
  expect(await receive(inviter)).toEqual([404, 'NO_INVITEE_PLAY_INFO']);
  const friend = await friendOf(inviter, { balance: 0n });
  await server.runJobs();
  expect(await receive(inviter)).toEqual([404, 'NO_INVITEE_PLAY_INFO']);
  await friend.pays(10_000n);
  await server.runJobs();
  expect(await receive(inviter)).toEqual([404, 'NO_INVITE_BONUS']);
  await friend.loses(19n);
  expect(await due(inviter)).toBe(0);
  expect(await receive(inviter)).toEqual([404, 'NO_INVITE_BONUS']);
});

it('while a bonus is active or a condition runs, no invite bonus is received', async () => {
  proves('OP-162', 'OP-046');
  const inviter = await server.member();
  const friend = await friendOf(inviter);
  await friend.loses(20_000n);
  await server.runJobs();
  await server.ask(bonusCalls.activate, { code: 'WELCOME' }, { token: inviter.token });
  expect(await receive(inviter)).toEqual([409, 'BONUS_REMAINING']);
  expect(await due(inviter)).toBe(10);
});

it('nothing is received while the operator has switched invite bonuses off', async () => {
  proves('OP-254');
  const inviter = await server.member();
  const friend = await friendOf(inviter);
  await friend.loses(20_000n);
  const terms = { isActive: true, percent: 5, percentSuccess: 200, percentFail: 10 };
  await changeSetting(server, 'inviteTerms', { ...terms, isActive: false });
  expect(await due(inviter)).toBe(0);
  expect(await receive(inviter)).toEqual([403, 'INVITE_INACTIVE']);
  await changeSetting(server, 'inviteTerms', { ...terms, percent: 8 });
  expect(await due(inviter)).toBe(16);
  await changeSetting(server, 'inviteTerms', terms);
});

it('a sum that no entry of the books could hold is refused, and nothing is paid', async () => {
  proves('OP-258');
  const inviter = await server.member();
  const friend = await friendOf(inviter);
  await friend.loses(20_000n);
  await server.runJobs();
  const lostIs = (lost: bigint) =>
    server.database.owner.rows('update invitation set lost = $2 where member_id = $1', [inviter.memberId, lost]);
  await lostIs(300_000_000_000_000n);
  expect(await receive(inviter)).toEqual([500, 'INVITE_BONUS_FAIL']);
  await lostIs(20_000n);
  expect((await log(inviter)).total).toBe(0);
});

it('a friend with a book in another currency brings nothing, since two currencies never mix', async () => {
  const inviter = await server.member();
  await server.member({ balance: 1_000_000n, currency: 'LAK', bankCode: 'BCEL', inviter: inviter.memberId });
  await server.runJobs();
  expect(await receive(inviter)).toEqual([404, 'NO_INVITEE_PLAY_INFO']);
});

it('shares come in pages, newest first, and banners as the operator placed them', async () => {
  proves('API-056', 'API-059', 'ENT-038', 'OP-164');
  const inviter = await server.member({ balance: 1_000_000n });
  const player = await playerOf(server, inviter, 10_000n);
  const friend = await friendOf(inviter);
  for (const amount of [20_000n, 40_000n, 60_000n]) {
    await friend.loses(amount);
    await server.runJobs();
    expect(await receive(inviter)).toEqual([200, 'INVITE_BONUS_SUCCESS']);
    await server.runJobs();
    await player.wins(30);
    server.clock.advance(dayMs);
  }
  expect((await log(inviter, 1, 2)).invites.map(({ amount }) => amount)).toEqual([30, 20]);
  expect((await log(inviter, 2, 2)).invites.map(({ amount }) => amount)).toEqual([10]);
  const banner = { image: '/banners/invite.svg', html: null, text: 'Words', to: null };
  await changeSetting(server, 'banners', [
    { ...banner, place: 'invite', from: null, until: null },
    { ...banner, place: 'home', from: null, until: null },
  ]);
  server.clock.advance(2_000);
  expect((await server.ask(inviteCalls.listBanners, {}, { token: inviter.token })).body).toEqual([banner]);
});
