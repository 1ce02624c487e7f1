import type { Page } from '@playwright/test';
import { appIn } from '../../support/inspect.ts';
import { heading, type State } from './state.ts';

const screens = {
  home: '/api/wallet',
  profile: '/api/account/profile',
  bonus: '/api/bonus',
  statement: '/api/statement',
  contact: '/api/lookup/contact',
  spin: '/api/spinwheel/setup',
};

const answerAll = (page: Page, call: string, answer: { status: number; json: unknown }): Promise<void> =>
  page
    .route(
      (url) => url.pathname === call,
      (route) => route.fulfill(answer),
    )
    .then(() => undefined);

// What the server writes into the page stands at once; a page of another server has nothing.
export const withoutPageData = (page: Page, path: string): Promise<void> =>
  page
    .route(
      (url) => url.pathname === path,
      async (route) => {
        const reply = await route.fetch({ maxRetries: 3 });
        await route.fulfill({ response: reply, body: (await reply.text()).replace('"pageData"', '"unread"') });
      },
    )
    .then(() => undefined);

// The skeleton comes after 200 ms.
const skeleton = async (page: Page): Promise<void> => {
  await appIn(page).getByRole('heading', { level: 1 }).waitFor();
  await appIn(page).locator('main span[class*=skeleton]').first().waitFor();
};

// What the page shows of a member's screen until its scripts are there.
const frames = ['/user/home', '/user/statement'].map((path): State => ({
  name: `frame of ${path}`,
  path,
  before: (page) => page.route('**/assets/*/*.js', () => undefined).then(() => undefined),
  pose: (page) => page.locator('#root[data-frame] h1').waitFor(),
}));

// Each screen while its main call is on its way, and once that call has failed.
const calls = Object.entries(screens).flatMap(([name, call]) => {
  const path = `/user/${name}`;
  return [
    {
      name: `${name} loading`,
      path,
      before: async (page) => {
        await withoutPageData(page, path);
        await page.route(
          (url) => url.pathname === call,
          () => undefined,
        );
      },
      pose: skeleton,
    },
    {
      name: `${name} failed`,
      path,
      before: async (page) => {
        await withoutPageData(page, path);
        await answerAll(page, call, { status: 400, json: { message: 'SERVICE_UNAVAILABLE' } });
      },
      pose: async (page) => {
        await heading(page);
        await page.waitForLoadState('networkidle');
      },
    },
  ] satisfies readonly State[];
});

export const waits: readonly State[] = [...frames, ...calls];
