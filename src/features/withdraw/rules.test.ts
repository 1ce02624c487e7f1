import { expect, it } from 'vitest';
import { mayBecome } from '#contract/lifecycle.ts';
import { proves } from '#support/requirements/proves.ts';
import { withdrawalStatuses } from './contract.ts';
import { isWaitingForDecision, limitBreach, secondPersonBecause, withdrawalLifecycle } from './rules.ts';

const limits = { withdrawMin: 10_000n, withdrawMax: 5_000_000n };

it('exactly the smallest and the largest amount are within the limits', () => {
  proves('VAL-35', 'VAL-37');
  const amounts = [9_999n, 10_000n, 5_000_000n, 5_000_001n];
  expect(amounts.map((amount) => limitBreach(amount, limits))).toEqual(['below-min', null, null, 'above-max']);
});

it('a second person is needed above the threshold, not at it, and for the sum of a day as for one amount', () => {
  proves('OP-300');
  const threshold = 2_000_000n;
  const because = (amount: bigint, aloneBefore: bigint) => secondPersonBecause({ amount, aloneBefore, threshold });
  expect([because(2_000_000n, 0n), because(2_000_001n, 0n)]).toEqual([null, 'AMOUNT']);
  expect([because(500_000n, 1_500_000n), because(500_001n, 1_500_000n)]).toEqual([null, 'DAY']);
});

it('without a threshold every payout needs a second person', () => {
  expect(secondPersonBecause({ amount: 1n, aloneBefore: 0n, threshold: 0n })).toBe('AMOUNT');
});

it('an ended withdrawal becomes nothing else, and only one that waits can be rejected', () => {
  for (const ended of ['PAID', 'RETURNED', 'REJECTED'] as const) {
    expect(withdrawalStatuses.filter((next) => mayBecome(withdrawalLifecycle, ended, next))).toEqual([]);
  }
  expect(withdrawalStatuses.filter(isWaitingForDecision)).toEqual(['REQUESTED', 'SECOND']);
  expect(mayBecome(withdrawalLifecycle, 'PAYING', 'REJECTED')).toBe(false);
});
