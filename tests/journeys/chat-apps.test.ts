import { expect, type Page } from '@playwright/test';
import { qrPicture, showQr } from './support/deposit-steps.ts';
import { goHome } from './support/enter.ts';
import { openWithdraw } from './support/home-steps.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';

const line = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36 Line/14.1.0/IAB';

// The app's own moves in the history end after the press that caused them.
const expectModals = (page: Page, modals: number | undefined): Promise<void> =>
  expect.poll(() => page.evaluate(() => (history.state as { modals?: number } | null)?.modals)).toBe(modals);

journey(
  'in the browser of LINE the QR code is a picture to press and hold, and Back closes what is on top, one at a time',
  async ({ visit }) => {
    const app = await visit({ as: await member({ balance: 500 }), userAgent: line });
    const { page, t } = app;
    await page.goto('/user/profile');
    await goHome(app);

    const deposit = await showQr(app, 20);
    await deposit.getByRole('button', { name: t('saveQr') }).click();
    await expect(page.getByText(t('holdToSave'))).toBeVisible();
    await expectModals(page, 2);
    await page.goBack();
    await expect(page.getByText(t('holdToSave'))).toBeHidden();
    await expect(qrPicture(deposit, app)).toBeVisible();
    await page.goBack();
    await expect(deposit).toBeHidden();

    const withdrawal = await openWithdraw(app);
    await expectModals(page, 1);
    await withdrawal.getByRole('button', { name: t('close') }).click();
    await expectModals(page, undefined);
    await openWithdraw(app);
    await expectModals(page, 1);
    await page.reload();
    await expectModals(page, undefined);
    expect(page.url()).toContain('/user/home');
    await page.goBack();
    await page.waitForURL('**/user/profile');
  },
);
