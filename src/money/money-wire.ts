import * as z from 'zod/mini';

// The largest amount the product accepts or stores: 1e13 hundredths.
export const amountMax = 10_000_000_000_000n;

const decimalText = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

// Hundredths of a JSON number, or null if it has more than two decimals, is not finite, exceeds `amountMax`, or is not
// a number. Decided on the shortest decimal text, never by arithmetic.
export const toMinorUnits = (value: unknown): bigint | null => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const parts = decimalText.exec(String(value));
  if (parts === null) return null;
  const [, sign = '', whole = '0', fraction = ''] = parts;
  const amount = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  if (amount > amountMax) return null;
  return sign === '-' ? -amount : amount;
};

// The JSON number of an amount in hundredths; exact for every amount up to `amountMax`.
export const toWireNumber = (amount: bigint): number => Number(amount) / 100;

// Hundredths as plain decimal text, such as "1234.50"; the form in payloads and provider calls.
export const toDecimalText = (amount: bigint): string => {
  const absolute = amount < 0n ? -amount : amount;
  const text = absolute.toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
};

// Hundredths of plain decimal text with at most two places, or null.
export const fromDecimalText = (text: string): bigint | null => {
  const parts = decimalText.exec(text);
  if (parts === null) return null;
  const [, sign = '', whole = '0', fraction = ''] = parts;
  const amount = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  if (amount > amountMax) return null;
  return sign === '-' ? -amount : amount;
};

// An amount in a question: outside a JSON number with at most two decimals, inside a bigint of hundredths.
export const amountField = () =>
  z.codec(z.number().check(z.refine((value) => toMinorUnits(value) !== null)), z.bigint(), {
    decode: (value) => toMinorUnits(value) ?? 0n,
    encode: (value) => toWireNumber(value),
  });

// An amount in an answer. A value that is not a number arrives as null, so that one bad field never breaks a screen.
export const shownAmountField = () =>
  z.codec(z.unknown(), z.nullable(z.bigint()), {
    decode: (value) => toMinorUnits(value),
    encode: (value) => (value === null ? null : toWireNumber(value)),
  });

const sumText = /^-?\d+\.\d{2}$/;

// A sum over many accounts in an answer, which may be more than one account can hold: decimal text.
export const sumField = () =>
  z.codec(z.string().check(z.regex(sumText)), z.bigint(), {
    decode: (text) => BigInt(text.replace('.', '')),
    encode: toDecimalText,
  });
