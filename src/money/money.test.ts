import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, amountMax, compare, money, percentOf, subtract } from './money.ts';

const numRuns = 100_000;
const amount = fc.bigInt({ min: 0n, max: amountMax });

// The floor of amount * percent / 100, found without a division: the one whole number the product lies above.
const isFloorOf = (part: bigint, whole: bigint, percentInHundredths: bigint): boolean => {
  const exact = whole * percentInHundredths;
  return part * 10_000n <= exact && exact < (part + 1n) * 10_000n;
};

it('a percentage is the exact one rounded down once, for losses as for gains, 100,000 cases', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -amountMax, max: amountMax }),
      fc.bigInt({ min: 0n, max: 1_000_000n }),
      (whole, percent) => isFloorOf(percentOf(whole, percent), whole, percent),
    ),
    { numRuns },
  );
});

it('what is split by percentages never sums to more than the whole, and what is left is less than one per part', () => {
  fc.assert(
    fc.property(
      amount,
      fc.array(fc.bigInt({ min: 0n, max: 10_000n }), { minLength: 1, maxLength: 10 }),
      (whole, cuts) => {
        const edges = [0n, ...cuts.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0)), 10_000n];
        const shares = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0n));
        const left = shares.reduce((rest, share) => rest - percentOf(whole, share), whole);
        return left >= 0n && left < BigInt(shares.length);
      },
    ),
    { numRuns },
  );
});

it('what is taken from an amount and given to another leaves their sum as it was', () => {
  fc.assert(
    fc.property(amount, amount, amount, (from, to, moved) => {
      const after = [subtract(money('BAHT', from), money('BAHT', moved)), add(money('BAHT', to), money('BAHT', moved))];
      return after.reduce((sum, one) => sum + one.amount, 0n) === from + to;
    }),
    { numRuns },
  );
});

it('sums far beyond any float stay exact and never wrap', () => {
  const most = money('LAK', amountMax);
  const thousand = Array.from({ length: 1_000 }).reduce<typeof most>((sum) => add(sum, most), money('LAK', 0n));
  expect(thousand.amount).toBe(10_000_000_000_000_000n);
  expect(add(thousand, money('LAK', 1n)).amount).toBe(10_000_000_000_000_001n);
  expect(compare(thousand, add(thousand, money('LAK', 1n)))).toBe(-1);
});

it('two currencies are never added, taken away or compared', () => {
  for (const meet of [add, subtract, compare])
    expect(() => meet(money('BAHT', 1n), money('LAK', 1n))).toThrow(/currencies do not mix/);
});
