import { expect } from '@playwright/test';
import { goHome } from './support/enter.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';

// Pictures further down are loaded when they are needed.
journey.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

journey(
  'without a connection nothing pretends to work, and everything works again once it is back',
  async ({ visit }) => {
    const app = await visit({ as: await member({ balance: 50 }), language: 'en' });
    const { page, t } = app;
    await goHome(app);
    await page.context().setOffline(true);
    const banner = page.getByRole('status').filter({ hasText: t('offline') });
    await expect(banner).toBeVisible({ timeout: 1_000 });
    const check = page.getByRole('main').getByRole('button', { name: t('checkBalance') });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await page.context().setOffline(false);
    await expect(banner).toBeHidden();
    await expect(check).not.toHaveAttribute('aria-disabled', 'true');
  },
);

journey('toasts of a visitor stand below the line that says there is no connection', async ({ visit }) => {
  const { page, t } = await visit({ language: 'en' });
  await page.goto('/login');
  const banner = page.getByRole('status').filter({ hasText: t('offline') });
  await page.getByLabel(t('phone'), { exact: true }).waitFor();
  await page.context().setOffline(true);
  await expect(banner).toBeVisible();
  const [bannerEnd, toasts] = await Promise.all([
    banner.evaluate((line) => line.getBoundingClientRect().bottom),
    page.locator('[data-toasts]').evaluate((region) => region.getBoundingClientRect().top),
  ]);
  expect(toasts).toBeGreaterThanOrEqual(bannerEnd);
});
