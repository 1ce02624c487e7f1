import { beforeAll, expect, it } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { profileCalls } from '#features/profile/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { statementOf, walletOf } from '#support/deposits.ts';
import { changeSetting } from '#support/office-acts.ts';
import { openMemberSession } from '#support/people.ts';
import { bonusFields, promotionFields, publishOffer } from '#support/rewards/bonus-acts.ts';
import { claim, couponsOf, setWheel, spinOnce, wheelOf } from '#support/rewards/spins.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { type Coupon, spinCalls } from '../contract.ts';

const server = await startTestServer();
beforeAll(() =>
  setWheel(server, [
    { code: 'A', weight: 1, amount: 25 },
    { code: 'B', weight: 0, prize: null },
  ]),
);

it.each([
  [49_999n, 0],
  [50_000n, 1],
  [149_999n, 2],
])('a deposit of %s satang earns %i coins, and wallet, profile and wheel show them', async (balance, coins) => {
  proves('OP-175', 'API-067', 'ENT-058', 'ENT-059', 'ENT-060', 'OP-174');
  const { token } = await server.member({ balance });
  expect(await server.ask(walletCalls.get, {}, { token })).toMatchObject({ body: { profile: { coin: coins } } });
  expect(await server.ask(profileCalls.get, {}, { token })).toMatchObject({ body: { profile: { coin: coins } } });
  const setup = await server.ask(spinCalls.getSetup, {}, { token });
  expect(setup).toMatchObject({ status: 200, body: { userCoin: coins, activeSpinwheel: { name: 'Wheel' } } });
  const { activeSpinwheel } = setup.body as { activeSpinwheel: { slice: Record<string, unknown>[] } };
  expect(activeSpinwheel.slice.map((slice) => Object.keys(slice).sort())).toEqual(
    Array.from({ length: 2 }, () => ['bgColor', 'code', 'htmlDescription', 'label', 'textColor']),
  );
});

const claimed = { success: true, error: null, id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string };

it('a spin costs a coin and wins a coupon; claiming it pays the wallet once, with a line of the statement', async () => {
  proves('SPIN-01', 'API-068', 'API-069', 'API-070', 'API-071', 'ENT-061', 'ENT-062', 'ENT-063', 'ENT-064');
  proves('ENT-065', 'OP-176', 'OP-178', 'OP-288');
  const member = await server.member({ balance: 100_000n });
  expect(await spinOnce(server, member)).toEqual({
    success: true,
    result: { code: 'A', label: 'Slice A', remainingCoin: 1 },
    error: null,
  });
  const [coupon, ...others] = await couponsOf(server, member);
  expect(others).toEqual([]);
  expect(coupon).toMatchObject({ prize: { name: 'Prize A', slice: { code: 'A', label: 'Slice A' } }, amount: 25 });
  const before = await walletOf(server, member);
  expect(await claim(server, member, coupon?._id)).toEqual(claimed);
  expect(await walletOf(server, member)).toBe(before + 2_500n);
  expect((await statementOf(server, member))[0]).toMatchObject({
    statementType: 'bonus',
    status: 'SUCCESS',
    to: 'WALLET',
    amount: 25,
    luckydraw: { description: 'Prize A' },
  });
  expect(await couponsOf(server, member)).toEqual([]);
  expect(await claim(server, member, coupon?._id)).toEqual({ success: false, error: 'NO_CLAIMABLE_COUPON' });
});

it('without a coin, or without a wheel, a spin is refused inside a 200', async () => {
  proves('OP-172', 'OP-173', 'OP-293', 'API-072', 'ENT-066', 'OP-004');
  const poor = await server.member();
  expect(await server.ask(spinCalls.spin, {}, { token: poor.token })).toMatchObject({
    status: 200,
    body: { success: false, result: null, error: 'NO_COIN' },
  });
  expect(await server.ask(spinCalls.getActive, {}, { token: poor.token })).toMatchObject({ body: { isActive: true } });
  await setWheel(server, null);
  const rich = await server.member({ balance: 50_000n });
  expect(await spinOnce(server, rich)).toMatchObject({ success: false, error: 'SPIN_INACTIVE' });
  expect(await server.ask(spinCalls.getSetup, {}, { token: rich.token })).toMatchObject({
    body: { activeSpinwheel: null, userCoin: 1 },
  });
  expect(await server.ask(spinCalls.getActive, {}, { token: rich.token })).toMatchObject({ body: { isActive: false } });
  expect(await server.ask(spinCalls.getOdds, {}, { token: rich.token })).toMatchObject({ body: { odds: null } });
  await setWheel(server, [
    { code: 'A', weight: 1, amount: 25 },
    { code: 'B', weight: 0, prize: null },
  ]);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['an empty text', ''],
  ['a word', 'no id'],
  ['an object', { _id: 'x' }],
  ['a text of 10 kB', 'A'.repeat(10_000)],
])('a claim that names %s instead of a coupon is refused', async (_name, coupon) => {
  proves('OP-290');
  const member = await server.member();
  expect(await claim(server, member, coupon)).toEqual({ success: false, error: 'INVALID_CODE' });
});

