import { expect, it } from 'vitest';
import { dayMs } from '#contract/bangkok-day.ts';
import { playBetween } from '#play/play-between.ts';
import { bonusCalls } from '#features/bonus/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { statementOf } from '#support/deposits.ts';
import { betAgainstOneself, gambler, openGame } from '#support/game-accounts.ts';
import { changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { refundCalls } from '../contract.ts';

const server = await startTestServer();

const check = async (member: TestMember) =>
  (await server.ask(refundCalls.check, {}, { token: member.token })).body as Record<string, unknown>;
const receive = async (member: TestMember) => {
  const { status, body } = await server.ask(refundCalls.receive, {}, { token: member.token });
  return [status, (body as { message: string }).message];
};
// The other name of the same call.
const addWallet = async (member: TestMember) => {
  const { status, body } = await server.ask(refundCalls.addWallet, {}, { token: member.token });
  return [status, (body as { message: string }).message];
};
const log = async (member: TestMember, page = 1, limit = 10) =>
  (await server.ask(refundCalls.list, { page, limit }, { token: member.token })).body as {
    refunds: { refundAmount: number; createdAt: string }[];
    total: number;
  };

it('a member gets five percent of what was lost back, once, into the wallet and the statement', async () => {
  proves('REF-01', 'API-062', 'API-063', 'API-064', 'ENT-036', 'OP-165', 'OP-166', 'OP-261');
  const { member, loses, wins } = await gambler(server, { balance: 100_000n });
  await loses(60_001n);
  expect(await check(member)).toMatchObject({
    result: true,
    bonus: false,
    info: null,
    refundAmount: 30,
    refundSuccess: 150,
    refundFail: 10,
    own: 399.99,
    lost: 600.01,
    percent: 5,
  });
  expect(await receive(member)).toEqual([200, 'REFUND_SUCCESS']);
  const [line] = await statementOf(server, member);
  expect(line).toMatchObject({ statementType: 'bonus', status: 'SUCCESS', to: 'WALLET', amount: 30 });
  expect(line).toMatchObject({ refund: { description: 'คืนยอดเสีย' } });
  expect(await receive(member)).toEqual([409, 'REFUND_CONDITION']);
  await wins(1_500n);
  expect(await check(member)).toMatchObject({ result: false, refundAmount: 0, isReceivedToday: true });
  expect(await receive(member)).toEqual([404, 'NO_REFUND']);
});

it('of many who press at once, by both calls, one receives', async () => {
  proves('OP-168', 'API-065');
  const { member, loses } = await gambler(server, { balance: 100_000n });
  await loses(50_000n);
  const presses = await Promise.all(
    Array.from({ length: 6 }, (_, n) => (n % 2 === 0 ? addWallet(member) : receive(member))),
  );
  expect(presses.filter(([status]) => status === 200)).toEqual([[200, 'REFUND_SUCCESS']]);
  const refused = presses.flatMap(([status, code]) => (status === 200 ? [] : [code]));
  expect(refused).toHaveLength(5);
  expect(refused.every((code) => code === 'NO_REFUND' || code === 'REFUND_CONDITION')).toBe(true);
  expect((await log(member)).refunds.map(({ refundAmount }) => refundAmount)).toEqual([25]);
});

it('a repeat of the request gets the first answer, and pays nothing', async () => {
  const { member, loses } = await gambler(server, { balance: 100_000n });
  await loses(20_000n);
  const pressed = { token: member.token, key: 'one press' };
  const replies = [
    await server.ask(refundCalls.receive, {}, pressed),
    await server.ask(refundCalls.receive, {}, pressed),
  ];
  const [first] = replies;
  const [line] = await statementOf(server, member);
  const answered = { message: 'REFUND_SUCCESS', amount: 10, id: line?.['_id'], createdAt: line?.['createdAt'] };
  expect([first?.status, first?.body]).toEqual([200, answered]);
  expect(replies.map(({ text }) => text)).toEqual([first?.text, first?.text]);
  expect((await log(member)).total).toBe(1);
});

it('the next refund begins after midnight in Bangkok, with what was lost since the last', async () => {
  proves('OP-165', 'OP-259');
  server.clock.set(new Date('2027-01-10T16:50:00.000Z'));
  const { member, pays, loses, wins } = await gambler(server, { balance: 200_000n });
  await loses(100_000n);
  expect(await receive(member)).toEqual([200, 'REFUND_SUCCESS']);
  // Meets its condition.
  await wins(2_500n);
  await check(member);
  await loses(12_500n);
  expect(await receive(member)).toEqual([404, 'NO_REFUND']);
  server.clock.set(new Date('2027-01-10T17:00:00.000Z'));
  await pays(5_000n);
  expect(await check(member)).toMatchObject({ result: true, refundAmount: 5, lost: 100, isReceivedToday: false });
  expect(await receive(member)).toEqual([200, 'REFUND_SUCCESS']);
});

it('without money there is nothing to give back; with money but no loss the amount is too small', async () => {
  proves('OP-259', 'OP-263');
  const poor = await server.member();
  expect([await receive(poor), await addWallet(poor)]).toEqual([
    [404, 'NO_REFUND'],
    [404, 'NO_REFUND'],
  ]);
  const { member, loses, wins } = await gambler(server, { balance: 10_000n });
  expect(await addWallet(member)).toEqual([400, 'REFUND_MINIMUM']);
  await loses(19n);
  expect(await receive(member)).toEqual([400, 'REFUND_MINIMUM']);
  await wins(5_000n);
  expect(await check(member)).toMatchObject({ result: false, refundAmount: 0, lost: 0 });
  expect(await receive(member)).toEqual([400, 'REFUND_MINIMUM']);
});

it('the money of a refund can be lost and given back in part, once its condition is over', async () => {
  proves('OP-165', 'OP-167', 'OP-260');
  const { member, loses, withdraws } = await gambler(server, { balance: 100_000n });
  await loses(20_000n);
  await withdraws(80_000n);
  expect(await receive(member)).toEqual([200, 'REFUND_SUCCESS']);
  server.clock.advance(dayMs);
  expect(await receive(member)).toEqual([409, 'REFUND_CONDITION']);
  await loses(1_000n);
  expect(await receive(member)).toEqual([200, 'REFUND_SUCCESS']);
});

// Acts that look like chance and are the same in each run.
const acts = ['loses', 'wins', 'pays', 'loses', 'withdraws', 'loses', 'loses'] as const;
const amounts = [12_345n, 33_300n, 50_000n, 17_777n, 21_100n, 10_999n, 15_015n, 14_242n];

it('whatever a member pays in, withdraws, wins, loses and receives, a count of our own agrees with the amount', async () => {
  proves('OP-165');
  const { member, ...plays } = await gambler(server, { balance: 2_000_000n });
  const began = server.clock.now();
  // Satang as numbers, by the words of the specification alone; five percent is a twentieth.
  const counted = { before: 0, now: 2_000_000, paidIn: 2_000_000, played: 0 };
  const lost = (): number => Math.max(0, counted.before + counted.paidIn - counted.now);
  const received: number[] = [];
  const seen: (readonly [number, number])[] = [];
  const expected: (readonly [number, number])[] = [];
  for (let n = 0; n < 24; n += 1) {
    const [act, amount] = [acts[n % acts.length] ?? 'loses', amounts[n % amounts.length] ?? 100n];
    await plays[act](amount);
    const change = act === 'pays' || act === 'wins' ? Number(amount) : -Number(amount);
    counted.now += change;
    if (act === 'pays' || act === 'withdraws') counted.paidIn += change;
    else counted.played += change;
    const { refundAmount, lost: reported } = await check(member);
    seen.push([Math.round(Number(reported) * 100), Math.round(Number(refundAmount) * 100)]);
    expected.push([lost(), Math.floor(lost() / 20)]);
    if (n % 6 !== 5) continue;
    const refund = Math.floor(lost() / 20);
    const [status] = await receive(member);
    if (status === 200) {
      received.unshift(refund / 100);
      counted.now += refund;
      Object.assign(counted, { before: counted.now, paidIn: 0 });
      // What is won before this reading may be from before the refund.
      await server.runJobs();
      // Half of it meets the condition.
      const won = Math.ceil(refund / 2);
      await plays.wins(BigInt(won));
      await check(member);
      counted.now += won;
      counted.played += won;
    }
    server.clock.advance(dayMs);
  }
  expect(seen).toEqual(expected);
  expect((await log(member)).refunds.map(({ refundAmount }) => refundAmount)).toEqual(received);
  expect(received.length).toBeGreaterThan(2);
  const until = new Date(server.clock.now().getTime() + dayMs);
  const played = await playBetween(server.context.database, { memberId: member.memberId, from: began, until });
  expect(Number(played.net)).toBe(counted.played);
});

it('a loss at one game is not given back before it is known what was won at another', async () => {
  proves('OP-165');
  const member = await betAgainstOneself(server);
  expect(await receive(member)).toEqual([409, 'REFUND_UNREAD']);
  await server.runJobs();
  expect(await check(member)).toMatchObject({ result: false, refundAmount: 0, lost: 0 });
  expect(await receive(member)).toEqual([400, 'REFUND_MINIMUM']);
});

it('while receiving would be refused for a game that was not read, the check says so and promises no refund', async () => {
  proves('OP-166');
  const member = await betAgainstOneself(server);
  expect(await check(member)).toMatchObject({ result: false, refundAmount: 0, isUnread: true });
  expect(await receive(member)).toEqual([409, 'REFUND_UNREAD']);
  await server.runJobs();
  expect(await check(member)).toMatchObject({ result: false, isUnread: false });
});

it('a refund that waited for a game that did not answer is received at the next press', async () => {
  const { member, loses } = await gambler(server, { balance: 100_000n });
  await openGame(server, member, 'IMI');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'IMI', amount: 10_000n }, { token: member.token });
  await server.runJobs();
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'down' });
  await loses(20_000n);
  expect(await receive(member)).toEqual([409, 'REFUND_UNREAD']);
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'fine' });
  server.clock.advance(60_000);
  await check(member);
  await server.runJobs();
  expect(await receive(member)).toEqual([200, 'REFUND_SUCCESS']);
});

