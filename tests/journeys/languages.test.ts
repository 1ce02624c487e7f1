import { expect, type Page } from '@playwright/test';
import { inTurn, onlyInFull } from '#support/requirements/in-full.ts';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { goHome } from './support/enter.ts';
import { journey, type Visit } from './support/journey.ts';
import { member } from './support/members.ts';
import { type Language, languages, languageTag, wordsOf } from './support/words.ts';

const ownNames: Readonly<Record<Language, string>> = { th: 'ไทย', la: 'ລາວ', en: 'English' };

const choose = async (page: Page, { from, to }: { from: Language; to: Language }): Promise<Visit> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: wordsOf(from)('language') })
    .click();
  await page.getByRole('menuitemradio', { name: ownNames[to] }).click();
  return { page, language: to, t: wordsOf(to) };
};

const fontOfBody = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).fontFamily);

journey(
  'the language menu changes every text and lang at once, keeps what was typed, and is remembered',
  async ({ visit }) => {
    proves('I18N-01', 'I18N-02', 'I18N-03', 'I18N-04', 'LOGIN-03', 'STO-02');
    const { page } = await visit({ language: 'th' });
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await page.getByLabel(wordsOf('th')('phone'), { exact: true }).fill('0812345678');
    const path = languages.map((to, index) => ({ from: languages[index - 1] ?? 'th', to })).slice(1);
    const fonts = [await fontOfBody(page)];
    for (const step of path) {
      const { t } = await choose(page, step);
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(step.to));
      await expect(page.getByRole('heading', { level: 1, name: t('logIn') })).toBeVisible();
      await expect(page.getByLabel(t('phone'), { exact: true })).toHaveValue('0812345678');
      await expect(page).toHaveTitle(new RegExp(t('logIn')));
      expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(step.to);
      fonts.push(await fontOfBody(page));
    }
    expect(new Set(fonts).size).toBe(languages.length);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: wordsOf('en')('logIn') })).toBeVisible();
  },
);

journey('a member changes the language without leaving the screen or the session', onlyInFull, async ({ visit }) => {
  proves('NAV-28');
  const app = await visit({ as: await member({ balance: 1_234.5 }), language: 'la' });
  const languagesOfScripts = new Set<string | undefined>();
  app.page.on('request', (request) => {
    const [, folder] = /\/assets\/(\w+)\/.*\.js$/.exec(request.url()) ?? [];
    if (folder !== undefined) languagesOfScripts.add(folder);
  });
  await goHome(app);
  const english = await choose(app.page, { from: 'la', to: 'en' });
  await expect(app.page.getByRole('heading', { level: 1 })).toContainText(english.t('greeting'));
  await expect(app.page.getByRole('region', { name: english.t('totalBalance') })).toContainText('฿1,234.50');
  expect(new URL(app.page.url()).pathname).toBe('/user/home');
  expect([...languagesOfScripts]).toEqual(['la']);
});

journey.describe('while texts cannot be fetched', () => {
  journey.use({ expectedErrors: [/ERR_FAILED .*\/assets\/texts-/] });
  journey('the language stays, the member is told, and the next choice tries again', inTurn(1), async ({ visit }) => {
    const app = await visit({ as: await member({}), language: 'th' });
    await goHome(app);
    const texts = '**/assets/texts-*.json';
    await app.page.route(texts, (route) => route.abort());
    await choose(app.page, { from: 'th', to: 'la' });
    await expect(app.page.getByRole('alert')).not.toBeEmpty();
    await expect(app.page.locator('html')).toHaveAttribute('lang', 'th');
    expect(await app.page.evaluate(() => localStorage.getItem('locale'))).toBe('th');
    await app.page.unroute(texts);
    await choose(app.page, { from: 'th', to: 'la' });
    await expect(app.page.locator('html')).toHaveAttribute('lang', 'lo');
  });
});
