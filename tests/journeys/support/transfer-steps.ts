import { expect, type Locator } from '@playwright/test';
import { moneyOf, openTransfer } from './home-steps.ts';
import type { Visit } from './journey.ts';

export interface TransferPlan {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

const choose = async (dialog: Locator, label: string, account: string): Promise<void> => {
  await dialog.getByLabel(label, { exact: true }).click();
  await dialog.getByRole('option').filter({ hasText: account }).click();
};

// The transfer modal, filled in; returns the button that submits.
export const prepareTransfer = async (visit: Visit, plan: TransferPlan): Promise<Locator> => {
  const { t } = visit;
  const dialog = await openTransfer(visit);
  await choose(dialog, t('from'), plan.from);
  await choose(dialog, t('to'), plan.to);
  await dialog.getByLabel(t('amount'), { exact: true }).fill(String(plan.amount));
  return dialog.getByRole('button', { name: `฿${moneyOf(plan.amount)}` });
};

export const transfer = async (visit: Visit, plan: TransferPlan): Promise<void> => {
  const { page, t } = visit;
  await (await prepareTransfer(visit, plan)).click();
  const result = page.getByRole('alertdialog', { name: t('transferSuccess') });
  await expect(result).toContainText(`฿${moneyOf(plan.amount)}`);
  await result.getByRole('button', { name: t('done') }).click();
};