it('while a bonus is active no refund is received', async () => {
  proves('OP-260', 'REF-03');
  const { member, loses } = await gambler(server, { balance: 100_000n });
  await loses(20_000n);
  expect(await server.ask(bonusCalls.activate, { code: 'WELCOME' }, { token: member.token })).toMatchObject({
    status: 200,
  });
  expect(await check(member)).toMatchObject({ result: true, bonus: true });
  expect(await receive(member)).toEqual([409, 'REFUND_CONDITION']);
  expect(await addWallet(member)).toEqual([409, 'REFUND_CONDITION']);
});

it('no refund is received while the operator has switched refunds off', async () => {
  proves('OP-262');
  const { member, loses } = await gambler(server, { balance: 100_000n });
  await loses(20_000n);
  const terms = { isActive: true, percent: 5, percentSuccess: 150, percentFail: 10 };
  await changeSetting(server, 'refundTerms', { ...terms, isActive: false });
  const closed = await check(member);
  expect(closed).toMatchObject({ result: false, refundAmount: 0 });
  expect(closed).not.toHaveProperty('percent');
  expect(await receive(member)).toEqual([403, 'REFUND_INACTIVE']);
  expect(await addWallet(member)).toEqual([403, 'REFUND_INACTIVE']);
  await changeSetting(server, 'refundTerms', { ...terms, percent: 7 });
  expect(await check(member)).toMatchObject({ result: true, refundAmount: 14 });
  await changeSetting(server, 'refundTerms', terms);
});

