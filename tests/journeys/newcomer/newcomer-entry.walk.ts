import { expect } from '@playwright/test';
import { acceptTerms, fillCode, fillPhone, fillProfile, logIn } from '../support/enter.ts';
import { journey } from '../support/journey.ts';
import { type Person, stranger } from '../support/members.ts';
import { expectBalance } from '../support/home-steps.ts';
import { languages } from '../support/words.ts';
import { backClosesDialog, buttonIn, newcomer, type Newcomer } from './newcomer.ts';

const exact = { exact: true } as const;
// A message covers what it covers for four seconds.
const beforeMessageEndsMs = 1_500;

const readPublicScreens = async ({ page, check }: Newcomer): Promise<void> => {
  for (const path of ['/login', '/howto', '/contact', '/reset', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(`public${path.replace('/', '-')}`);
  }
};

// An open menu can be used although a message stands where it hangs.
const failToLogIn = async ({ page, t, say, check }: Newcomer, person: Person): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel(t('phone'), exact).fill(person.phone);
  await page.getByLabel(t('password'), exact).fill('not the password');
  await buttonIn(page.getByRole('main'), t('logIn')).click();
  await expect(page.getByText(say('wrongLogin')).first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${t('language')}`) })
    .click();
  for (const choice of await page.getByRole('menuitemradio').all())
    if (await choice.isVisible()) await choice.click({ trial: true, timeout: beforeMessageEndsMs });
  await check('wrong-login');
  await page.keyboard.press('Escape');
};

const step = ({ page }: Newcomer) => page.locator('[data-step]');

// Goes back once from each step, as people do who want to check what they typed.
const registerWithDoubts = async (visit: Newcomer, person: Person): Promise<void> => {
  const { page, t, check } = visit;
  await page.goto('/register');
  await fillPhone(visit, person);
  await expect(page.getByLabel(t('otp'), exact)).toBeVisible();
  await check('register-code');
  await page.goBack();
  await expect(page.getByLabel(t('phone'), exact)).toHaveValue(person.phone);
  await fillPhone(visit, person);
  await fillCode(visit, person);
  await expect(step(visit)).toHaveAttribute('data-step', '2');
  await check('register-profile');
  await fillProfile(visit, person);
  await expect(step(visit)).toHaveAttribute('data-step', '3');
  await page.goBack();
  await expect(page.getByLabel(t('profileName'), exact)).toHaveValue(person.name);
  await buttonIn(page, t('next')).click();
  await page.getByLabel(t('bank'), exact).click();
  await check('register-banks');
  await page.getByRole('combobox').fill(person.bankCode);
  await page.getByRole('option').first().click();
  await page.getByLabel(t('firstName'), exact).fill(person.firstName);
  await page.getByLabel(t('lastName'), exact).fill(person.lastName);
  await page.getByLabel(t('bankAccountNo'), exact).fill(person.accountNo);
  await check('register-bank');
  await buttonIn(page.getByRole('main'), t('register')).click();
  await expect(page.getByRole('alertdialog')).toContainText(t('registerSuccess'));
  await check('registered');
  await page.waitForURL('**/login');
  await expect(page.getByLabel(t('phone'), exact)).toHaveValue(person.phone);
};

// Each tile opens what it is called, and a phone's Back leads home again.
const tryTiles = async (visit: Newcomer): Promise<void> => {
  const { page, t, say, check } = visit;
  const main = page.getByRole('main');
  for (const name of ['deposit', 'withdraw', 'transfer'] as const) {
    const title = t(name);
    await main.getByRole('button', { name: title, exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await check(`tile-${name}`);
    await backClosesDialog(visit);
  }
  for (const name of ['invite', 'refund'] as const) {
    const title = say(name);
    await buttonIn(main, title).click();
    const next = buttonIn(page.getByRole('dialog'), t('next'));
    await expect(next).toBeVisible();
    await check(`tile-${name}-banners`);
    while (await next.isVisible()) await next.click();
    await check(`tile-${name}`);
    await backClosesDialog(visit);
  }
  for (const [place, name] of [
    [main.locator('a[href="/user/bonus"]'), 'bonuses'],
    [main.getByRole('link', { name: t('wheelTile') }), 'wheel'],
  ] as const) {
    await place.first().click();
    await expect(page.getByRole('heading', { level: 1, name: say(name) })).toBeVisible();
    await check(`screen-${name}`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('greeting'));
  }
};

const tryBar = async (visit: Newcomer): Promise<void> => {
  const { page, t, check } = visit;
  const bar = page.getByRole('navigation');
  for (const name of ['profile', 'statement', 'contact']) {
    await bar.locator(`a[href="/user/${name}"]`).click();
    await page.waitForURL(`**/user/${name}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await check(`bar-${name}`);
  }
  await page.getByRole('main').locator('a[href="/user/howto"]').click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(5);
  await check('howto-of-a-member');
  await page.goBack();
  await page.waitForURL('**/user/contact');
  await bar.getByRole('button', { name: t('conditions') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('bar-conditions');
  await backClosesDialog(visit);
};

// A wrong password is refused so.
journey.use({ expectedErrors: [/\b401\b.*\/api\/login/] });

for (const language of languages)
  journey(
    `in ${language} a stranger registers with doubts, logs in, and finds behind every tile and every place of the bar what it says`,
    async ({ visit }) => {
      const app = await newcomer(visit, { language, topic: 'entry' });
      const person = stranger();
      await readPublicScreens(app);
      await failToLogIn(app, person);
      await registerWithDoubts(app, person);
      await logIn(app, person);
      await expect(app.page.getByRole('alertdialog')).toBeVisible();
      await app.check('terms');
      await acceptTerms(app);
      await expectBalance(app, 0);
      await app.check('home');
      await tryTiles(app);
      await tryBar(app);
      await app.page
        .getByRole('banner')
        .getByRole('button', { name: app.t('logOut') })
        .click();
      await app.page.waitForURL('**/login');
    },
  );
