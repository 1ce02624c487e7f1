import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Member, member, memberAddress } from '../support/members.ts';
import { longestTask, type LongTask } from './main-thread.ts';
import { openPhoneBrowser } from './phone-browser.ts';
import { openPhone, storedFor } from './phone.ts';
import { slowdownOf } from './slowdown.ts';

// node steady-command.ts <rounds>: prints as JSON, visit by visit, how far each screen shifts while it loads on a slow line, and
// the processor time of its longest task.

const publicScreens = ['/login', '/register', '/reset', '/howto', '/contact', '/terminated', '/nowhere'];
const memberScreens = ['/user/home', '/user/profile', '/user/bonus', '/user/statement', '/user/contact', '/user/spin'];
// Longer than anything waits that comes late: the app to a page drawn at build time, and the banners to home.
const lateMs = { public: 9_000, member: 3_000 };

interface Steadiness {
  readonly path: string;
  // Of every shift of the visit, which is never less than Chrome's worst window.
  readonly shift: number;
  // What the largest one moved.
  readonly shifted: string;
  readonly longest: LongTask;
}

interface Shift {
  readonly value: number;
  readonly what: string;
}

// What an entry of a layout shift names.
interface Source {
  readonly node: Node | null;
  readonly previousRect: DOMRect;
  readonly currentRect: DOMRect;
}

const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { readonly value: number; readonly sources: Source[] };
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof HTMLElement ? node.className : node?.nodeName;
          return `${name} from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`;
        });
        shifts.push({ value, what: moved.join('; ') });
      }
    });
    watch.observe({ type: 'layout-shift', buffered: true });
  });
};

const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly shifts: Shift[] }).shifts);

const measure = async (browser: Browser, path: string, as: Member | null): Promise<Steadiness> => {
  // A slowed processor would add the time of other processes to that of a task.
  await using phone = await openPhone(browser, {
    stored: as === null ? { locale: 'th' } : storedFor(as),
    isProcessorSlow: false,
  });
  const { page } = phone;
  await watchShifts(page);
  const longest = await longestTask(browser, phone, async () => {
    await page.goto(memberAddress() + path, { waitUntil: 'networkidle' });
    await pause(as === null ? lateMs.public : lateMs.member);
  });
  // Only now: for its first search Playwright puts a script into the page, which takes longer than any task of the app.
  await expect(page.getByRole('heading').first()).toBeVisible();
  const shifts = await shiftsOf(page);
  const shifted = shifts.toSorted((one, other) => other.value - one.value)[0]?.what ?? '';
  return { path, shift: shifts.reduce((sum, { value }) => sum + value, 0), shifted, longest };
};

const rounds = Number(process.argv[2]);
await using opened = await openPhoneBrowser();
const { browser } = opened;
const someone = await member({ balance: 1_234.5, games: ['JOKER'] });
// The first visit warms the machine up.
await measure(browser, '/login', null);
const visits: Steadiness[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const path of publicScreens) visits.push(await measure(browser, path, null));
  for (const path of memberScreens) visits.push(await measure(browser, path, someone));
}
console.log(JSON.stringify({ visits, slowdown: await slowdownOf(browser) }));
