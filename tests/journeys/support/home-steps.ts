import { expect, type Locator } from '@playwright/test';
import type { Visit } from './journey.ts';

export const moneyOf = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const balanceCard = ({ page, t }: Visit): Locator => page.getByRole('region', { name: t('totalBalance') });

export const expectBalance = async (visit: Visit, amount: number): Promise<void> => {
  await expect(balanceCard(visit)).toContainText(`฿${moneyOf(amount)}`);
};

export const checkBalance = async (visit: Visit): Promise<void> => {
  const button = balanceCard(visit).getByRole('button', { name: visit.t('checkBalance') });
  const isRead = visit.page.waitForResponse((reply) => reply.url().endsWith('/api/wallet'));
  await button.click();
  await isRead;
};

export const openDeposit = async ({ page, t }: Visit): Promise<Locator> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('deposit'), exact: true })
    .click();
  return page.getByRole('dialog', { name: t('deposit') });
};

export const openWithdraw = async ({ page, t }: Visit): Promise<Locator> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('withdraw'), exact: true })
    .click();
  return page.getByRole('dialog', { name: t('withdraw') });
};

export const openTransfer = async (visit: Visit): Promise<Locator> => {
  await balanceCard(visit)
    .getByRole('button', { name: visit.t('transfer') })
    .click();
  return visit.page.getByRole('dialog', { name: visit.t('transfer') });
};

export const gameCard = ({ page }: Visit, name: string): Locator => page.getByRole('article', { name, exact: true });
