import { expect, type Locator } from '@playwright/test';
import { moneyOf, openWithdraw } from './home-steps.ts';
import type { Visit } from './journey.ts';

// The withdraw modal up to its review; returns the button that submits.
export const reviewWithdrawal = async (visit: Visit, amount: number): Promise<Locator> => {
  const { t } = visit;
  const dialog = await openWithdraw(visit);
  await dialog.getByLabel(t('amount'), { exact: true }).fill(String(amount));
  await dialog.getByRole('button', { name: t('next') }).click();
  return dialog.getByRole('button', { name: `฿${moneyOf(amount)}` });
};

export const withdraw = async (visit: Visit, amount: number): Promise<void> => {
  const { page, t } = visit;
  await (await reviewWithdrawal(visit, amount)).click();
  const result = page.getByRole('alertdialog', { name: t('withdrawSuccess') });
  await expect(result).toContainText(`฿${moneyOf(amount)}`);
  await result.getByRole('button', { name: t('done') }).click();
};
