import type { Page } from '@playwright/test';
import type { Words } from '../../support/words.ts';
import { press, type State } from './state.ts';

// The browsers inside chat apps, where a new page, a download or a password is lost, and the way back from a game's link.

const apps = {
  LINE: 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36 Line/14.1.0/IAB',
  Facebook:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/22A [FBAN/FBIOS;FBAV/480]',
} as const;

const inApp =
  (app: keyof typeof apps) =>
  (page: Page): Promise<void> =>
    page
      .addInitScript((agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent }), apps[app])
      .then(() => undefined);

const within = (app: keyof typeof apps, state: State): State => ({
  ...state,
  name: `${state.name} in ${app}`,
  before: async (page) => {
    await inApp(app)(page);
    await state.before?.(page);
  },
  pose: async (page, t) => {
    await state.pose(page, t);
    await page.locator('[class*=hint]').first().waitFor({ state: 'attached' });
  },
});

const holdToSave = async (page: Page, t: Words): Promise<void> => {
  await press(page, t('saveQr'));
  await page
    .getByRole('dialog', { name: t('holdToSave') })
    .locator('img')
    .waitFor();
};

// With the states of these names.
export const inAppStates = (states: readonly State[]): readonly State[] => [
  ...states.filter(({ name }) => ['login', 'home', 'member contact'].includes(name)).map((one) => within('LINE', one)),
  ...states.filter(({ name }) => ['register', 'profile'].includes(name)).map((one) => within('Facebook', one)),
  ...states
    .filter(({ name }) => name === 'code of KBANK for 500')
    .map((code): State => ({
      ...within('LINE', code),
      name: 'code held to save',
      pose: async (page, t) => {
        await code.pose(page, t);
        await holdToSave(page, t);
      },
    })),
];
