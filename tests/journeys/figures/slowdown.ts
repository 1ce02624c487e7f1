import type { Browser, Page } from '@playwright/test';
import { median } from '../../../bench/median.ts';

// How often the browser has to be slowed down here to be as slow as a cheap phone, whichever machine this is: four times is
// meant for desktops of 1,500 to 2,000 on Lighthouse's scale (docs/throttling.md there), and makes an old machine a phone that
// nobody has. Decision 56.
const phoneIndex = 440;
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

const measure = async (page: Page): Promise<number> => {
  const indexes: number[] = [];
  for (let nth = 0; nth < tries; nth += 1) indexes.push(await page.evaluate(indexOfPage));
  const index = median(indexes);
  console.error(`this machine has an index of ${index.toFixed(0)}`);
  return Math.max(1, Math.round((index / phoneIndex) * 10) / 10);
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
