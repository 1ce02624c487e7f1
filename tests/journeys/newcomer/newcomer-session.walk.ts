import { expect, type Page } from '@playwright/test';
import { askAt } from '../support/ask-at.ts';
import { acceptTerms, goHome, logIn } from '../support/enter.ts';
import { checkBalance, expectBalance, openDeposit } from '../support/home-steps.ts';
import { journey } from '../support/journey.ts';
import { type Member, member } from '../support/members.ts';
import { staffToken } from '../support/office-steps.ts';
import { outside } from '../support/outside.ts';
import { transfer } from '../support/transfer-steps.ts';
import { languages } from '../support/words.ts';
import { buttonIn, newcomer, type Newcomer } from './newcomer.ts';

const newPassword = 'a new good password';
const exact = { exact: true } as const;
const answeredWithinMs = 3_000;

// As staff do it after somebody called them.
const sendResetCode = async ({ memberId }: Member): Promise<void> => {
  const token = await staffToken('somchai');
  const path = `/api/members/${memberId}/reset`;
  await askAt(process.env['OFFICE_ADDRESS'] ?? '', { method: 'POST', path, body: { note: 'asked by phone' }, token });
};

// On another phone, while this one stays logged in.
const resetPassword = async (app: Newcomer, made: Member): Promise<Newcomer> => {
  const { page, t, check } = app;
  await page.goto('/login');
  await page.getByRole('link', { name: t('forgottenPassword') }).click();
  await page.getByLabel(t('phone'), exact).fill(made.phone);
  await page.getByLabel(t('codeFromMessage'), exact).fill('000000');
  for (const label of ['newPassword', 'confirmPassword'] as const)
    await page.getByLabel(t(label), exact).fill(newPassword);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await check('reset-wrong-code');
  await sendResetCode(made);
  await page.getByLabel(t('codeFromMessage'), exact).fill(await outside.codeFor(made.phone));
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check('reset-done');
  await page.getByRole('alertdialog').getByRole('button').click();
  await page.waitForURL('**/login');
  await logIn(app, { phone: made.phone, password: newPassword });
  await acceptTerms(app);
  return app;
};

const endedElsewhere = async ({ page, t, say, check }: Newcomer): Promise<void> => {
  // The stream may have told it already.
  await expect(async () => {
    if (!page.url().endsWith('/login'))
      await buttonIn(page.getByRole('main'), t('checkBalance')).click({ timeout: 2_000 });
    expect(page.url()).toMatch(/\/login$/);
  }).toPass();
  await expect(page.getByRole('main').getByText(say('sessionEnded'))).toBeVisible();
  await check('session-ended');
};

// What changes in one tab stands in the other without a press.
const openTwoTabs = async (app: Newcomer): Promise<void> => {
  const second = { ...app, page: await app.page.context().newPage() };
  await goHome(second);
  await app.page.bringToFront();
  await transfer(app, { from: app.t('mainWallet'), to: 'Joker', amount: 20 });
  await second.page.bringToFront();
  await expect(second.page.getByRole('article', { name: 'Joker', exact: true })).toContainText('20.00');
  await second.page.close();
  await app.page.bringToFront();
};

// What is asked for stays under way until it is released.
const holdBack = async (page: Page, address: RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
};

const slowLine = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

// 400 kbit/s and 400 ms, with nothing in the browser's cache.
const waitOnSlowLine = async (app: Newcomer): Promise<void> => {
  const { page, t, check } = app;
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.setCacheDisabled', { cacheDisabled: true });
  await protocol.send('Network.emulateNetworkConditions', slowLine);
  await page.goto('/user/home', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('greeting'));
  await expectBalance(app, 100);
  const release = await holdBack(page, /\/deposit-part/);
  await openDeposit(app);
  await expect(page.getByRole('dialog', { name: t('deposit') })).toBeVisible({ timeout: answeredWithinMs });
  await check('slow-deposit', 'waiting');
  release();
  await expect(page.getByRole('dialog').getByRole('list').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await protocol.detach();
};

const loseLine = async (app: Newcomer): Promise<void> => {
  const { page, t, say, check } = app;
  await goHome(app);
  await page.context().setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: t('offline') });
  await expect(banner).toBeVisible();
  await check('offline');
  await buttonIn(page.getByRole('main'), t('withdraw')).click();
  // Its modal was never fetched: the app says so, and closing it leads home.
  const missing = page.getByRole('dialog').getByRole('button', { name: say('reload') });
  await expect(missing).toBeVisible();
  await check('offline-withdraw');
  await page.keyboard.press('Escape');
  // Whatever else was still on its way, the balance stays.
  await expectBalance(app, 100);
  await page.context().setOffline(false);
  await expect(banner).toBeHidden();
  await check('online-again');
  await goHome(app);
  await checkBalance(app);
};

journey.use({ expectedErrors: [/status of 40[01]|net::ERR_INTERNET_DISCONNECTED|could not be fetched/] });

for (const language of languages)
  journey(
    `in ${language} a member with two tabs, a slow line, none at all and a new password on another phone is told what happened`,
    async ({ visit }) => {
      const made = await member({ balance: 100, games: ['JOKER'] });
      const app = await newcomer(visit, { language, topic: 'session' }, { as: made });
      await goHome(app);
      await openTwoTabs(app);
      await waitOnSlowLine(app);
      await loseLine(app);
      const other = await resetPassword(await app.open(), made);
      await endedElsewhere(app);
      await goHome(other);
    },
  );
