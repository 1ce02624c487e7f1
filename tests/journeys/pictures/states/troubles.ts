import type { Page } from '@playwright/test';
import type { Words } from '../../support/words.ts';
import { withoutStorage } from '../../support/enter.ts';
import { figures, heading, openModal, press, type State } from './state.ts';

const refuseWallet = (page: Page, message: string): Promise<void> =>
  page.route('**/api/wallet', (route) => route.fulfill({ status: 401, json: { message } })).then(() => undefined);

const withdrawInto = async (page: Page, t: Words): Promise<void> => {
  await openModal(page, t('withdraw'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('100');
  await dialog.getByRole('button', { name: t('next'), exact: true }).click();
  await dialog.getByRole('button', { name: /100\.00/ }).click();
};

const logInWrongly = async (page: Page, t: Words): Promise<void> => {
  await page.getByLabel(t('phone'), { exact: true }).fill('0812345678');
  await page.getByLabel(t('password'), { exact: true }).fill('wrong password');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('logIn'), exact: true })
    .click();
  await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
};

// What goes wrong around a screen: a new version, the browser's storage, the session.
export const troubles: readonly State[] = [
  {
    name: 'modal of an older version',
    path: '/user/home',
    before: (page) =>
      page
        .route(/assets\/\w+\/(withdraw|modal-host-withdraw)[^/]*\.js$/, (route) => route.abort())
        .then(() => undefined),
    pose: (page, t) => openModal(page, t('withdraw')),
  },
  { name: 'login without storage', path: '/login', before: withoutStorage, pose: heading },
  ...['invalid-token', 'EXPIRED_AUTH_TOKEN', 'INVALID_USER_3'].map((message): State => ({
    name: `session ended ${message}`,
    path: '/user/home',
    before: (page) => refuseWallet(page, message),
    // The heading of the screen before stays until the login is there.
    pose: (page, t) => page.getByLabel(t('phone'), { exact: true }).waitFor(),
  })),
  {
    name: 'withdraw refused',
    path: '/user/home',
    before: (page) =>
      page
        .route('**/api/wallet/withdrawAll', (route) =>
          route.fulfill({ status: 400, json: { message: 'MONEY_NOT_ENOUGH' } }),
        )
        .then(() => undefined),
    pose: async (page, t) => {
      await withdrawInto(page, t);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'withdraw unknown',
    path: '/user/home',
    before: (page) => page.route('**/api/wallet/withdrawAll', (route) => route.abort()).then(() => undefined),
    pose: async (page, t) => {
      await withdrawInto(page, t);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'login wrong', path: '/login', pose: logInWrongly },
  {
    name: 'login limited',
    path: '/login',
    before: (page) =>
      page
        .route('**/api/login', (route) =>
          route.fulfill({ status: 429, headers: { 'retry-after': '900' }, json: { message: 'REQUEST_LIMIT' } }),
        )
        .then(() => undefined),
    pose: logInWrongly,
  },
  {
    name: 'home check failed',
    path: '/user/home',
    before: (page) => page.route('**/api/wallet/refresh/slot', (route) => route.abort()).then(() => undefined),
    pose: async (page, t) => {
      await figures(page);
      await press(page, t('checkBalance'));
      await page.locator('section[aria-labelledby=total-balance] p[title] span:not([class])').waitFor();
    },
  },
  {
    name: 'login empty',
    path: '/login',
    pose: async (page, t) => {
      await heading(page);
      await page.waitForLoadState('networkidle');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('logIn'), exact: true })
        .click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'change password',
    path: '/user/profile',
    pose: async (page, t) => {
      await heading(page);
      await press(page, t('changePassword'));
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'conditions', path: '/user/home', pose: (page, t) => openModal(page, t('conditions')) },
  { name: 'transfer', path: '/user/home', pose: (page, t) => openModal(page, t('transfer')) },
  {
    name: 'session in another tab',
    path: '/user/home',
    pose: async (page) => {
      await figures(page);
      const other = await page.context().newPage();
      await other.goto('/user/profile');
      await heading(other);
      await other.close();
    },
  },
];