it('nobody claims the coupon of another member', async () => {
  proves('OP-288');
  const [owner, thief] = [await server.member({ balance: 50_000n }), await server.member()];
  await spinOnce(server, owner);
  const [coupon] = await couponsOf(server, owner);
  expect(await claim(server, thief, coupon?._id)).toEqual({ success: false, error: 'NO_CLAIMABLE_COUPON' });
  expect(await walletOf(server, thief)).toBe(0n);
  expect(await couponsOf(server, owner)).toHaveLength(1);
});

it('a coupon without a money value is listed and cannot be claimed', async () => {
  proves('OP-291');
  await setWheel(server, [
    { code: 'SHIRT', weight: 1 },
    { code: 'B', weight: 0, prize: null },
  ]);
  const member = await server.member({ balance: 50_000n });
  await spinOnce(server, member);
  const [coupon] = await couponsOf(server, member);
  expect(coupon).toMatchObject({ prize: { name: 'Prize SHIRT' }, amount: 0 });
  expect(await claim(server, member, coupon?._id)).toEqual({ success: false, error: 'INVALID_COUPON_TYPE' });
});

it('a slice without a prize gives no coupon', async () => {
  await setWheel(server, [
    { code: 'NONE', weight: 1, prize: null },
    { code: 'B', weight: 0, prize: null },
  ]);
  const member = await server.member({ balance: 50_000n });
  expect(await spinOnce(server, member)).toMatchObject({ success: true, result: { code: 'NONE', remainingCoin: 0 } });
  expect(await couponsOf(server, member)).toEqual([]);
});

it('a coupon of a changed wheel pays what it was won for; one that no wheel ever offered pays nothing', async () => {
  proves('OP-289', 'OP-177');
  await setWheel(server, [
    { code: 'A', weight: 1, amount: 25 },
    { code: 'B', weight: 0, prize: null },
  ]);
  const member = await server.member({ balance: 100_000n });
  await spinOnce(server, member);
  await spinOnce(server, member);
  await setWheel(server, [
    { code: 'A', weight: 1, amount: 1 },
    { code: 'C', weight: 1, amount: 2 },
  ]);
  const [newer, older] = await couponsOf(server, member);
  expect(newer?._id.localeCompare(older?._id ?? '')).toBe(1);
  // Somebody with access to the database raises a prize.
  await server.database.owner.rows('update spin_coupon set amount = 999900 where coupon_id = $1', [older?._id]);
  expect(await claim(server, member, older?._id)).toEqual({ success: false, error: 'INVALID_PRIZE_CODE' });
  const before = await walletOf(server, member);
  expect(await claim(server, member, newer?._id)).toEqual(claimed);
  expect((await walletOf(server, member)) - before).toBe(2_500n);
  await server.database.owner.rows('update spin_coupon set amount = 2500 where coupon_id = $1', [older?._id]);
});

it('a coupon ends at the Bangkok midnight after thirty days, to the instant', async () => {
  proves('OP-177', 'OP-292');
  await setWheel(server, [
    { code: 'A', weight: 1, amount: 25 },
    { code: 'B', weight: 0, prize: null },
  ]);
  const member = await server.member({ balance: 100_000n });
  await spinOnce(server, member);
  await spinOnce(server, member);
  const [first, second] = await couponsOf(server, member);
  const endsAt = new Date(first?.endsAt ?? '');
  expect(endsAt.toISOString()).toMatch(/T17:00:00\.000Z$/);
  expect(endsAt.getTime() - server.clock.now().getTime()).toBeGreaterThan(30 * 86_400_000);
  expect(endsAt.getTime() - server.clock.now().getTime()).toBeLessThanOrEqual(31 * 86_400_000);
  server.clock.advance(endsAt.getTime() - server.clock.now().getTime() - 1);
  const again = { ...member, token: await openMemberSession(server.context, member.memberId) };
  expect(await claim(server, again, first?._id)).toEqual(claimed);
  server.clock.advance(1);
  expect(await claim(server, again, second?._id)).toEqual({ success: false, error: 'COUPON_EXPIRED' });
  expect(await couponsOf(server, again)).toEqual([]);
});

