import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { transferProblems } from './rules.ts';

it('source and target must be chosen and different, and the amount at least one unit and within the balance', () => {
  proves('VAL-30', 'VAL-31', 'VAL-32', 'VAL-33');
  const asked = { from: 'WALLET', to: 'JOKER', amount: 100n, available: 100n };
  expect(transferProblems(asked)).toEqual({});
  expect(transferProblems({ ...asked, from: '' })).toEqual({ from: 'no-account' });
  expect(transferProblems({ ...asked, to: '' })).toEqual({ to: 'no-account' });
  expect(transferProblems({ ...asked, to: 'WALLET' })).toEqual({ to: 'same' });
  expect(transferProblems({ ...asked, amount: 99n })).toEqual({ amount: 'below-min' });
  expect(transferProblems({ ...asked, amount: null })).toEqual({ amount: 'no-number' });
  expect(transferProblems({ ...asked, amount: 101n })).toEqual({ amount: 'above-balance' });
  expect(transferProblems({ ...asked, amount: 101n, available: null })).toEqual({});
});
