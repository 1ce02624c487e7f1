import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { totalBalance } from './rules.ts';

const slot = (amount: bigint | null, isActive = true) => ({ amount, isActive });

it('the total is the main wallet and every active game account', () => {
  proves('HOME-02');
  expect(totalBalance({ wallet: { amount: 10_050n }, slots: [slot(2_000n), slot(1n)] })).toBe(12_051n);
  expect(totalBalance({ wallet: { amount: 10_050n }, slots: [] })).toBe(10_050n);
});

it('an inactive game account is left out, whatever its balance', () => {
  proves('HOME-03');
  expect(totalBalance({ wallet: { amount: 100n }, slots: [slot(2_000n, false), slot(null, false)] })).toBe(100n);
});

it('an unknown balance makes the total unknown', () => {
  expect(totalBalance({ wallet: { amount: null }, slots: [slot(2_000n)] })).toBeNull();
  expect(totalBalance({ wallet: { amount: 100n }, slots: [slot(null), slot(5n)] })).toBeNull();
});
