import { expect, type Locator } from '@playwright/test';
import { moneyOf } from './home-steps.ts';
import type { Visit } from './journey.ts';
import type { Word } from './words.ts';

export interface ExpectedLine {
  readonly type: 'deposit' | 'transfer' | 'withdrawal';
  readonly amount: number;
  readonly status: 'success' | 'failed' | 'inProgress';
  readonly note?: Word;
}

export const openStatement = async ({ page, t }: Visit): Promise<void> => {
  await page.goto('/user/statement');
  await expect(page.getByRole('heading', { level: 1, name: t('statement') })).toBeVisible();
};

// The rows below the heading, newest first.
export const lines = ({ page }: Visit): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') });

export const expectLine = async (row: Locator, { t }: Visit, line: ExpectedLine): Promise<void> => {
  await expect(row).toContainText(t(line.type));
  await expect(row).toContainText(`฿${moneyOf(line.amount)}`);
  // The whole word: in some languages "failed" contains "success".
  await expect(row.getByText(t(line.status), { exact: true })).toBeVisible();
  if (line.note !== undefined) await expect(row).toContainText(t(line.note));
};

// Reads the statement again until its newest line has the expected text.
export const waitForNewest = async (visit: Visit, line: ExpectedLine, withinMs: number): Promise<void> => {
  const { page, t } = visit;
  const row = lines(visit).first();
  await expect(async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t('refresh') })
      .click();
    await expect(row.getByText(t(line.status), { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: withinMs, intervals: [1_000] });
  await expectLine(row, visit, line);
};
