import { expect } from '@playwright/test';
import { moneyOf } from './home-steps.ts';
import type { Visit } from './journey.ts';
import type { Person } from './members.ts';

// The people of the demonstration.
export const staff = {
  malee: { name: 'malee', password: 'krapao-demo-malee-7391' },
  somchai: { name: 'somchai', password: 'krapao-demo-somchai-4826' },
} as const;
export type StaffName = keyof typeof staff;

export const logInAsStaff = async ({ page, t }: Visit, who: StaffName): Promise<void> => {
  await page.goto('/');
  await page.getByLabel(t('staffName'), { exact: true }).fill(staff[who].name);
  await page.getByLabel(t('password'), { exact: true }).fill(staff[who].password);
  await page.getByRole('button', { name: t('logIn') }).click();
  await expect(page.getByRole('heading', { name: t('withdrawalQueue') })).toBeVisible();
};

// Opens the one withdrawal of the member.
export const openWithdrawal = async ({ page }: Visit, of: Person, amount: number): Promise<void> => {
  await page.getByRole('button', { name: of.name }).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(`฿${moneyOf(amount)}`);
};

export const approve = async ({ page, t }: Visit, who: StaffName): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('approve'), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('yourPassword'), { exact: true }).fill(staff[who].password);
  await dialog.getByRole('button', { name: t('approve'), exact: true }).click();
  await expect(dialog).toBeHidden();
};
