import { expect, type Locator, type Page } from '@playwright/test';
import { inFullOr, inTurn } from '#support/requirements/in-full.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';
import { logInAsStaff } from './support/office-steps.ts';
import { languages } from './support/words.ts';

const widthOf = (found: Locator): Promise<number> => found.evaluate((element) => element.getBoundingClientRect().width);

// Presses it, and the call is never answered.
const expectSameWidth = async (page: Page, { button, call }: { button: Locator; call: string }): Promise<void> => {
  await page.route(call, () => undefined);
  await page.evaluate(() => document.fonts.ready);
  const before = await widthOf(button);
  await button.click();
  await expect(button.locator('[class*=spinner]')).toBeVisible();
  await expect.poll(() => widthOf(button)).toBe(before);
};

journey('a button without an icon is as wide while its call is under way as before', inTurn(3), async ({ visit }) => {
  const office = await visit({ app: 'office', language: 'en', width: 1280 });
  const { page } = office;
  await logInAsStaff(office, 'somchai');
  await page.goto('/members');
  const search = page.getByRole('search');
  await search.getByRole('textbox').fill('0812345678');
  await expectSameWidth(page, { button: search.getByRole('button'), call: '**/api/members/find' });
});

for (const language of inFullOr(languages))
  journey(`${language}: nor does a button with an icon change its width`, async ({ visit }) => {
    const { page, t } = await visit({ as: await member(), language });
    await page.goto('/user/statement');
    const button = page.getByRole('main').getByRole('button', { name: t('refresh') });
    await page.waitForLoadState('networkidle');
    await expectSameWidth(page, { button, call: '**/api/statement**' });
  });
