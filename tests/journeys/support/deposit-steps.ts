import { expect, type Locator } from '@playwright/test';
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
