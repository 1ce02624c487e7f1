import { expect, it } from 'vitest';
import { mayBecome } from '#contract/lifecycle.ts';
import { proves } from '#support/requirements/proves.ts';
import { withdrawalStatuses } from './contract.ts';
import { isWaitingForDecision, limitBreach, readWithdrawalSearch, withdrawalLifecycle } from './rules.ts';

const limits = { withdrawMin: 10_000n, withdrawMax: 5_000_000n };

it('exactly the smallest and the largest amount are within the limits', () => {
  proves('VAL-35', 'VAL-37');
  const amounts = [9_999n, 10_000n, 5_000_000n, 5_000_001n];
  expect(amounts.map((amount) => limitBreach(amount, limits))).toEqual(['below-min', null, null, 'above-max']);
});

it('a search by a whole Lao phone means every spelling in which it may be stored, a search by its end only the end', () => {
  for (const typed of ['8562055500200', '856 20 5550 0200', '008562055500200', '020 5550 0200', '2055500200'])
    expect(readWithdrawalSearch(typed, true).phones).toEqual(
      expect.arrayContaining(['02055500200', '2055500200', '8562055500200', '55500200']),
    );
  for (const typed of ['0812345678', '5678', '8561'])
    expect(readWithdrawalSearch(typed, false)).toMatchObject({ phoneEnd: typed, phones: [typed] });
});

it('an ended withdrawal never changes, and only a waiting one can be rejected', () => {
  for (const ended of ['PAID', 'RETURNED', 'REJECTED'] as const) {
    expect(withdrawalStatuses.filter((next) => mayBecome(withdrawalLifecycle, ended, next))).toEqual([]);
  }
  expect(withdrawalStatuses.filter(isWaitingForDecision)).toEqual(['REQUESTED', 'SECOND']);
  expect(mayBecome(withdrawalLifecycle, 'PAYING', 'REJECTED')).toBe(false);
});
