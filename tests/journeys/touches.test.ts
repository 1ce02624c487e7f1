import { expect, type Locator } from '@playwright/test';
import { goHome } from './support/enter.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';

// Of some twenty; a part without such a list names its own script alone.
const namedAtLeast = 10;

journey('what a link or a tile opens is fetched while the finger is still on it', async ({ visit }) => {
  const app = await visit({ as: await member({ balance: 50 }), language: 'en' });
  const { page, t } = app;
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  // A touch that does not end; again, if the page did not listen yet.
  const touch = (touched: Locator, part: string) =>
    expect(async () => {
      await touched.dispatchEvent('pointerdown', { bubbles: true });
      await expect.poll(() => [...scripts].join(' '), { timeout: 500 }).toContain(`/${part}-`);
    }).toPass();
  await goHome(app);
  await touch(page.getByRole('navigation').getByRole('link', { name: t('statement') }), 'statement-part');
  const tiles = page.getByRole('main');
  await touch(tiles.getByRole('button', { name: t('withdraw'), exact: true }), 'withdraw-part');
  // Those that the deposit needs are named beforehand: one round trip less for what is opened most.
  scripts.clear();
  await page.route('**/deposit-part-*.js', () => undefined);
  await touch(tiles.getByRole('button', { name: t('deposit'), exact: true }), 'deposit-part');
  await expect.poll(() => scripts.size).toBeGreaterThan(namedAtLeast);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

journey('toasts on home stand right below the bar, far above the buttons that move money', async ({ visit }) => {
  const app = await visit({ as: await member({ balance: 50 }), language: 'en' });
  const { page, t } = app;
  await goHome(app);
  const edge = (found: Locator, side: 'top' | 'bottom'): Promise<number> =>
    found.evaluate((shown, name) => shown.getBoundingClientRect()[name], side);
  const toasts = await edge(page.locator('[data-toasts]'), 'top');
  expect(toasts).toBeGreaterThanOrEqual(await edge(page.getByRole('banner'), 'bottom'));
  const deposit = await edge(page.getByRole('button', { name: t('deposit'), exact: true }), 'top');
  // A toast of three lines.
  expect(toasts + 100).toBeLessThan(deposit);
});
