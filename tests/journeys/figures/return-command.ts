import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { member, memberAddress, walletOf } from '../support/members.ts';
import { outside } from '../support/outside.ts';
import { openPhoneBrowser } from './phone-browser.ts';
import { openPhone, storedFor } from './phone.ts';
import { slowdownOf } from './slowdown.ts';

// node return-command.ts <rounds> [slow]: prints as JSON how long home needs to show money that came while another page was open, in
// a browser on a slow phone that kept the page of home; with the second word on a slow line too.

const amount = 100;

interface Return {
  readonly isKept: boolean;
  readonly shownMs: number;
}

// Before the page is left.
const watchReturn = (text: string): void => {
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      const returnedAt = performance.now();
      const check = (): void => {
        if (document.querySelector('main')?.textContent.includes(text) !== true)
          return void requestAnimationFrame(check);
        Object.assign(globalThis, { returned: { isKept: persisted, shownMs: performance.now() - returnedAt } });
      };
      check();
    },
    { once: true },
  );
};

const readReturn = async (page: Page): Promise<Return> => {
  const seen = await page.waitForFunction(() => (globalThis as unknown as { returned?: Return }).returned ?? null);
  const found = (await seen.jsonValue()) as Return;
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'returned'));
  return found;
};

const rounds = Number(process.argv[2]);
const isLineSlow = process.argv[3] === 'slow';
await using opened = await openPhoneBrowser();
const someone = await member();
await using phone = await openPhone(opened.browser, { stored: storedFor(someone), isLineSlow });
const { page } = phone;
await page.goto(`${memberAddress()}/user/home`);
await page.locator('section[aria-labelledby=total-balance] .money').first().waitFor();
const returns: Return[] = [];
for (let round = 1; round <= rounds + 1; round += 1) {
  await page.evaluate(watchReturn, `${String(round * amount)}.00`);
  await page.goto('about:blank');
  await outside.transferToOperator(someone, amount);
  while ((await walletOf(someone)).wallet.amount !== round * amount) await pause(100);
  await page.goBack({ waitUntil: 'commit' });
  returns.push(await readReturn(page));
}
if (returns.some(({ isKept }) => !isKept)) throw new Error('the page of home was loaded again');
// The first round warms the machine up.
console.log(
  JSON.stringify({
    shownMs: returns.slice(1).map(({ shownMs }) => shownMs),
    slowdown: await slowdownOf(opened.browser),
  }),
);
