import type { Currency } from './currency.ts';

// An amount in whole hundredths of its currency. Never a float, never without its currency where two could meet.
export interface Money {
  readonly currency: Currency;
  readonly amount: bigint;
}

// The largest amount the product accepts or stores: 1e13 hundredths.
export const amountMax = 10_000_000_000_000n;

export const money = (currency: Currency, amount: bigint): Money => ({ currency, amount });

const sameCurrency = (left: Money, right: Money): void => {
  if (left.currency !== right.currency)
    throw new Error(`currencies do not mix: ${left.currency} and ${right.currency}`);
};

export const add = (left: Money, right: Money): Money => {
  sameCurrency(left, right);
  return money(left.currency, left.amount + right.amount);
};

export const subtract = (left: Money, right: Money): Money => {
  sameCurrency(left, right);
  return money(left.currency, left.amount - right.amount);
};

export const compare = (left: Money, right: Money): -1 | 0 | 1 => {
  sameCurrency(left, right);
  if (left.amount === right.amount) return 0;
  return left.amount < right.amount ? -1 : 1;
};

// `percent` is a rational number of hundredths of a percent; the result is rounded down to the hundredth once.
export const percentOf = (amount: bigint, percentInHundredths: bigint): bigint => {
  const product = amount * percentInHundredths;
  const quotient = product / 10_000n;
  return product < 0n && product % 10_000n !== 0n ? quotient - 1n : quotient;
};
