import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { goHome } from './support/enter.ts';
import { expectBalance } from './support/home-steps.ts';
import { journey } from './support/journey.ts';
import { member, walletOf } from './support/members.ts';
import { outside } from './support/outside.ts';

const rounds = 7;
const amount = 100;
const goalMs = 300;

const debianChromium = '/usr/bin/chromium';
// Playwright switches the back/forward cache off.
journey.use({
  launchOptions: {
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  },
});

interface Watched {
  returnedAt: number;
  isFromCache: boolean;
  shownAt: number;
}

journey('a member who comes back from the bank sees the new balance within 300 ms', async ({ visit }) => {
  const made = await member();
  const { page, ...rest } = await visit({ as: made });
  const app = { page, ...rest };
  const stream = page.waitForEvent('websocket');
  await goHome(app);
  await stream;
  const took: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await expectBalance(app, (round - 1) * amount);
    await page.evaluate(
      (expected) => {
        const seen: Watched = { returnedAt: 0, isFromCache: false, shownAt: 0 };
        Object.assign(globalThis, { seen });
        addEventListener(
          'pageshow',
          ({ persisted }) => Object.assign(seen, { returnedAt: performance.now(), isFromCache: persisted }),
          { once: true },
        );
        new MutationObserver((_, observer) => {
          if (document.querySelector('main')?.textContent.includes(expected) !== true) return;
          seen.shownAt = performance.now();
          observer.disconnect();
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      `${String(round * amount)}.00`,
    );
    await page.goto('about:blank');
    await outside.transferToOperator(made, amount);
    await expect.poll(async () => (await walletOf(made)).wallet.amount).toBe(round * amount);
    await page.goBack({ waitUntil: 'commit' });
    await expectBalance(app, round * amount);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen?: Watched }).seen ?? null);
    expect(seen, 'the page was kept in the back/forward cache').toMatchObject({ isFromCache: true });
    took.push(Math.round((seen?.shownAt ?? Number.NaN) - (seen?.returnedAt ?? 0)));
  }
  console.log(`ms from the return to the new balance: ${took.join(' ')}`);
  expect(took.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]).toBeLessThanOrEqual(goalMs);
});
