import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Payout } from './port.ts';
import type { BankTrial } from './trial.ts';

const payoutOf = (amount: bigint): Payout => ({
  reference: randomUUIDv7(),
  fromAccountNo: '1112223334',
  to: { bankCode: 'KBANK', accountNo: '0987654321', name: 'สมชาย ใจดี' },
  amount,
  currency: 'BAHT',
});

const payoutRules = (trial: () => BankTrial): void => {
  it('pays once and reports it afterwards', async () => {
    const payout = payoutOf(123_456n);
    const outcome = await trial().port.payOut(payout);
    if (outcome.kind !== 'done') throw new Error(outcome.reason);
    const { bankReference } = outcome.value;
    expect(await trial().port.queryPayout(payout)).toEqual({ kind: 'done', bankReference });
    expect(await trial().port.payOut(payout)).toEqual(outcome);
    expect(await trial().timesPaid(payout.reference)).toBe(1);
  });

  it('a reference used for other money is not a success', async () => {
    const payout = payoutOf(100n);
    await trial().port.payOut(payout);
    expect((await trial().port.payOut({ ...payout, amount: 200n })).kind).toBe('unknown');
    expect((await trial().port.queryPayout({ reference: payout.reference, amount: 200n })).kind).toBe('unknown');
    expect(await trial().timesPaid(payout.reference)).toBe(1);
  });

  it('a reference the bank does not know is absent', async () => {
    expect(await trial().port.queryPayout({ reference: randomUUIDv7() })).toEqual({ kind: 'absent' });
  });

  it('a refused payout stays refused under its reference', async () => {
    await trial().payoutWeather('refuse');
    const payout = payoutOf(100n);
    expect((await trial().port.payOut(payout)).kind).toBe('refused');
    await trial().payoutWeather('fine');
    expect((await trial().port.queryPayout(payout)).kind).toBe('refused');
    expect((await trial().port.payOut(payout)).kind).toBe('refused');
    expect(await trial().timesPaid(payout.reference)).toBe(0);
  });
};

const disturbedPayoutRules = (trial: () => BankTrial): void => {
  it.each([
    ['timeout-before', 0],
    ['timeout-after', 1],
    ['down', 0],
    ['garbage', 1],
  ] as const)('%s is unknown until requested, and a second sending pays no second time', async (kind, effects) => {
    await trial().payoutWeather(kind, { seconds: 30 });
    const payout = payoutOf(5_000n);
    expect((await trial().port.payOut(payout)).kind).toBe('unknown');
    expect((await trial().port.queryPayout({ reference: payout.reference })).kind).toBe('unknown');
    await trial().payoutWeather('fine');
    expect((await trial().port.queryPayout(payout)).kind).toBe(effects === 1 ? 'done' : 'absent');
    expect((await trial().port.payOut(payout)).kind).toBe('done');
    expect(await trial().timesPaid(payout.reference)).toBe(1);
  });

  it.each(['html', 'cut', 'empty', 'mismatch', 'huge', 'drip'] as const)(
    'a payout is not confirmed by a broken answer: %s',
    async (form) => {
      await trial().payoutWeather('garbage', { form });
      const payout = payoutOf(7_700n);
      expect((await trial().port.payOut(payout)).kind).toBe('unknown');
      expect((await trial().port.queryPayout(payout)).kind).toBe('unknown');
    },
  );

  it('an order delivered twice pays once', async () => {
    await trial().payoutWeather('duplicate');
    const payout = payoutOf(900n);
    expect((await trial().port.payOut(payout)).kind).toBe('done');
    expect(await trial().timesPaid(payout.reference)).toBe(1);
  });

  it('a slow answer within the timeout counts', async () => {
    await trial().payoutWeather('slow', { seconds: 0.1 });
    expect((await trial().port.payOut(payoutOf(900n))).kind).toBe('done');
  });
};

export const payoutConformance = (trial: () => BankTrial): void => {
  payoutRules(trial);
  disturbedPayoutRules(trial);
};
