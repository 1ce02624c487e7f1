import { expect, it } from 'vitest';
import { bonusOn, endAt, thresholdsOf } from '#money/bonus-terms.ts';
import { proves } from '#support/requirements/proves.ts';
import { isCode, isReceived, shareOfWay, typedCode } from './rules.ts';

// A fraction of whole numbers, compared without rounding: an independent way to the same results.
interface Ratio {
  readonly of: bigint;
  readonly by: bigint;
}
const atLeast = (one: Ratio, other: Ratio): boolean => one.of * other.by >= other.of * one.by;

// The same numbers in every run.
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

it('100,000 bonuses and conditions, in baht and kip, end exactly where fractions say', () => {
  proves('OP-144', 'OP-145', 'OP-147');
  const next = seeded(20_260_101);
  const wrong: string[] = [];
  for (let round = 0; round < 100_000; round += 1) {
    const scale = round % 2 === 0 ? 5_000_000 : 2_000_000_000;
    const [deposit, amountMax] = [BigInt(1 + next(scale)), BigInt(1 + next(scale))];
    const percent = 1 + next(1_000);
    const pay = { percent, amountMax, minimum: 1n };
    const amount = bonusOn(pay, deposit);
    const exact = { of: deposit * BigInt(percent), by: 100n };
    // The largest whole hundredth within both the share and the maximum.
    const isWithin = (one: bigint) => one <= amountMax && atLeast(exact, { of: one, by: 1n });
    if (!isWithin(amount) || isWithin(amount + 1n)) wrong.push(`${deposit} at ${percent} % pays ${amount}`);

    const [percentSuccess, percentFail] = [101 + next(900), next(100)];
    const base = deposit + amount;
    const own = round % 4 < 2 ? 0n : BigInt(next(scale));
    const condition = { base, own, percentSuccess, percentFail };
    const { success, fail } = thresholdsOf(condition);
    for (const total of [success, success - 1n, fail, fail + 1n, own + fail, BigInt(next(scale))]) {
      // Own money does not help to meet it, and does not keep anybody from losing it.
      const percentOf = (money: bigint) => ({ of: money * 100n, by: base });
      const isMet = atLeast(percentOf(total - own), { of: BigInt(percentSuccess), by: 1n });
      const isLost = atLeast({ of: BigInt(percentFail), by: 1n }, percentOf(total));
      const expected = isMet ? 'met' : isLost ? 'lost' : null;
      if (endAt(condition, total) !== expected) wrong.push(`${total} of ${base}: ${percentSuccess}/${percentFail}`);
    }
  }
  expect(wrong).toEqual([]);
});

interface Received {
  readonly type: 'limit' | 'day' | 'week';
  readonly times: readonly string[];
  readonly now: string;
  readonly maxReceived?: number | null;
}
const isAtLimit = ({ type, times, now, maxReceived = 1 }: Received): boolean =>
  isReceived(
    { type, maxReceived },
    times.map((at) => new Date(at)),
    new Date(now),
  );

it('days and weeks begin at midnight in Bangkok, weeks on Monday', () => {
  proves('BON-22', 'BON-23', 'BON-24');
  // 23:59:59.999 and 00:00 in Bangkok; 1 March 2028 follows a leap day.
  const rows: [type: 'day' | 'week', at: string, now: string, isCounted: boolean][] = [
    ['day', '2026-01-05T16:59:59.999Z', '2026-01-05T17:00:00.000Z', false],
    ['day', '2026-01-05T17:00:00.000Z', '2026-01-06T16:59:59.999Z', true],
    ['day', '2028-02-28T17:00:00.000Z', '2028-02-29T16:59:59.999Z', true],
    ['day', '2028-02-29T16:59:59.999Z', '2028-02-29T17:00:00.000Z', false],
    // Sunday 4 and Monday 5 January 2026.
    ['week', '2026-01-04T16:59:59.999Z', '2026-01-04T17:00:00.000Z', false],
    ['week', '2026-01-04T17:00:00.000Z', '2026-01-11T16:59:59.999Z', true],
    ['week', '2025-12-28T17:00:00.000Z', '2026-01-04T16:59:59.999Z', true],
    ['week', '2026-01-04T17:00:00.000Z', '2026-01-11T17:00:00.000Z', false],
  ];
  for (const [type, at, now, isCounted] of rows)
    expect(isAtLimit({ type, times: [at], now }), `${type} ${at} ${now}`).toBe(isCounted);
  expect(isAtLimit({ type: 'limit', times: ['2020-01-01T00:00:00Z'], now: '2026-01-01T00:00:00Z' })).toBe(true);
});

it('no limit and a limit of 0 are never reached', () => {
  proves('OP-148');
  const now = '2026-01-01T00:00:00Z';
  const times = Array.from({ length: 50 }, () => now);
  for (const none of [0, null]) expect(isAtLimit({ type: 'limit', times, now, maxReceived: none })).toBe(false);
  expect(isAtLimit({ type: 'limit', times, now, maxReceived: 51 })).toBe(false);
  expect(isAtLimit({ type: 'limit', times, now, maxReceived: 50 })).toBe(true);
});

it('progress runs from what loses the condition to what meets it', () => {
  const runs = { success: 1_200n, fail: 40n };
  for (const [total, share] of [
    [0n, 0],
    [40n, 0],
    [620n, 50],
    [1_199n, 99],
    [1_200n, 100],
    [9_999n, 100],
  ] as const)
    expect(shareOfWay({ ...runs, total })).toBe(share);
});

it('own money fills nothing of the progress: only what is won on top does', () => {
  const runs = { success: 515_000n, fail: 500n, own: 500_000n };
  for (const [total, share] of [
    [504_000n, 24],
    [505_000n, 31],
    [510_000n, 65],
    [515_000n, 100],
    [400_000n, 0],
  ] as const)
    expect(shareOfWay({ ...runs, total })).toBe(share);
});

it('a typed code has one plain form, and what is no code stays none', () => {
  for (const typed of [
    'AB-12_C',
    'ab-12_c',
    ' a b-1 2_c ',
    'AB-๑๒_C',
    'ab-໑໒_c',
    '\tＡＢ-１２_Ｃ\u200b',
    'AB-12_C\u00a0',
  ])
    expect(typedCode(typed), typed).toBe('AB-12_C');
  for (const typed of [
    '',
    ' ',
    'รหัส',
    'ລະຫັດ',
    'КОД',
    'straße',
    'ı',
    'A/B',
    'A%20B',
    '😀',
    'A'.repeat(41),
    'A'.repeat(10_000),
  ])
    expect(isCode(typedCode(typed)), typed.slice(0, 20)).toBe(false);
  expect(typedCode(typedCode(' ab ๑ '))).toBe('AB1');
});
