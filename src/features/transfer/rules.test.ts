import { expect, it } from 'vitest';
import { transferProblems } from './rules.ts';

const asked = { from: 'WALLET', to: 'JOKER', amount: 100n, available: 100n };

it('VAL-33 OP-120 one unit, two chosen and different accounts and a covered amount have no problem', () => {
  expect(transferProblems(asked)).toEqual({});
  expect(transferProblems({ ...asked, available: null })).toEqual({});
});

it('VAL-30 VAL-31 source and destination have to be chosen', () => {
  expect(transferProblems({ ...asked, from: '' })).toEqual({ from: 'no-account' });
  expect(transferProblems({ ...asked, to: '' })).toEqual({ to: 'no-account' });
  expect(transferProblems({ from: '', to: '', amount: null, available: null })).toEqual({
    from: 'no-account',
    to: 'no-account',
    amount: 'below-min',
  });
});

it('VAL-32 source and destination differ', () => {
  expect(transferProblems({ ...asked, to: 'WALLET' })).toEqual({ to: 'same' });
});

it.each([null, -100n, 0n, 99n])('VAL-33 an amount of %s is below the minimum', (amount) => {
  expect(transferProblems({ ...asked, amount })).toEqual({ amount: 'below-min' });
});

it('no more than the source holds', () => {
  expect(transferProblems({ ...asked, amount: 101n })).toEqual({ amount: 'above-balance' });
});
