import { beforeAll, expect, it } from 'vitest';
import { walletOf } from '#support/deposits.ts';
import { claim, couponsOf, setWheel, spinOnce } from '#support/rewards/spins.ts';
import { startTestServer } from '#support/test-server.ts';
import { spinCalls, type SpinProof } from '../contract.ts';

const server = await startTestServer();
beforeAll(() =>
  setWheel(server, [
    { code: 'A', weight: 3, amount: 25 },
    { code: 'B', weight: 1, amount: 5 },
  ]),
);

it('of 100 spins at once with 3 coins exactly 3 happen, and each remaining count is told once', async () => {
  const member = await server.member({ balance: 150_000n });
  const answers = await Promise.all(Array.from({ length: 100 }, () => spinOnce(server, member)));
  const done = answers.filter(({ success }) => success).map(({ result }) => result?.remainingCoin);
  expect(done.toSorted((one = 0, other = 0) => one - other)).toEqual([0, 1, 2]);
  expect(answers.filter(({ error }) => error === 'NO_COIN')).toHaveLength(97);
  expect(await couponsOf(server, member)).toHaveLength(3);
});

it('of 100 claims of one coupon at once one pays', async () => {
  const member = await server.member({ balance: 50_000n });
  await spinOnce(server, member);
  const [coupon] = await couponsOf(server, member);
  const before = await walletOf(server, member);
  const answers = await Promise.all(Array.from({ length: 100 }, () => claim(server, member, coupon?._id)));
  expect(answers.filter((answer) => (answer as { success: boolean }).success)).toHaveLength(1);
  expect((await walletOf(server, member)) - before).toBe(BigInt((coupon?.amount ?? 0) * 100));
});

it('a spin repeated under its key is the same spin', async () => {
  const { token, ...member } = await server.member({ balance: 100_000n });
  const options = { token, headers: { 'idempotency-key': '01900000-0000-4000-8000-00000000aaaa' } };
  const first = await server.ask(spinCalls.spin, {}, options);
  expect(await server.ask(spinCalls.spin, {}, options)).toMatchObject({ status: 200, body: first.body });
  expect(await couponsOf(server, { token, ...member })).toHaveLength(1);
});

it('seeds begun at once are one seed', async () => {
  const { token } = await server.member();
  const shown = await Promise.all(Array.from({ length: 10 }, () => server.ask(spinCalls.getOdds, {}, { token })));
  expect(new Set(shown.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

it('spins and reveals at once leave every spin under one seed, each seed numbered from 1 without a gap', async () => {
  const member = await server.member({ balance: 1_000_000n });
  const { token } = member;
  const answers = await Promise.all(
    Array.from({ length: 24 }, async (_, at) => {
      if (at % 4 === 3) await server.ask(spinCalls.revealSeed, {}, { token });
      return spinOnce(server, member);
    }),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(20);
  await server.ask(spinCalls.revealSeed, {}, { token });
  const proofs = (await server.ask(spinCalls.listProofs, {}, { token })).body as SpinProof[];
  expect(proofs.reduce((sum, { spins }) => sum + spins.length, 0)).toBe(20);
  for (const { seed, spins } of proofs) {
    expect(seed).not.toBeNull();
    expect(spins.map(({ nonce }) => nonce)).toEqual(spins.map((_, at) => spins.length - at));
  }
});
