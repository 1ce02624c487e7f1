import { expect, type Locator, type Page } from '@playwright/test';
import { goHome } from './support/enter.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';

// The parts of the app that a press asks for before the finger leaves the screen.
const askedByTouch = (page: Page, touched: Locator, part: string) =>
  Promise.all([
    page.waitForRequest((request) => request.url().includes(`/${part}-`), { timeout: 5_000 }),
    touched.dispatchEvent('pointerdown', { bubbles: true }),
  ]);

const namedScripts = (page: Page): Promise<number> => page.locator('link[rel=modulepreload]').count();

journey('what a link or a tile opens is fetched while the finger is still on it', async ({ visit }) => {
  const app = await visit({ as: await member({ balance: 50 }), language: 'en' });
  const { page, t } = app;
  await goHome(app);
  await askedByTouch(page, page.getByRole('navigation').getByRole('link', { name: t('statement') }), 'statement-part');
  const tiles = page.getByRole('main');
  await askedByTouch(page, tiles.getByRole('button', { name: t('withdraw'), exact: true }), 'withdraw-part');
  // Those that the deposit needs are named beforehand: one round trip less for what is opened most.
  const before = await namedScripts(page);
  await askedByTouch(page, tiles.getByRole('button', { name: t('deposit'), exact: true }), 'deposit-part');
  expect(await namedScripts(page)).toBeGreaterThan(before + 5);
  await expect(page.getByRole('dialog')).toBeHidden();
});

journey('toasts on home stand right below the bar, far above the buttons that move money', async ({ visit }) => {
  const app = await visit({ as: await member({ balance: 50 }), language: 'en' });
  const { page, t } = app;
  await goHome(app);
  const topOf = (found: Locator): Promise<number> => found.evaluate((shown) => shown.getBoundingClientRect().top);
  const bar = await page.getByRole('banner').boundingBox();
  const toasts = await topOf(page.locator('[data-toasts]'));
  expect(toasts).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  const deposit = await topOf(page.getByRole('button', { name: t('deposit'), exact: true }));
  // A toast of three lines.
  expect(toasts + 100).toBeLessThan(deposit);
});
