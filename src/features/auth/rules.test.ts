import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { loginFailuresMax, loginWindowMs, memberSessionMs, phoneAsTyped } from './rules.ts';

it('spaces and dashes of a typed phone do not count, other characters do', () => {
  proves('OP-061');
  expect(phoneAsTyped(' 081-234 5678 ')).toBe('0812345678');
  expect(phoneAsTyped('081\u00a0234\t5678')).toBe('0812345678');
  expect(phoneAsTyped('+66812345678')).toBe('+66812345678');
  expect(phoneAsTyped('081.234.5678')).toBe('081.234.5678');
});

it('a session lasts 7 days, and ten failures within 15 minutes lock a login', () => {
  proves('OP-025', 'OP-061');
  expect([loginFailuresMax, loginWindowMs, memberSessionMs]).toEqual([10, 900_000, 604_800_000]);
});
