import type { Page } from '@playwright/test';
import type { Words } from '../../support/words.ts';
import { answers, lineId } from './answers.ts';
import { atHome } from './deposits.ts';
import { figures, heading, openModal, type State } from './state.ts';

// The steps of a way that begins on a screen or in a modal, as far as other files do not show them. The server's answers
// are replaced: a picture makes no member and moves no money.

const phone = '0811112222';
const sent = { phone, ref: 'KRP7', token: 'picture', sentAtMs: Date.now() };
const verified = { phone, token: 'picture' };

// The browser keeps the step of a registration during a visit.
const registering = (name: string, step: string, pose: State['pose'] = () => Promise.resolve()): State => ({
  name: `register ${name}`,
  path: '/register',
  before: async (page) => {
    const draft = { progress: { step, sent, isPhoneKnown: false, verified }, values: { phone, name: 'ใจดี' } };
    await page.addInitScript((text) => sessionStorage.setItem('register-draft', text), JSON.stringify(draft));
    await answers(page, 'account/validate', { message: 'SUCCESS' });
  },
  pose: async (page, t) => {
    await heading(page);
    await page.getByRole('main').locator('input').first().waitFor();
    await pose(page, t);
  },
});

const toBank = async (page: Page, t: Words): Promise<void> => {
  for (const word of ['password', 'confirmPassword'] as const)
    await page.getByLabel(t(word), { exact: true }).fill('a long password');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('next'), exact: true })
    .click();
  await page.getByLabel(t('bankAccountNo'), { exact: true }).waitFor();
};

const review = async (page: Page, t: Words): Promise<void> => {
  await openModal(page, t('withdraw'));
  const dialog = page.getByRole('dialog');
  // The first of the amounts to choose, in whichever currency.
  await dialog.locator('[role=group] button').first().click();
  await dialog.getByRole('button', { name: t('next'), exact: true }).click();
  await dialog.locator('dl').waitFor();
};

export const ways: readonly State[] = [
  registering('code', 'otp'),
  registering('profile', 'profile'),
  registering('profile refused', 'profile', async (page, t) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t('next'), exact: true })
      .click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  registering('bank', 'profile', toBank),
  registering('list of banks', 'profile', async (page, t) => {
    await toBank(page, t);
    await page.getByLabel(t('bank'), { exact: true }).click();
    await page.getByRole('combobox').waitFor();
  }),
  {
    name: 'agreement',
    path: '/user/home',
    before: (page) => page.addInitScript(() => localStorage.removeItem('remember-agreement')).then(() => undefined),
    pose: (page) => page.getByRole('alertdialog').waitFor(),
  },
  atHome('withdraw review', review),
  {
    ...atHome('withdraw done', async (page, t) => {
      await review(page, t);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /\d\.00$/ })
        .click();
      await page.getByRole('alertdialog').waitFor();
    }),
    before: (page) => answers(page, 'wallet/withdrawAll', { message: 'SUCCESS', id: lineId }),
  },
  atHome('list of accounts', async (page, t) => {
    await openModal(page, t('transfer'));
    await page.getByRole('dialog').locator('button[aria-haspopup=listbox]').first().click();
    await page.getByRole('option').first().waitFor();
  }),
  atHome('hidden balance', async (page) => {
    await figures(page);
    await page.locator('section[aria-labelledby=total-balance] button[aria-pressed]').click();
  }),
  {
    name: 'bonus on offer',
    path: '/user/bonus',
    pose: async (page) => {
      await page.getByRole('main').locator('li button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'promotion not found',
    path: '/user/bonus',
    // With an active bonus there is no field for a code.
    before: (page) => answers(page, 'bonus/check/active', { status: false, type: null }),
    pose: async (page) => {
      await page.getByRole('main').getByRole('textbox').fill('NOTHING');
      await page.getByRole('main').locator('form button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'video',
    path: '/howto',
    pose: async (page) => {
      await page.getByRole('main').locator('li button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'reset empty',
    path: '/reset',
    pose: async (page) => {
      await heading(page);
      await page.waitForLoadState('networkidle');
      await page.getByRole('main').locator('button[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
];
