import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { proves } from '#support/requirements/proves.ts';
import {
  sumField,
  amountMax,
  amountField,
  fromDecimalText,
  shownAmountField,
  toDecimalText,
  toMinorUnits,
  toWireNumber,
} from './money-wire.ts';

const numRuns = 100_000;
const counterexampleOf = <Values>(property: fc.IProperty<Values>): Values | null =>
  fc.check(property, { numRuns }).counterexample;
const hundredths = fc.bigInt({ min: 1n, max: 100_000_000_000n });
const anyAmount = fc.bigInt({ min: -amountMax, max: amountMax });

// Computed from the digits alone, without the product's own conversion.
const textOf = (amount: bigint, places: 0 | 1 | 2): string => {
  const digits = amount.toString().padStart(3, '0');
  const [whole, fraction] = [digits.slice(0, -2), digits.slice(-2)];
  return places === 0 ? whole : `${whole}.${fraction.slice(0, places)}`;
};

it('any decimal text with at most two places from 0.01 to 1e9 is stored, printed and read back unchanged', () => {
  const isKept = fc.property(hundredths, fc.constantFrom<0 | 1 | 2>(0, 1, 2), (drawn, places) => {
    const unit = [100n, 10n, 1n][places] ?? 1n;
    const amount = drawn - (drawn % unit);
    const text = textOf(amount, places);
    const stored = toMinorUnits(JSON.parse(text));
    if (stored !== amount || fromDecimalText(text) !== amount) return false;
    const printed = JSON.stringify(toWireNumber(stored));
    return toMinorUnits(JSON.parse(printed)) === amount && fromDecimalText(toDecimalText(stored)) === amount;
  });
  expect(counterexampleOf(isKept)).toBeNull();
});

it('every amount the product may store survives the round trip to the browser, negative ones too', () => {
  const survives = fc.property(
    anyAmount,
    (amount) => toMinorUnits(JSON.parse(JSON.stringify(toWireNumber(amount)))) === amount,
  );
  expect(counterexampleOf(survives)).toBeNull();
});

it('a number that is not exactly a whole number of hundredths is never rounded to one', () => {
  proves('OP-016');
  const isExact = fc.property(fc.double({ noNaN: false }), (value) => {
    const amount = toMinorUnits(value);
    return amount === null || Object.is(toWireNumber(amount), value === 0 ? 0 : value);
  });
  expect(counterexampleOf(isExact)).toBeNull();
});

it('amounts up to 1e13 hundredths are accepted and the next one is not, on either side of zero', () => {
  const most = Number(amountMax) / 100;
  expect(toMinorUnits(most)).toBe(amountMax);
  expect(toMinorUnits(-most)).toBe(-amountMax);
  for (const value of [most + 0.01, -most - 0.01, most * 2, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE, Infinity, NaN])
    expect(toMinorUnits(value)).toBeNull();
  expect(fromDecimalText('100000000000.00')).toBe(amountMax);
  for (const text of ['100000000000.01', '9'.repeat(400), '1e5', ' 1', '1 ', '๑', '', '-', '1.', '.5', '1.234', '+1'])
    expect(fromDecimalText(text)).toBeNull();
});

it('the field of a question accepts only numbers; the field of an answer shows anything else as missing', () => {
  for (const value of ['1', null, undefined, [], [1], {}, true, 1n, 0.001, NaN]) {
    expect(z.safeDecode(amountField(), value as number).success).toBe(false);
    expect(z.decode(shownAmountField(), value)).toBeNull();
  }
  expect(z.decode(amountField(), 12.34)).toBe(1_234n);
  expect(z.encode(amountField(), 1_234n)).toBe(12.34);
});

it('a sum survives the round trip to the browser, also one above what an amount may be', () => {
  const wire = z.object({ sum: sumField() });
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (sum) => {
      const sent: unknown = JSON.parse(JSON.stringify(z.encode(wire, { sum })));
      expect(z.decode(wire, sent as z.input<typeof wire>)).toEqual({ sum });
    }),
  );
});
