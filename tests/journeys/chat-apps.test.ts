import { expect, type Page } from '@playwright/test';
import { qrPicture, showQr } from './support/deposit-steps.ts';
import { acceptTerms, goHome } from './support/enter.ts';
import { expectBalance, openWithdraw } from './support/home-steps.ts';
import { journey, type Visit, type VisitPlan } from './support/journey.ts';
import { member } from './support/members.ts';

const line = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36 Line/14.1.0/IAB';

// The app's own moves in the history end after the press that caused them.
const expectModals = (page: Page, modals: number | undefined): Promise<void> =>
  expect.poll(() => page.evaluate(() => (history.state as { modals?: number } | null)?.modals)).toBe(modals);

// Anyone but the first who opens the address finds the login.
const expectSessionGoesAlong = async (
  { page, t }: Visit,
  visit: (plan: VisitPlan) => Promise<Visit>,
): Promise<void> => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.getByRole('link', { name: t('inAppBrowser') }).click();
  await expect.poll(() => addresses.some((address) => address.includes('openExternalBrowser=1#ticket='))).toBe(true);
  const address = addresses.find((one) => one.includes('#ticket=')) ?? '';
  const outside = await visit({});
  await outside.page.goto(address);
  await acceptTerms(outside);
  await expectBalance(outside, 500);
  expect(outside.page.url()).not.toContain('ticket');
  const late = await visit({});
  await late.page.goto(address);
  await late.page.waitForURL('**/login');
};

// The ticket's second use.
journey.use({ expectedErrors: [/status of 404/] });

journey(
  'in the browser of LINE the session goes along to the phone’s own, the QR code is a picture to press and hold, and Back closes what is on top, one at a time',
  async ({ visit }) => {
    const app = await visit({ as: await member({ balance: 500 }), userAgent: line });
    const { page, t } = app;
    await page.goto('/user/home');
    await expectSessionGoesAlong(app, visit);
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
