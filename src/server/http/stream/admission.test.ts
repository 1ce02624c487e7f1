import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdmission } from './admission.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const arrivals = (count: number, isHere: (nth: number) => boolean = () => true) => {
  const admit = createAdmission({ everyMs: 100, atOnce: 10, waitingMax: 200 });
  const entered: number[] = [];
  const answers = Array.from({ length: count }, (_, nth) =>
    admit({ isHere: () => isHere(nth), enter: () => void entered.push(nth) }),
  );
  return { entered, answers, admit };
};

it('of a thousand that arrive at once ten enter each tenth of a second, in their order, and no more wait than there is room for', () => {
  const { entered, answers } = arrivals(1_000);
  expect(entered).toHaveLength(10);
  vi.advanceTimersByTime(500);
  expect(entered).toEqual(Array.from({ length: 60 }, (_, nth) => nth));
  expect(answers.filter(Boolean)).toHaveLength(210);
  vi.advanceTimersByTime(60_000);
  expect(entered).toHaveLength(210);
  expect(vi.getTimerCount()).toBe(0);
});

it('those that gave up take no place of those behind them', () => {
  const { entered } = arrivals(150, (nth) => nth < 10 || nth >= 130);
  vi.advanceTimersByTime(200);
  expect(entered.slice(10)).toEqual(Array.from({ length: 20 }, (_, nth) => 130 + nth));
});

it('one that comes later, when nobody waits, enters at once', () => {
  const { entered, admit } = arrivals(10);
  vi.advanceTimersByTime(5_000);
  admit({ isHere: () => true, enter: () => void entered.push(10) });
  expect(entered).toHaveLength(11);
});
