import { expect, type Locator } from '@playwright/test';
import { moneyOf } from './home-steps.ts';
import type { Visit } from './journey.ts';
import type { Person } from './members.ts';
import type { Word } from './words.ts';
import { enterByCall, type Origins, staff, type StaffName, withPhone } from './staff-entry.ts';

const origins = (): Origins => ({
  office: process.env['OFFICE_ADDRESS'] ?? '',
  sandbox: process.env['SANDBOX_ADDRESS'] ?? '',
});

export const givePassword = async ({ page, t }: Visit, who: StaffName): Promise<void> => {
  await page.goto('/');
  await page.getByLabel(t('staffName'), { exact: true }).fill(staff[who].name);
  await page.getByLabel(t('password'), { exact: true }).fill(staff[who].password);
  await page.getByRole('button', { name: t('logIn') }).click();
  await expect(page.getByLabel(t('staffCode'), { exact: true })).toBeFocused();
};

const expectQueue = ({ page, t }: Visit): Promise<void> =>
  expect(page.getByRole('heading', { name: t('withdrawalQueue') })).toBeVisible();

// The whole login, step by step like a person.
export const logInByHand = async (visit: Visit, who: StaffName): Promise<void> => {
  const { page, t } = visit;
  await givePassword(visit, who);
  await withPhone(origins(), who, async (code) => {
    await page.getByLabel(t('staffCode'), { exact: true }).fill(code);
    const answered = page.waitForResponse('**/api/login/code');
    await page.getByRole('button', { name: t('logIn') }).click();
    return (await answered).ok();
  });
  await expectQueue(visit);
};

// One login per worker: a code counts only once, and journeys would wait for the next one.
const tokens = new Map<StaffName, Promise<string>>();

// The token of that person's login in this worker.
export const staffToken = (who: StaffName): Promise<string> => {
  const token = tokens.get(who) ?? enterByCall(origins(), who);
  tokens.set(who, token);
  return token;
};

export const logInAsStaff = async (visit: Visit, who: StaffName): Promise<void> => {
  const { page } = visit;
  const token = await staffToken(who);
  await page.goto('/');
  await page.evaluate((mine) => sessionStorage.setItem('token', mine), token);
  await page.goto('/');
  await expectQueue(visit);
};

// The views of the queue in which staff decide.
export type OpenView = 'toApprove' | 'secondApproval';

// Opens the member's only withdrawal in that view, found by phone among those of other journeys.
export const openWithdrawal = async (
  { page, t }: Visit,
  of: Person,
  { amount, view = 'toApprove' }: { amount: number; view?: OpenView },
): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t(view) }).click();
  await main.getByLabel(t('searchWithdrawals')).fill(of.phone);
  await main.getByRole('link', { name: of.name }).click();
  const heading = page.locator('article').getByRole('heading', { level: 2 }).first();
  await expect(heading).toContainText(`฿${moneyOf(amount)}`);
  await expect(heading).toBeFocused();
};

export const findOpenDecision = ({ page, t }: Visit, what: 'approve' | 'reject'): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(what) })
    .and(page.locator('article button'));

export const approve = async (visit: Visit, who: StaffName): Promise<void> => {
  const { page, t } = visit;
  await findOpenDecision(visit, 'approve').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('yourPassword'), { exact: true }).fill(staff[who].password);
  await dialog.getByRole('button', { name: t('approve'), exact: true }).click();
  await expect(dialog).toBeHidden();
};

// One press in the opened item and its dialog: fills in texts by label, and the password if it is asked for.
export const decideItem = async (
  { page, t }: Visit,
  what: Word,
  { texts = {}, password }: { texts?: Partial<Record<Word, string>>; password?: string } = {},
): Promise<void> => {
  await page
    .locator('article')
    .getByRole('button', { name: t(what), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(texts) as [Word, string][])
    await dialog.getByLabel(t(label), { exact: true }).fill(text);
  if (password !== undefined) await dialog.getByLabel(t('yourPassword'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t(what), exact: true }).click();
  await expect(dialog).toBeHidden();
};
