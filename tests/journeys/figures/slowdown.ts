import type { Browser, Page } from '@playwright/test';
import { median } from '../../../bench/median.ts';

// The goals say four times. On a slow machine that makes a phone which nobody has, so there the browser is slowed down only as far as
// a mid-range phone, 440 on Lighthouse's scale (docs/throttling.md there). PHONE_INDEX imitates a phone of that index on any machine.
// Decision 61.
const slowdownMax = 4;
const midRangePhoneIndex = 440;
const tries = 9;

// Lighthouse's benchmarkIndex, in JavaScript that collects objects and in such that does not: a tenth of how many texts of 10,000
// characters are built a second, and of how often 100,000 numbers are copied; the mean of both.
const indexOfPage = (): number => {
  const timesASecond = (work: () => void): number => {
    const began = performance.now();
    let [times, took] = [0, 0];
    for (; took < 250; took = performance.now() - began) {
      for (let more = 0; more < 10; more += 1) work();
      times += 10;
    }
    return (times * 1_000) / took;
  };
  const build = (): void => {
    let text = '';
    for (let at = 0; at < 10_000; at += 1) text += 'a';
    if (text.length === 1) throw new Error('only keeps the loop from being left out');
  };
  const copyTo = (to: number[], from: readonly number[]): void => {
    for (let at = 0; at < from.length; at += 1) to[at] = from[at] as number;
  };
  const [one, other] = [Array.from({ length: 100_000 }, (_, at) => at), Array.from({ length: 100_000 }, (_, at) => at)];
  let isBack = false;
  const copy = (): void => {
    if (isBack) copyTo(one, other);
    else copyTo(other, one);
    isBack = !isBack;
  };
  return (timesASecond(build) + timesASecond(copy)) / 20;
};

const slowdownAt = (index: number): number => {
  const wanted = process.env['PHONE_INDEX'];
  const factor = wanted === undefined ? Math.min(slowdownMax, index / midRangePhoneIndex) : index / Number(wanted);
  if (!Number.isFinite(factor) || factor <= 0) throw new Error('PHONE_INDEX must be a positive number, such as 440');
  return Math.max(1, Math.round(factor * 10) / 10);
};

const measure = async (page: Page): Promise<number> => {
  const indexes: number[] = [];
  for (let nth = 0; nth < tries; nth += 1) indexes.push(await page.evaluate(indexOfPage));
  const index = median(indexes);
  const slowdown = slowdownAt(index);
  console.error(`this machine has an index of ${index.toFixed(0)}, slowed down ${String(slowdown)} times`);
  return slowdown;
};

const known = new WeakMap<Browser, Promise<number>>();

const measureIn = async (browser: Browser): Promise<number> => {
  const page = await browser.newPage();
  try {
    return await measure(page);
  } finally {
    await page.close();
  }
};

// Such as 2.8. Measured once for a browser, before it is slowed down.
export const slowdownOf = (browser: Browser): Promise<number> => {
  const measured = known.get(browser) ?? measureIn(browser);
  known.set(browser, measured);
  return measured;
};
