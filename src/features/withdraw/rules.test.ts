import { expect, it } from 'vitest';
import { mayBecome } from '#contract/lifecycle.ts';
import { proves } from '#support/requirements/proves.ts';
import { withdrawalStatuses } from './contract.ts';
import { isWaitingForDecision, limitBreach, withdrawalLifecycle } from './rules.ts';

const limits = { withdrawMin: 10_000n, withdrawMax: 5_000_000n };

it('exactly the smallest and the largest amount are within the limits', () => {
  proves('VAL-35', 'VAL-37');
  const amounts = [9_999n, 10_000n, 5_000_000n, 5_000_001n];
  expect(amounts.map((amount) => limitBreach(amount, limits))).toEqual(['below-min', null, null, 'above-max']);
});

it('an ended withdrawal never changes, and only a waiting one can be rejected', () => {
  for (const ended of ['PAID', 'RETURNED', 'REJECTED'] as const) {
    expect(withdrawalStatuses.filter((next) => mayBecome(withdrawalLifecycle, ended, next))).toEqual([]);
  }
  expect(withdrawalStatuses.filter(isWaitingForDecision)).toEqual(['REQUESTED', 'SECOND']);
  expect(mayBecome(withdrawalLifecycle, 'PAYING', 'REJECTED')).toBe(false);
});
