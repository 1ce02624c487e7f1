import { expect, type Page } from '@playwright/test';
import { askAt, type Json } from './support/ask-at.ts';
import { expectAccessible } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';
import { enterByCall, staff } from './support/staff-entry.ts';

const published = {
  light: { brand: '#5b2a86', on: '#ffffff', gold: '#e0b64f' },
  dark: { brand: '#c9a2f0', on: '#1d0b2e', gold: '#e0b64f' },
  logo: '/icon.svg',
  logoDark: null,
  art: null,
  roundness: 150,
};
const schemes = ['light', 'dark'] as const;

const publicScreens = ['/login', '/register', '/reset', '/howto', '/contact'];
const memberScreens = ['home', 'profile', 'bonus', 'statement', 'contact', 'spin'].map((name) => `/user/${name}`);

// By the two people of the demo who may.
const publish = async (fields: Json): Promise<void> => {
  const office = process.env['OFFICE_ADDRESS'] ?? '';
  const origins = { office, sandbox: process.env['SANDBOX_ADDRESS'] ?? '' };
  const [maker, checker] = [await enterByCall(origins, 'somchai'), await enterByCall(origins, 'kanya')];
  const changes = '/api/operator/changes';
  const proposal = { kind: 'setting', object: 'theme', fields, because: 'the colours of the operator' };
  await askAt(office, {
    method: 'POST',
    path: changes,
    body: { ...proposal, password: staff.somchai.password },
    token: maker,
  });
  const waiting = { method: 'GET', path: `${changes}?view=waiting&page=1&limit=1`, token: checker } as const;
  const [change] = ((await askAt(office, waiting)) as { items: readonly { changeId: string }[] }).items;
  await askAt(office, {
    method: 'POST',
    path: `${changes}/${change?.changeId ?? ''}/confirm`,
    body: { password: staff.kanya.password },
    token: checker,
  });
};

const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

const brandOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-solid').trim());

const expectThemed = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await brandOf(page), `${path}, ${scheme}`).toBe(published[scheme].brand);
    await expectAccessible(page, `${path} in ${scheme}`, 'colours');
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

// A violation of the page's policy is an error in the console, which fails every journey.
journey(
  'a published theme colours every main screen, keeps its contrast in both schemes and violates no policy',
  async ({ visit }) => {
    const made = await member({ balance: 100, games: ['IMI'] });
    const before = await visit({ as: made });
    await before.page.goto('/user/home');
    expect(await brandOf(before.page)).not.toBe(published.light.brand);

    await publish({ value: published });
    await expect
      .poll(async () => {
        await before.page.reload();
        return brandOf(before.page);
      })
      .toBe(published.light.brand);

    const visitor = await visit();
    for (const path of publicScreens) await expectThemed(visitor.page, path);
    const app = await visit({ as: made });
    for (const path of memberScreens) await expectThemed(app.page, path);

    await app.page.goto('/user/home');
    for (const scheme of schemes) {
      await app.page.emulateMedia({ colorScheme: scheme });
      // Away from the button, whose colour changes under the pointer.
      await app.page.mouse.move(0, 0);
      const deposit = app.page.getByRole('main').getByRole('button', { name: app.t('deposit'), exact: true });
      await expect(deposit).toHaveCSS('background-color', rgb(published[scheme].brand));
      await deposit.click();
      await app.page.getByRole('dialog').locator('button[value]').first().waitFor();
      await expectAccessible(app.page, `deposit in ${scheme}`, 'colours');
      await app.page.keyboard.press('Escape');
    }
  },
);
