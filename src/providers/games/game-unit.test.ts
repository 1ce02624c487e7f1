import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { gameUnit, unitsOfNumber, unitsOfText } from './game-unit.ts';

const factor = fc.record({
  numerator: fc.integer({ min: 1, max: 100_000 }),
  denominator: fc.integer({ min: 1, max: 100_000 }),
});
const amounts = fc.bigInt({ min: 0n, max: 10n ** 13n });

it('names the game’s own unit as amount x ftWalletSlot, to the hundredth', () => {
  proves('OP-121');
  expect(gameUnit({ numerator: 1, denominator: 1 }).toUnits(12_345n)).toBe(12_345n);
  expect(gameUnit({ numerator: 5, denominator: 2 }).toUnits(1_000n)).toBe(2_500n);
  expect(gameUnit({ numerator: 1, denominator: 1_000 }).toUnits(1_000_000n)).toBe(1_000n);
  expect(gameUnit({ numerator: 1, denominator: 1_000 }).toAmount(1_000n)).toBe(1_000_000n);
});

it('an amount finer than the game’s unit is not rounded in a transfer', () => {
  expect(gameUnit({ numerator: 1, denominator: 1_000 }).toUnits(123_456n)).toBeNull();
  expect(gameUnit({ numerator: 3, denominator: 1 }).toAmount(100n)).toBeNull();
});

it('a balance is never shown higher than it is, and all of it can be moved out again', () => {
  fc.assert(
    fc.property(factor, amounts, (parts, balance) => {
      const unit = gameUnit(parts);
      const moved = unit.toUnits(unit.balanceOf(balance));
      expect(moved).not.toBeNull();
      expect((moved ?? -1n) <= balance && (moved ?? -1n) >= 0n).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('an amount moved to the game comes back as the same amount', () => {
  fc.assert(
    fc.property(factor, amounts, (parts, amount) => {
      const unit = gameUnit(parts);
      const units = unit.toUnits(amount * BigInt(parts.denominator));
      expect(unit.toAmount(units ?? -1n)).toBe(amount * BigInt(parts.denominator));
    }),
    { numRuns: 500 },
  );
});

it('a provider’s figure is truncated after the second place and never becomes a float', () => {
  expect(unitsOfNumber(0.1 + 0.2)).toBe(30n);
  expect(unitsOfNumber(10.999)).toBe(1_099n);
  expect(unitsOfText('1234.5')).toBe(123_450n);
  expect(unitsOfText('-3')).toBe(-300n);
  for (const text of ['', '1e3', ' 1', '0x10', '1,000', 'NaN', '.5', '5.']) expect(unitsOfText(text)).toBeNull();
});

it('a factor that is not above zero or not of whole numbers is refused when the adapter is made', () => {
  const factors = [
    [0, 1],
    [1, 0],
    [-1, 1],
    [1.5, 1],
    [Number.NaN, 1],
  ] as const;
  for (const [numerator, denominator] of factors)
    expect(() => gameUnit({ numerator, denominator })).toThrow('above zero');
});
