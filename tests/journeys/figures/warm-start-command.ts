import type { Browser, Page } from '@playwright/test';
import { type Member, member, memberAddress } from '../support/members.ts';
import { openPhoneBrowser } from './phone-browser.ts';
import { openPhone, storedFor } from './phone.ts';
import { slowdownOf } from './slowdown.ts';

// node warm-start-command.ts <rounds>: prints as JSON when home shows its frame and its balance with the time it was read, in
// a browser on a slow phone that has had the app before.

const frame = 'nav a';
const balance = 'section[aria-labelledby=total-balance] .money';

interface Start {
  readonly frameMs: number;
  readonly balanceMs: number;
}

// Since the start of the navigation.
const shownAt = async (page: Page, selector: string): Promise<number> => {
  const shown = await page.waitForFunction(
    (wanted) => (document.querySelector(wanted)?.checkVisibility() === true ? performance.now() : null),
    selector,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
};

const startAgain = async (browser: Browser, as: Member): Promise<Start> => {
  await using phone = await openPhone(browser, { stored: storedFor(as), hasWorker: true });
  const { page } = phone;
  const home = `${memberAddress()}/user/home`;
  // The worker comes with the first visit and keeps the files of the second.
  for (const _visit of ['first', 'second']) {
    await page.goto(home, { waitUntil: 'networkidle' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('about:blank');
  }
  await page.goto(home, { waitUntil: 'commit' });
  const [frameMs, balanceMs] = await Promise.all([shownAt(page, frame), shownAt(page, balance)]);
  return { frameMs, balanceMs };
};

const rounds = Number(process.argv[2]);
await using opened = await openPhoneBrowser();
const someone = await member({ balance: 1_234.5, games: ['JOKER'] });
const starts: Start[] = [];
for (let round = 0; round <= rounds; round += 1) starts.push(await startAgain(opened.browser, someone));
// The first round warms the machine up.
console.log(JSON.stringify({ starts: starts.slice(1), slowdown: await slowdownOf(opened.browser) }));
