import { expect, type Locator } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { openSlipUpload, sendSlip } from './support/deposit-steps.ts';
import { journey, type Visit } from './support/journey.ts';
import { member, walletOf } from './support/members.ts';
import { outside } from './support/outside.ts';
import { expectLine, lines, openStatement } from './support/statement-steps.ts';

// A browser without windows has no list of files and cancels the choice automatically, as a member does by going back.
const cancelThreeTimes = async ({ page }: Visit, dialog: Locator): Promise<void> => {
  await page.evaluate(() => {
    const cancelled: Event[] = [];
    Object.assign(globalThis, { cancelled });
    addEventListener('cancel', (event) => cancelled.push(event), { capture: true });
  });
  for (const times of [1, 2, 3]) {
    await dialog.locator('input[type=file] + button').click();
    const count = (): Promise<number> =>
      page.evaluate(() => (globalThis as unknown as { cancelled: readonly Event[] }).cancelled.length);
    await expect.poll(count).toBe(times);
    await expect(dialog).toBeVisible();
  }
};

// The browser styles the page around a picture, which that page does not permit.
journey.use({ expectedErrors: [/slip-pictures/] });

journey('a slip from the bank’s app is uploaded, followed on the same screen and credited once', async ({ visit }) => {
  proves('DEP-01', 'DEP-28', 'SLIP-01');
  const made = await member({ bankCode: 'GSB' });
  const app = await visit({ as: made });
  const dialog = await openSlipUpload(app);
  const noPicture = { name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('slip') };
  await cancelThreeTimes(app, dialog);
  await dialog.locator('input[type=file]').setInputFiles(noPicture);
  await expect(dialog.getByText(/^ไฟล์.*ไม่.*ต้อง$/).first()).toBeVisible();
  await sendSlip(app, dialog, await outside.slipOf(made, 321.5));
  await expect(dialog.getByText(app.t('slipCredited'))).toBeVisible({ timeout: 20_000 });
  expect((await walletOf(made)).wallet.amount).toBe(321.5);

  await dialog.getByRole('button', { name: app.t('viewSlips') }).click();
  const slips = app.page.getByRole('dialog', { name: app.t('slipStatus') });
  await expect(slips).toContainText('฿321.50');
  const [picture] = await Promise.all([
    app.page.waitForEvent('popup'),
    slips.getByRole('button', { name: app.t('viewImage') }).click(),
  ]);
  await picture.waitForURL(/slip-pictures/);
  expect(await picture.evaluate(() => window.opener === null)).toBe(true);
  await openStatement(app);
  await expectLine(lines(app).first(), app, { type: 'deposit', amount: 321.5, status: 'success' });
});

journey(
  'a slip of a transfer to another account fails with its reason, and leads to help about it',
  async ({ visit }) => {
    proves('SLIP-02', 'SLIP-03', 'SLIP-09', 'SLIP-12', 'SLIP-20');
    const made = await member({ bankCode: 'GSB' });
    const app = await visit({ as: made });
    const dialog = await openSlipUpload(app);
    await sendSlip(app, dialog, await outside.slipOf(made, 90, '9998887776'));
    await expect(dialog.getByText(app.t('wrongDestination'))).toBeVisible({ timeout: 20_000 });
    expect((await walletOf(made)).wallet.amount).toBe(0);

    await dialog.getByRole('button', { name: app.t('close') }).click();
    await openStatement(app);
    await app.page.getByRole('button', { name: app.t('slipStatus') }).click();
    const slips = app.page.getByRole('dialog', { name: app.t('slipStatus') });
    await expect(slips).toContainText(app.t('wrongDestination'));
    await slips.getByRole('button', { name: app.t('getHelp') }).click();
    await expect(app.page.getByRole('dialog')).toContainText('DEST_ACC_INVALID');
  },
);