it('past refunds come in pages, newest first, and banners as the operator placed them', async () => {
  proves('API-060', 'API-061', 'API-066', 'ENT-037', 'ENT-038', 'OP-164', 'OP-002');
  const { member, loses, wins } = await gambler(server, { balance: 500_000n });
  // What is won meets the condition of the refund.
  for (const [lost, won] of [
    [20_000n, 500n],
    [40_500n, 1_000n],
    [61_000n, 1_500n],
  ] as const) {
    await loses(lost);
    expect(await receive(member)).toEqual([200, 'REFUND_SUCCESS']);
    await server.runJobs();
    await wins(won);
    await check(member);
    server.clock.advance(dayMs);
  }
  expect((await log(member, 1, 2)).refunds.map(({ refundAmount }) => refundAmount)).toEqual([30, 20]);
  expect(await log(member, 2, 2)).toEqual({
    refunds: [{ refundAmount: 10, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
    total: 3,
  });
  const banner = { image: '/banners/refund.svg', html: null, text: 'Words', to: null };
  await changeSetting(server, 'banners', [
    { ...banner, place: 'refund', from: null, until: null },
    { ...banner, place: 'home', from: null, until: null },
  ]);
  server.clock.advance(2_000);
  expect((await server.ask(refundCalls.listBanners, {}, { token: member.token })).body).toEqual([banner]);
});
