import { expect, it, vi } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { depositCalls } from '#features/deposit/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { accounts, balancesOf } from '#ledger';
import { takesMoney } from '#server/outside/health/game-states.ts';
import { openGame } from '#support/game-accounts.ts';
import { approveWaiting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { bonusFields, playerOf, publishOffer, receive } from '#support/rewards/bonus-acts.ts';
import { claim, couponsOf, setWheel, spinOnce } from '#support/rewards/spins.ts';
import { inFullOr } from '#support/requirements/in-full.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '2500' } });
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const code = 'SLOTXO';

const weather = (kind: string) => server.sandbox.weather({ service: 'games', code, kind });
const balances = async (member: TestMember): Promise<bigint[]> => {
  const found = (await balancesOf(server.context.database, member.memberId)).balances;
  return [accounts.wallet, accounts.held, accounts.transit(code), accounts.game(code)].map(
    (name) => found.get(name) ?? 0n,
  );
};
const transfer = (member: TestMember, key = 'press') =>
  server.ask(transferCalls.move, { from: 'WALLET', to: code, amount: 20_000n }, { token: member.token, key });
// A game that an earlier test left silent is probed until it takes money again.
const openMember = async (): Promise<TestMember> => {
  await weather('fine');
  const isWell = async (): Promise<boolean> => {
    server.clock.advance(1_000);
    await server.runJobs();
    return takesMoney(server.context, code);
  };
  await expect.poll(isWell, { timeout: 15_000, interval: 100 }).toBe(true);
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, code);
  return member;
};
const jumps = [hourMs, -hourMs, 25 * hourMs, -25 * hourMs];

it.for(inFullOr(jumps, hourMs, -25 * hourMs))(
  'a clock that jumps %i ms while a transfer is unknown releases no hold',
  async (jump) => {
    const member = await openMember();
    await weather('timeout-after');
    await transfer(member);
    server.clock.advance(jump);
    // While the provider is silent only the clock changes, and the clock alone must decide nothing.
    await weather('down');
    for (let round = 0; round < 4; round += 1) {
      await server.runJobs();
      server.clock.advance(20 * minuteMs);
    }
    expect(await balances(member)).toEqual([30_000n, 0n, 20_000n, 0n]);
    await weather('fine');
    // The breaker of the game that was silent lets a probe through first.
    const checkAgain = async (): Promise<void> => {
      server.clock.advance(26 * hourMs);
      await server.runJobs();
      expect(await balances(member)).toEqual([30_000n, 0n, 0n, 20_000n]);
    };
    await vi.waitFor(checkAgain, { timeout: 10_000, interval: 200 });
  },
);

it('a payout under way is sent once, whichever way the clock jumps', async () => {
  const members = await Promise.all(jumps.map(() => server.member({ balance: 50_000n })));
  for (const [index, member] of members.entries()) {
    await server.ask(withdrawCalls.request, { amount: 20_000n }, { token: member.token });
    await approveWaiting(server, member);
    await server.sandbox.weather({ service: 'payout', kind: 'timeout-after', seconds: 1 });
    await server.runJobs();
    await server.sandbox.weather({ service: 'payout', kind: 'fine' });
    server.clock.advance(jumps[index] ?? 0);
    await server.runJobs();
    server.clock.advance(26 * hourMs);
    await server.runJobs();
    expect(await balances(member)).toEqual([30_000n, 0n, 0n, 0n]);
  }
  const { payouts } = (await server.sandbox.get('/book')) as { payouts: unknown[] };
  expect(payouts).toHaveLength(members.length);
});

it('the audit chain keeps its order when the clock goes back, and stays provable', async () => {
  const member = await openMember();
  for (const [place, jump] of [0, hourMs, -2 * hourMs, 3 * hourMs, -hourMs].entries()) {
    server.clock.advance(jump);
    const asked = { token: member.token, key: `press ${place}` };
    expect(await server.ask(withdrawCalls.request, { amount: 10_000n }, asked)).toMatchObject({ status: 200 });
  }
  const rows = await server.database.owner.rows<{ number: bigint }>(
    `select number from audit where member_id = $1 order by number`,
    [member.memberId],
  );
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => BigInt(index + 1)));
  await server.check();
});

it('a request key still works after the clock passes midnight in Bangkok and goes back', async () => {
  proves('OP-298');
  const member = await openMember();
  const midnight = new Date('2026-12-01T17:00:00.000Z');
  server.clock.set(new Date(midnight.getTime() - 1_000));
  const first = await transfer(member);
  expect(first).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  for (const jump of [2_000, -hourMs, 2 * hourMs]) {
    server.clock.advance(jump);
    expect((await transfer(member)).text).toBe(first.text);
  }
  expect(await balances(member)).toEqual([30_000n, 0n, 0n, 20_000n]);
});

it('a code on offer ends at its time and not before, also after the clock went back', async () => {
  const member = await server.member();
  const asked = { token: member.token };
  await server.ask(depositCalls.createQr, { bankCode: 'KBANK', amount: 10_000n }, asked);
  const isLive = async () =>
    ((await server.ask(depositCalls.getQr, { bankCode: 'KBANK' }, asked)).body as { hasQrcode: boolean }).hasQrcode;
  server.clock.advance(-hourMs);
  expect(await isLive()).toBe(true);
  server.clock.advance(hourMs + 9 * minuteMs);
  expect(await isLive()).toBe(true);
  server.clock.advance(minuteMs);
  expect(await isLive()).toBe(false);
});

it('a coupon is paid once and a daily bonus once a day, whichever way the clock jumps', async () => {
  await setWheel(server, [
    { code: 'A', weight: 1, amount: 10 },
    { code: 'B', weight: 1, amount: 20 },
  ]);
  await publishOffer(server, bonusFields('JUMPS', { type: 'day', maxReceived: 1 }));
  const member = await server.member({ balance: 50_000n });
  await spinOnce(server, member);
  const [coupon] = await couponsOf(server, member);
  const activate = async (): Promise<string> => {
    const { status, body } = await server.ask(bonusCalls.activate, { code: 'JUMPS' }, { token: member.token });
    return status === 200 ? 'TAKEN' : (body as { message: string }).message;
  };
  const clear = () => server.ask(bonusCalls.clear, {}, { token: member.token });
  const player = await playerOf(server, member, 10_000n);
  const earned: string[] = [];
  const paid: unknown[] = [];
  for (const jump of [0, 25 * hourMs, -25 * hourMs, 25 * hourMs, -26 * hourMs, hourMs]) {
    server.clock.advance(jump);
    paid.push(await claim(server, member, coupon?._id));
    earned.push(await activate());
    await receive(server, member, { amount: 10_000n });
    // After this reading, what is won is from after the payment, and meets the condition if one was paid.
    await player.loses(1);
    await player.wins(500);
    await clear();
  }
  expect(paid.filter((answer) => (answer as { success: boolean }).success)).toHaveLength(1);
  expect(earned).toEqual(['TAKEN', 'TAKEN', ...Array<string>(4).fill('BONUS_MAX_CLAIMED')]);
});
