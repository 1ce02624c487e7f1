import { inTurn } from '#support/requirements/in-full.ts';
import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { type Member, member, withdrawByCall } from './support/members.ts';
import { logInAsStaff } from './support/office-steps.ts';
import { outside } from './support/outside.ts';
import { staff } from './support/staff-entry.ts';

const payoutsTo = async ({ accountNo }: Member): Promise<number> =>
  (await outside.bookedFor(accountNo)).filter(({ kind }) => kind === 'payout').length;

journey(
  'two withdrawals are decided with the keyboard alone, and the second opens automatically',
  async ({ visit }) => {
    const asked = [await member({ balance: 500, bankCode: 'KTB' }), await member({ balance: 500, bankCode: 'KTB' })];
    const amount = 111;
    for (const person of asked) await withdrawByCall(person, amount);
    const office = await visit({ app: 'office', language: 'en', width: 1280 });
    const { page, t } = office;
    await logInAsStaff(office, 'malee');
    const [first, second] = asked.map(({ name }) => name);

    // The keys are there with the list.
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByLabel(t('searchWithdrawals'))).toBeFocused();
    await page.keyboard.type(String(amount));
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const heading = page.locator('article').getByRole('heading', { level: 2 }).first();
    await expect(heading).toContainText(first ?? '');
    await expect(heading).toBeFocused();

    await page.keyboard.press('a');
    await page.keyboard.type(staff.malee.password);
    await page.keyboard.press('Control+Enter');
    await expect(heading).toContainText(second ?? '');
    await expect(heading).toBeFocused();

    await page.keyboard.press('r');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(t('rejected'))).toBeVisible();
    await expect.poll(() => Promise.all(asked.map(payoutsTo))).toEqual([1, 0]);
  },
);

journey('an opened withdrawal stays open after a reload, and Back leads to the list', inTurn(2), async ({ visit }) => {
  const person = await member({ balance: 500 });
  await withdrawByCall(person, 130);
  const office = await visit({ app: 'office', language: 'th', width: 360 });
  const { page, t } = office;
  await logInAsStaff(office, 'somchai');
  await page.getByLabel(t('searchWithdrawals')).fill(person.phone);
  await page.getByRole('main').getByRole('link', { name: person.name }).click();
  const heading = page.locator('article').getByRole('heading', { level: 2 }).first();
  await expect(heading).toContainText(person.name);
  await page.reload();
  await expect(heading).toContainText(person.name);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: person.name })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: person.name }).click();
  await page.getByRole('button', { name: t('backToList') }).click();
  await expect(page.getByRole('main').getByRole('link', { name: person.name })).toBeVisible();
});
