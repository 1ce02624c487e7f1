import type { Page } from '@playwright/test';
import type { State } from './state.ts';

// Every address of the back office, and the first item of each list, as a manager sees them.

const arrived = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
};

// view: the place of its button among the views of the list.
const firstItem = async (page: Page, view: number): Promise<void> => {
  await arrived(page);
  if (view > 0) await page.locator('main button[aria-pressed]').nth(view).click();
  await page.locator('main li a').first().click();
  await page.locator('article h2').first().waitFor();
  await page.waitForLoadState('networkidle');
};

// Each list with the views in which the demo has something.
const lists = {
  withdrawals: [0, 1, 2, 3],
  'money-in': [0, 1, 2],
  slips: [0],
  'held-wins': [0, 1],
  desk: [1, 2],
  findings: [0, 1],
  'game-money': [1],
  providers: [0],
  // All open talks: once V-05 has taken one, it is no longer among those that nobody has.
  chats: [2],
  complaints: [0],
  rewards: [0],
  content: [0, 1],
  settings: [0, 1, 2, 3],
} as const;

const pages = ['books', 'chat-replies', 'members', 'statements', 'self', 'nowhere'] as const;

const office = (name: string, path: string, pose: State['pose']): State => ({
  name: `office ${name}`,
  app: 'office',
  path,
  pose,
});

export const officeStates: readonly State[] = [
  ...[...Object.keys(lists), ...pages].map((name) => office(name, `/${name}`, arrived)),
  ...Object.entries(lists).flatMap(([name, views]) =>
    views.map((view) => office(`${name} item ${String(view)}`, `/${name}`, (page) => firstItem(page, view))),
  ),
  office('member', '/members', async (page) => {
    await arrived(page);
    await page.locator('main a[href^="/members/"]').first().click();
    await page.locator('article h2').first().waitFor();
  }),
];
