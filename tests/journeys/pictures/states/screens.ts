import type { Page } from '@playwright/test';
import type { Words } from '../../support/words.ts';
import { figures, heading, openModal, press, type State } from './state.ts';

const deposit = async (page: Page, t: Words, method?: string): Promise<void> => {
  await figures(page);
  await press(page, t('deposit'));
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[value]').first().waitFor();
  if (method !== undefined) await dialog.locator(`button[value^="${method}-"]`).click();
};

const shownQr = async (page: Page, t: Words): Promise<void> => {
  await deposit(page, t, 'PROMPTPAY');
  const amount = page.getByLabel(t('amount'), { exact: true });
  const code = page.getByRole('dialog').locator('img');
  await amount.or(code).waitFor();
  // A code lives on: the next look finds it.
  if (await amount.isVisible()) {
    await amount.fill('100');
    await press(page, t('createQr'));
  }
  await code.waitFor();
};

export const screens: readonly State[] = [
  ...['login', 'register', 'reset', 'howto', 'contact', 'terminated', 'nowhere'].map((name) => ({
    name,
    path: `/${name}`,
    pose: heading,
  })),
  ...['', 'REQUEST_LIMIT', 'SERVICE_UNAVAILABLE'].map((because) => ({
    name: `launch ended ${because}`.trim(),
    path: `/launch-ended?because=${because}`,
    pose: heading,
  })),
  { name: 'home', path: '/user/home', pose: figures },
  { name: 'statement', path: '/user/statement', pose: figures },
  ...['profile', 'bonus', 'spin'].map((name) => ({ name, path: `/user/${name}`, pose: heading })),
  { name: 'member contact', path: '/user/contact', pose: heading },
  { name: 'member howto', path: '/user/howto', pose: heading },
  { name: 'deposit', path: '/user/home', pose: (page, t) => deposit(page, t) },
  { name: 'deposit amount', path: '/user/home', pose: (page, t) => deposit(page, t, 'KBANK') },
  { name: 'deposit account', path: '/user/home', pose: (page, t) => deposit(page, t, 'SCB') },
  { name: 'deposit by slip', path: '/user/home', pose: (page, t) => deposit(page, t, 'GSB') },
  { name: 'deposit code', path: '/user/home', pose: shownQr },
  {
    name: 'withdraw',
    path: '/user/home',
    pose: async (page, t) => {
      await figures(page);
      await press(page, t('withdraw'));
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'slips',
    path: '/user/statement',
    pose: (page, t) => openModal(page, t('slipStatus')),
  },
];
