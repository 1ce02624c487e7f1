import { expect, it } from 'vitest';
import { inquiryWaitMs, transferProblem } from './rules.ts';

it('VAL-30 VAL-31 VAL-32 VAL-33 both ends are chosen, differ, and the amount is at least one unit', () => {
  const asked = { from: 'WALLET', to: 'JOKER', amount: 100n };
  expect(transferProblem(asked)).toBeNull();
  expect(transferProblem({ ...asked, from: '' })).toBe('select-from');
  expect(transferProblem({ ...asked, to: '' })).toBe('select-to');
  expect(transferProblem({ ...asked, to: 'WALLET' })).toBe('same');
  expect(transferProblem({ ...asked, amount: 99n })).toBe('below-min');
  expect(transferProblem({ ...asked, amount: null })).toBe('below-min');
});

it('a provider is asked after 5 s, 15 s, 60 s, 5 min and then every 15 min', () => {
  expect([0, 1, 2, 3, 4, 9].map(inquiryWaitMs)).toEqual([5_000, 15_000, 60_000, 300_000, 900_000, 900_000]);
});
