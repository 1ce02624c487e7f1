import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { formatCountdown, formatDateTime, formatMinute } from './date-formats.ts';
import {
  formatAccountNo,
  formatAmount,
  formatMoney,
  formatSignedMoney,
  formatTimeAgo,
  spokenMoney,
} from './formats.ts';

it.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [100n, '1.00'],
  [123_450n, '1,234.50'],
  [10_000_000_000_000n, '100,000,000,000.00'],
  [-123_450n, '\u22121,234.50'],
])('shows %s hundredths with exactly two decimals and commas', (amount, shown) => {
  proves('FMT-01', 'OP-052');
  expect(formatAmount(amount)).toBe(shown);
});

it('shows a dash for an amount that did not arrive', () => {
  proves('FMT-02');
  expect(formatAmount(null)).toBe('-');
  expect(formatMoney(null, 'BAHT')).toBe('-');
  expect(formatSignedMoney(null, 'BAHT', 'in')).toBe('-');
});

it('sets the symbol before the figures and the sign before the symbol', () => {
  expect(formatMoney(123_450n, 'BAHT')).toBe('฿1,234.50');
  expect(formatSignedMoney(123_400n, 'LAK', 'in')).toBe('+₭1,234.00');
  expect(formatSignedMoney(123_400n, 'LAK', 'out')).toBe('\u2212₭1,234.00');
  expect(formatSignedMoney(123_400n, 'LAK', 'none')).toBe('₭1,234.00');
});

it.each([
  ['th', '1,234.50 บาท'],
  ['la', '1,234.50 ບາດ'],
  ['en', '1,234.50 baht'],
] as const)('says the currency as a word after the figures in %s', (locale, shown) => {
  expect(spokenMoney(123_450n, 'BAHT', locale)).toBe(shown);
});

it.each([
  ['2026-01-31T16:59:59.000Z', '31/01/2026 23:59:59'],
  ['2026-01-31T17:00:00.000Z', '01/02/2026 00:00:00'],
  ['2024-02-28T20:05:09Z', '29/02/2024 03:05:09'],
  ['0987-01-01T00:00:00Z', '01/01/0987 07:00:00'],
])('shows %s in Bangkok, Gregorian, 24 hours', (at, shown) => {
  proves('FMT-03', 'OP-017');
  expect(formatDateTime(at)).toBe(shown);
  expect(formatDateTime(new Date(at))).toBe(shown);
});

it('shows a dash for an invalid date', () => {
  proves('FMT-03');
  expect(formatDateTime('soon')).toBe('-');
  expect(formatDateTime(new Date(8_640_000_000_000_000)), 'in Bangkok there is no such day').toBe('-');
  expect(formatDateTime(null)).toBe('-');
});

it('shows ten digits as 3-3-rest and other numbers unchanged', () => {
  proves('FMT-04', 'OP-053');
  expect(formatAccountNo('1234567890')).toBe('123-456-7890');
  expect(formatAccountNo('123456789012')).toBe('123456789012');
  expect(formatAccountNo('12345')).toBe('12345');
});

const ago = (seconds: number): string => formatTimeAgo(new Date(0), new Date(seconds * 1000), 'en');

it.each([
  [31_536_000, '1 years ago', '12 months ago', 'FMT-05'],
  [2_592_000, '1 months ago', '29 days ago', 'FMT-06'],
  [86_400, '1 days ago', '23 h ago', 'FMT-07'],
  [3_600, '1 h ago', '59 min ago', 'FMT-08'],
  [60, '1 min ago', 'Just now', 'FMT-09'],
])('uses the unit from %i seconds on and the smaller one before', (seconds, at, before, ids) => {
  proves(ids);
  expect(ago(seconds)).toBe(at);
  expect(ago(seconds - 1)).toBe(before);
});

it('takes the largest unit that fits at least once, rounded down', () => {
  proves('OP-045');
  expect(ago(119)).toBe('1 min ago');
  expect(ago(7_199)).toBe('1 h ago');
});

it('reads "Just now" under a minute and a dash without a value', () => {
  proves('OP-043');
  expect(ago(0)).toBe('Just now');
  expect(ago(-5)).toBe('Just now');
  expect(formatTimeAgo(null, new Date(), 'th')).toBe('-');
});

it('counts down in minutes and seconds and never below zero', () => {
  expect(formatCountdown(599_000)).toBe('09:59');
  expect(formatCountdown(1)).toBe('00:01');
  expect(formatCountdown(-1)).toBe('00:00');
  expect(formatCountdown(3_599_001)).toBe('1:00:00');
  expect(formatCountdown(86_400_000)).toBe('24:00:00');
});

it('names the minute in which a wait is over, never one before, and the day if it is another', () => {
  const now = new Date('2026-11-27T07:31:10.000Z');
  const after = (ms: number): string => formatMinute(new Date(now.getTime() + ms), now);
  expect(after(50_000)).toBe('14:32');
  expect(after(50_001)).toBe('14:33');
  expect(after(24 * 3_600_000 - 10_000)).toBe('28/11/2026 14:31');
});
