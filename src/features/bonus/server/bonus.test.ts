import { expect, it } from 'vitest';
import { statementCalls } from '#features/statement/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { activeOf, bonusFields, playerOf, publishOffer, receive } from '#support/rewards/bonus-acts.ts';
import { walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { bonusCalls } from '../contract.ts';

const server = await startTestServer();

const clear = ({ token }: TestMember) => server.ask(bonusCalls.clear, {}, { token });

const accept = ({ token }: TestMember, code: string) => server.ask(bonusCalls.activate, { code }, { token });

interface Listed {
  readonly code: string;
  readonly type: string;
  readonly userBonus: { readonly isActive: boolean; readonly received: readonly { updatedAt: string }[] } | null;
}

const listOf = async ({ token }: TestMember): Promise<Listed[]> =>
  (await server.ask(bonusCalls.list, {}, { token })).body as Listed[];
const bonusOf = async (member: TestMember, code: string) => (await listOf(member)).find((one) => one.code === code);
const minimumOf = async ({ token }: TestMember) => (await server.ask(bonusCalls.checkMinimum, {}, { token })).body;
const linesOf = async ({ token }: TestMember): Promise<Record<string, unknown>[]> => {
  const reply = await server.ask(statementCalls.get, { page: 1, limit: 20 }, { token });
  return (reply.body as { statements: Record<string, unknown>[] }).statements;
};
const finishes = async (member: TestMember) =>
  (await linesOf(member)).filter(({ statementType }) => statementType === 'finish_bonus');
const stepsOf = async (member: TestMember, statementType: string): Promise<string[]> => {
  const line = (await linesOf(member)).find((one) => one['statementType'] === statementType);
  const asked = { lineId: String(line?.['_id']) };
  const { timeline } = (await server.ask(statementCalls.timeline, asked, { token: member.token })).body as {
    timeline: { steps: { what: string }[] };
  };
  return timeline.steps.map(({ what }) => what);
};
const loadWallet = ({ token }: TestMember) => server.ask(walletCalls.get, {}, { token });

// A member with 200 from a deposit of 100 and the welcome bonus on it: 600 meets its condition, 20 loses it.
const withBonus = async (): Promise<TestMember> => {
  const member = await server.member();
  expect(await accept(member, 'WELCOME')).toMatchObject({ status: 200 });
  await receive(server, member, { amount: 10_000n });
  expect(await walletOf(server, member)).toBe(20_000n);
  return member;
};

it('the list has the bonuses on offer in the member’s currency, none of them taken', async () => {
  proves('API-073', 'ENT-039', 'ENT-040', 'ENT-041', 'OP-149');
  const [thai, lao] = [await server.member(), await server.member({ currency: 'LAK' })];
  const offered = await listOf(thai);
  expect(offered.map(({ code, type }) => [code, type])).toEqual([
    ['WELCOME', 'limit'],
    ['DAILY20', 'day'],
    ['WEEKEND50', 'week'],
  ]);
  expect(offered[0]).toMatchObject({
    type: 'limit',
    maxReceived: 1,
    percentFail: 10,
    banners: [{ image: '/offers/welcome.svg', html: null }],
    userBonus: null,
  });
  expect((await listOf(lao)).map(({ code }) => code)).toEqual(['WELCOME-LAK']);
});

it('an accepted bonus is paid once by the next deposit from its minimum on, and its condition runs', async () => {
  proves('BON-01', 'BON-15', 'API-074', 'API-075', 'API-076', 'ENT-042', 'ENT-043', 'ENT-044', 'OP-147', 'OP-152');
  proves('OP-153', 'OP-155');
  const member = await server.member();
  expect(await activeOf(server, member)).toEqual({ status: false, type: null });
  expect(await minimumOf(member)).toEqual({ minimum: 0 });
  const reply = await accept(member, 'WELCOME');
  expect(reply).toMatchObject({
    status: 200,
    body: { _id: expect.any(String) as string, isActive: true, received: [] },
  });
  expect(await minimumOf(member)).toEqual({ minimum: 100 });
  await receive(server, member, { amount: 9_999n });
  expect(await walletOf(server, member)).toBe(9_999n);
  await receive(server, member, { amount: 60_000n });
  // 100 % of 600, at most 500.
  expect(await walletOf(server, member)).toBe(9_999n + 60_000n + 50_000n);
  expect(await minimumOf(member)).toEqual({ minimum: 0 });
  expect(await activeOf(server, member)).toMatchObject({
    status: true,
    type: 'bonus',
    condition: {
      code: 'WELCOME',
      runs: { amount: 500, base: 1_100, own: 99.99, success: 3_399.99, fail: 110, total: 1_199.99 },
    },
  });
  expect((await bonusOf(member, 'WELCOME'))?.userBonus).toMatchObject({
    isActive: true,
    received: [{ updatedAt: expect.any(String) as string }],
  });
  expect((await linesOf(member))[0]).toMatchObject({
    statementType: 'bonus',
    status: 'SUCCESS',
    from: null,
    to: 'WALLET',
    amount: 500,
    bonus: { description: expect.any(String) as string },
  });
});

it('a condition that is met frees the money and is told once in the statement', async () => {
  proves('OP-145', 'OP-160', 'OP-248');
  const member = await withBonus();
  for (const endpoint of [withdrawCalls.request, withdrawCalls.requestFromApp])
    expect(await server.ask(endpoint, { amount: 10_000n }, { token: member.token })).toMatchObject({
      status: 409,
      body: { message: 'BONUS_CONDITION' },
    });
  const player = await playerOf(server, member, 20_000n);
  await player.wins(399.99);
  await loadWallet(member);
  expect(await finishes(member)).toEqual([]);
  await player.wins(0.01);
  await Promise.all([loadWallet(member), loadWallet(member), activeOf(server, member)]);
  expect(await finishes(member)).toMatchObject([
    { amount: 100, status: 'SUCCESS', bonus: expect.anything() as object },
  ]);
  expect(await activeOf(server, member)).toMatchObject({ status: false, type: null, ended: { as: 'met' } });
  for (const type of ['bonus', 'finish_bonus'])
    expect(await stepsOf(member, type)).toEqual(['BONUS_ACCEPTED', 'CREDITED', 'CONDITION_MET']);
  expect((await bonusOf(member, 'WELCOME'))?.userBonus).toMatchObject({ isActive: false });
});

it('a condition is lost at its fail percentage, and a withdrawal finds that out automatically', async () => {
  proves('OP-144', 'OP-145');
  const member = await withBonus();
  const player = await playerOf(server, member, 20_000n);
  await player.loses(179.99);
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  await player.loses(0.01);
  const { memberId, token } = member;
  const [before] = await server.database.owner.rows('select ended_as from reward_grant where member_id = $1', [
    memberId,
  ]);
  expect(before).toEqual({ ended_as: null });
  await server.ask(withdrawCalls.request, { amount: 10_000n }, { token });
  const [after] = await server.database.owner.rows('select ended_as from reward_grant where member_id = $1', [
    memberId,
  ]);
  expect(after).toEqual({ ended_as: 'lost' });
  expect(await finishes(member)).toEqual([]);
  expect(await stepsOf(member, 'bonus')).toEqual(['BONUS_ACCEPTED', 'CREDITED', 'CONDITION_LOST']);
});

it('how a condition ended is told for a day, or until the member accepts another bonus', async () => {
  const [member, another] = [await withBonus(), await withBonus()];
  for (const one of [member, another]) await (await playerOf(server, one, 20_000n)).loses(180);
  expect(await activeOf(server, member)).toMatchObject({
    status: false,
    type: null,
    ended: { type: 'bonus', as: 'lost', title: expect.any(String) as string, fail: 20 },
  });
  await activeOf(server, another);
  await accept(another, 'DAILY20');
  expect(await activeOf(server, another)).not.toHaveProperty('ended');
  await clear(another);
  expect(await activeOf(server, another)).toEqual({ status: false, type: null });
  server.clock.advance(24 * 60 * 60_000 + 1);
  expect(await activeOf(server, member)).toEqual({ status: false, type: null });
});

it('deposits while the condition runs are added to its base', async () => {
  proves('OP-144');
  const member = await withBonus();
  await receive(server, member, { amount: 50_000n });
  expect(await activeOf(server, member)).toMatchObject({
    condition: { runs: { base: 700, total: 700, success: 2_100, fail: 70 } },
  });
});

it('money that arrives after the condition was met or lost is not bound by it', async () => {
  const lost = await withBonus();
  await (await playerOf(server, lost, 20_000n)).loses(190);
  await receive(server, lost, { amount: 30_000n });
  expect(await server.ask(withdrawCalls.request, { amount: 30_000n }, { token: lost.token })).toMatchObject({
    status: 200,
  });
  const met = await withBonus();
  await (await playerOf(server, met, 20_000n)).wins(400);
  await receive(server, met, { amount: 30_000n });
  expect(await finishes(met)).toHaveLength(1);
});

it('a bonus can be given up until it has paid, then only once it is lost', async () => {
  proves('BON-19', 'API-077', 'ENT-045', 'OP-154', 'OP-248', 'OP-249');
  const cleared = { status: 200, body: { message: 'BONUS_CLEAR' } };
  const member = await server.member();
  await accept(member, 'WELCOME');
  expect(await clear(member)).toMatchObject(cleared);
  expect((await bonusOf(member, 'WELCOME'))?.userBonus).toMatchObject({ isActive: false, received: [] });
  await receive(server, member, { amount: 10_000n });
  expect(await walletOf(server, member)).toBe(10_000n);

  const bound = await withBonus();
  expect(await clear(bound)).toMatchObject({ status: 409, body: { message: 'BONUS_CONDITION' } });
  await (await playerOf(server, bound, 20_000n)).loses(180);
  expect(await clear(bound)).toMatchObject(cleared);
  expect(await activeOf(server, bound)).toMatchObject({ status: false, type: null });
});

it('one bonus at a time: the same again and another one are refused by their codes', async () => {
  proves('OP-245', 'OP-246');
  const member = await server.member();
  await accept(member, 'WELCOME');
  expect(await accept(member, 'WELCOME')).toMatchObject({
    status: 409,
    body: { message: 'BONUS_ALREADY_ACTIVE' },
  });
  expect(await accept(member, 'DAILY20')).toMatchObject({
    status: 409,
    body: { message: 'BONUS_REMAINING' },
  });
  expect(await accept(member, 'NOSUCH')).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
});

it('a bonus at its receive limit, and one whose places are taken, are refused', async () => {
  proves('OP-148', 'OP-247', 'OP-250');
  const member = await withBonus();
  await (await playerOf(server, member, 20_000n)).loses(190);
  expect(await accept(member, 'WELCOME')).toMatchObject({
    status: 409,
    body: { message: 'BONUS_MAX_CLAIMED' },
  });
  await publishOffer(server, bonusFields('TWO-PLACES', { quota: 2, maxReceived: 0 }));
  const people = [await server.member(), await server.member(), await server.member()];
  const [one, two, three] = people as [TestMember, TestMember, TestMember];
  for (const taker of [one, two]) expect(await accept(taker, 'TWO-PLACES')).toMatchObject({ status: 200 });
  expect(await accept(three, 'TWO-PLACES')).toMatchObject({
    status: 409,
    body: { message: 'BONUS_FULL' },
  });
  await clear(one);
  expect(await accept(three, 'TWO-PLACES')).toMatchObject({ status: 200 });
});
