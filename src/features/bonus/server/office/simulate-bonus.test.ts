import { expect, it } from 'vitest';
import type { PastDeposit } from '../past-deposits-table.ts';
import { simulateBonus, type SimulatedBonus } from './simulate-bonus.ts';

const bonus: SimulatedBonus = {
  percent: 100,
  amountMax: 50_000n,
  minimum: 10_000n,
  type: 'limit',
  maxReceived: 1,
  percentSuccess: 300,
  percentFail: 10,
  quota: null,
};

const at = (day: number, hour = 12): Date => new Date(Date.UTC(2026, 9, day, hour));
const deposit = (memberId: string, amount: bigint, when: Date): PastDeposit => ({ memberId, amount, at: when });

it('the worst case pays every deposit that the terms allow, and no other', () => {
  const deposits = [
    deposit('a', 9_999n, at(1)),
    deposit('a', 20_000n, at(2)),
    deposit('a', 20_000n, at(3)),
    deposit('b', 90_000n, at(3)),
  ];
  expect(simulateBonus(bonus, deposits, 50)).toMatchObject({ members: 2, deposits: 4, worst: 70_000n });
  expect(simulateBonus({ ...bonus, maxReceived: 0 }, deposits, 50).worst).toBe(90_000n);
  expect(simulateBonus({ ...bonus, quota: 1 }, deposits, 50).worst).toBe(20_000n);
});

it('a daily limit begins again at midnight in Bangkok, a weekly one on Monday', () => {
  // 17:00 UTC is midnight in Bangkok; 4 October 2026 was a Sunday.
  const deposits = [
    deposit('a', 10_000n, at(4, 10)),
    deposit('a', 10_000n, at(4, 16)),
    deposit('a', 10_000n, at(4, 17)),
  ];
  expect(simulateBonus({ ...bonus, type: 'day' }, deposits, 50).worst).toBe(20_000n);
  expect(simulateBonus({ ...bonus, type: 'week' }, deposits, 50).worst).toBe(20_000n);
  const within = [deposit('a', 10_000n, at(5)), deposit('a', 10_000n, at(6))];
  expect(simulateBonus({ ...bonus, type: 'week' }, within, 50).worst).toBe(10_000n);
});

it('half of the members take about half of the worst case, rarely much more, and never more than all of it', () => {
  const deposits = Array.from({ length: 1_000 }, (_, n) => deposit(`m${n}`, 10_000n, at(1 + (n % 28))));
  const { median, p95, worst } = simulateBonus(bonus, deposits, 50);
  expect(worst).toBe(10_000_000n);
  expect(median).toBeGreaterThan(4_700_000n);
  expect(median).toBeLessThan(5_300_000n);
  expect(p95).toBeGreaterThanOrEqual(median);
  expect(p95).toBeLessThan(5_600_000n);
});

it('the same question has the same answer; nobody and everybody are exact', () => {
  const deposits = Array.from({ length: 50 }, (_, n) => deposit(`m${n}`, 12_345n, at(1 + (n % 28))));
  expect(simulateBonus(bonus, deposits, 30)).toEqual(simulateBonus(bonus, deposits, 30));
  expect(simulateBonus(bonus, deposits, 0)).toMatchObject({ median: 0n, p95: 0n });
  const all = simulateBonus(bonus, deposits, 100);
  expect([all.median, all.p95]).toEqual([all.worst, all.worst]);
  expect(simulateBonus(bonus, [], 100)).toMatchObject({ members: 0, worst: 0n });
});

it('the share who finish is that of a fair game between the two limits', () => {
  // From 100 to 300 before 10: 90 of 290.
  expect(simulateBonus(bonus, [], 50).finishPercent).toBe(31);
  expect(simulateBonus({ ...bonus, percentSuccess: 200, percentFail: 0 }, [], 50).finishPercent).toBe(50);
});
