import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdmission } from './admission.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const arrivals = (count: number, isHere: (nth: number) => boolean = () => true) => {
  const admission = createAdmission({ everyMs: 10, atOnce: 10, waitingMax: 200 });
  const entered: number[] = [];
  const away: number[] = [];
  const arrive = async (nth: number): Promise<void> => {
    const mayEnter = await admission.enter(() => isHere(nth));
    (mayEnter ? entered : away).push(nth);
  };
  for (let nth = 0; nth < count; nth += 1) void arrive(nth);
  return { entered, away, arrive, admission };
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, nth) => nth);

it('of a thousand connections that arrive at once ten enter, then one at a time in their order, and no more wait than there is room for', async () => {
  const { entered, away } = arrivals(1_000);
  await vi.advanceTimersByTimeAsync(0);
  expect(entered).toEqual(upTo(10));
  expect(away).toHaveLength(790);
  await vi.advanceTimersByTimeAsync(500);
  expect(entered).toEqual(upTo(60));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(entered).toEqual(upTo(210));
  expect(vi.getTimerCount()).toBe(0);
});

it('a connection that gave up takes no turn', async () => {
  const { entered, away } = arrivals(150, (nth) => nth < 10 || nth >= 130);
  await vi.advanceTimersByTimeAsync(200);
  expect(entered.slice(10)).toEqual(upTo(20).map((nth) => 130 + nth));
  expect(away).toHaveLength(120);
});

it('ten connections that come later, when none waits, enter at once again', async () => {
  const { entered, arrive } = arrivals(10);
  await vi.advanceTimersByTimeAsync(5_000);
  for (const nth of upTo(11)) void arrive(10 + nth);
  await vi.advanceTimersByTimeAsync(0);
  expect(entered).toEqual(upTo(20));
});

it('after the end the connections that wait, and all that come later, are refused', async () => {
  const { entered, away, arrive, admission } = arrivals(15);
  admission.close();
  void arrive(15);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(entered).toEqual(upTo(10));
  expect(away).toHaveLength(6);
  expect(vi.getTimerCount()).toBe(0);
});

it('where the machine halted, those whose turn has passed enter together, but four at most', async () => {
  const { entered } = arrivals(100);
  await vi.advanceTimersByTimeAsync(100);
  expect(entered).toEqual(upTo(20));
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 1_000);
  await vi.advanceTimersByTimeAsync(10);
  expect(entered).toEqual(upTo(24));
});
