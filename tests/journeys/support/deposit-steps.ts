import { expect, type Locator, type Page } from '@playwright/test';
import { goHome } from './enter.ts';
import { openDeposit } from './home-steps.ts';
import type { Visit } from './journey.ts';

// The picture, which takes the place of the markup as soon as it is drawn.
export const qrPicture = (dialog: Locator, { t }: Visit): Locator =>
  dialog.getByRole('img', { name: new RegExp(t('qrCode')) }).and(dialog.locator('img'));

// Several methods are QR codes of PromptPay, and several bank transfers; each has its code.
export const methodButton = (dialog: Locator, method = 'KBANK'): Locator =>
  dialog.getByRole('button').and(dialog.locator(`[value^="${method}-"]`));

// The deposit modal with a new code for that amount.
export const showQr = async (visit: Visit, amount: number, method = 'KBANK'): Promise<Locator> => {
  const { t } = visit;
  const dialog = await openDeposit(visit);
  await methodButton(dialog, method).click();
  await dialog.getByLabel(t('amount'), { exact: true }).fill(String(amount));
  await dialog.getByRole('button', { name: t('createQr') }).click();
  await expect(qrPicture(dialog, visit)).toBeVisible();
  return dialog;
};

// The deposit with the upload of a slip open instead of the QR code.
export const openSlipUpload = async (visit: Visit): Promise<Locator> => {
  await goHome(visit);
  const dialog = await openDeposit(visit);
  await methodButton(dialog).click();
  await dialog.getByRole('button', { name: visit.t('paidUploadSlip') }).click();
  return dialog;
};

export const sendSlip = async ({ t }: Visit, dialog: Locator, picture: Buffer): Promise<void> => {
  const file = { name: 'slip.png', mimeType: 'image/png', buffer: picture };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('img', { name: /slip\.png/ })).toBeVisible();
  await dialog.getByRole('button', { name: t('uploadSlip'), exact: true }).click();
};

// Moves the clock of the page, and the time that answers name from then on: the app counts by the server's clock.
export const letTimePass = async (page: Page, ms: number): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + ms).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.clock.fastForward(ms);
};