it('wheel, odds, coupon and statement speak the language of the caller; without one, Thai', async () => {
  const inThree = { th: 'ยี่สิบ', la: 'ຊາວ', en: 'Twenty' };
  const [slice, none] = wheelOf([
    { code: 'A', weight: 1, amount: 20 },
    { code: 'B', weight: 0, prize: null },
  ]).slices;
  const slices = [{ ...slice, label: inThree, prize: inThree, htmlDescription: inThree }, none];
  await changeSetting(server, 'spinWheel', { name: inThree, slices });
  server.clock.advance(2_000);
  const member = await server.member({ balance: 100_000n });
  const said = async (language?: string) => {
    const options = {
      token: member.token,
      ...(language === undefined ? {} : { headers: { 'accept-language': language } }),
    };
    const setup = await server.ask(spinCalls.getSetup, {}, options);
    const odds = await server.ask(spinCalls.getOdds, {}, options);
    const spun = await server.ask(spinCalls.spin, {}, options);
    const coupons = await server.ask(spinCalls.listCoupons, {}, options);
    return [setup, odds, spun, coupons].map(({ body }) => JSON.stringify(body));
  };
  for (const text of await said()) expect(text).toContain('ยี่สิบ');
  for (const text of await said('lo')) expect(text).toContain('ຊາວ');
  const english = { token: member.token, headers: { 'accept-language': 'en' } };
  const [coupon] = (await server.ask(spinCalls.listCoupons, {}, english)).body as Coupon[];
  expect(coupon).toMatchObject({ prize: { name: 'Twenty', slice: { code: 'A', label: 'Twenty' } } });
  await server.ask(spinCalls.claimCoupon, { coupon: coupon?._id ?? '' }, english);
  expect((await statementOf(server, member))[0]).toMatchObject({ luckydraw: { description: 'Twenty' } });
});

it('a text with {amount} names what the slice pays in the member’s own currency', async () => {
  const [slice, none] = wheelOf([
    { code: 'A', weight: 1, amount: 1_000.5 },
    { code: 'B', weight: 0, prize: null },
  ]).slices;
  const slices = [{ ...slice, label: '{amount}', prize: 'Cash {amount}', htmlDescription: '<p>{amount}</p>' }, none];
  await changeSetting(server, 'spinWheel', { name: 'W', slices });
  server.clock.advance(2_000);
  for (const [about, amount] of [
    [{ currency: 'BAHT', bankCode: 'KBANK' }, '฿1,000.50'],
    [{ currency: 'LAK', bankCode: 'BCEL' }, '₭400,200'],
  ] as const) {
    const member = await server.member({ ...about, balance: 40_000_000n });
    const { token } = member;
    expect(await server.ask(spinCalls.getSetup, {}, { token })).toMatchObject({
      body: { activeSpinwheel: { slice: [{ label: amount, htmlDescription: `<p>${amount}</p>` }, {}] } },
    });
    expect(await server.ask(spinCalls.getOdds, {}, { token })).toMatchObject({
      body: { odds: { slices: [{ label: amount }, {}] } },
    });
    expect(await spinOnce(server, member)).toMatchObject({ result: { label: amount } });
    const [coupon] = await couponsOf(server, member);
    expect(coupon).toMatchObject({ prize: { name: `Cash ${amount}`, slice: { label: amount } } });
    await claim(server, member, coupon?._id);
    expect((await statementOf(server, member))[0]).toMatchObject({ luckydraw: { description: `Cash ${amount}` } });
  }
});

it('markup of a slice is cleaned when it is stored', async () => {
  proves('OP-181');
  const [slice, other] = wheelOf([
    { code: 'A', weight: 1, amount: 20 },
    { code: 'B', weight: 1 },
  ]).slices;
  const htmlDescription = '<p onclick="x()">Good<script>alert(1)</script></p>';
  await changeSetting(server, 'spinWheel', { name: 'W', slices: [{ ...slice, htmlDescription }, other] });
  server.clock.advance(2_000);
  const { token } = await server.member();
  const { activeSpinwheel } = (await server.ask(spinCalls.getSetup, {}, { token })).body as {
    activeSpinwheel: { slice: { htmlDescription: string | null }[] };
  };
  expect(activeSpinwheel.slice[0]?.htmlDescription).toBe('<p>Good</p>');
});

it('a coupon is not claimed while a bonus condition runs; a bonus that has not paid yet does not hinder it', async () => {
  proves('OP-245');
  await setWheel(server, [
    { code: 'A', weight: 1, amount: 25 },
    { code: 'B', weight: 0, prize: null },
  ]);
  await publishOffer(server, bonusFields('LATER'));
  await publishOffer(server, promotionFields('NOW', { amount: 500_000n }));
  const [waiting, running] = [await server.member({ balance: 50_000n }), await server.member({ balance: 50_000n })];
  for (const member of [waiting, running]) await spinOnce(server, member);
  for (const [call, member, code] of [
    [bonusCalls.activate, waiting, 'LATER'],
    [bonusCalls.activatePromotion, running, 'NOW'],
  ] as const)
    expect(await server.ask(call, { code }, { token: member.token })).toMatchObject({ status: 200 });
  const [coupon] = await couponsOf(server, running);
  const before = await walletOf(server, running);
  expect(await claim(server, running, coupon?._id)).toEqual({ success: false, error: 'BONUS_REMAINING' });
  expect(await walletOf(server, running)).toBe(before);
  expect(await couponsOf(server, running)).toHaveLength(1);
  const [free] = await couponsOf(server, waiting);
  expect(await claim(server, waiting, free?._id)).toEqual(claimed);
});
