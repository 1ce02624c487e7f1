import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { goHome } from './support/enter.ts';
import { expectBalance } from './support/home-steps.ts';
import { journey } from './support/journey.ts';
import { member, walletOf } from './support/members.ts';
import { outside } from './support/outside.ts';

const rounds = 3;
const amount = 100;

const debianChromium = '/usr/bin/chromium';
// Playwright switches the back/forward cache off.
journey.use({
  launchOptions: {
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  },
});

journey('a member who comes back from the bank finds the page kept, with the new balance on it', async ({ visit }) => {
  const made = await member();
  const app = await visit({ as: made });
  const { page } = app;
  const stream = page.waitForEvent('websocket');
  await goHome(app);
  await stream;
  for (let round = 1; round <= rounds; round += 1) {
    await expectBalance(app, (round - 1) * amount);
    await page.evaluate(() => {
      const note = ({ persisted }: PageTransitionEvent): void => void Object.assign(globalThis, { isKept: persisted });
      addEventListener('pageshow', note, { once: true });
    });
    await page.goto('about:blank');
    await outside.transferToOperator(made, amount);
    await expect.poll(async () => (await walletOf(made)).wallet.amount).toBe(round * amount);
    await page.goBack({ waitUntil: 'commit' });
    await expectBalance(app, round * amount);
    expect(await page.evaluate(() => (globalThis as unknown as { isKept?: boolean }).isKept)).toBe(true);
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'isKept'));
  }
});
