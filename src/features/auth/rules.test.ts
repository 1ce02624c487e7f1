import { expect, it } from 'vitest';
import { loginFailuresMax, loginWindowMs, memberSessionMs, phoneAsTyped } from './rules.ts';

it('OP-061 spaces and dashes of a typed phone do not count, other characters do', () => {
  expect(phoneAsTyped(' 081-234 5678 ')).toBe('0812345678');
  expect(phoneAsTyped('081\u00a0234\t5678')).toBe('0812345678');
  expect(phoneAsTyped('+66812345678')).toBe('+66812345678');
  expect(phoneAsTyped('081.234.5678')).toBe('081.234.5678');
});

it('OP-025 OP-061 the figures are those of the open points', () => {
  expect([loginFailuresMax, loginWindowMs, memberSessionMs]).toEqual([10, 900_000, 604_800_000]);
});
