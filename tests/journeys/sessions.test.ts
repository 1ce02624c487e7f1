import { expect, type Locator } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { inTurn, onlyInFull } from '#support/requirements/in-full.ts';
import { acceptTerms, goHome, logIn, withoutStorage } from './support/enter.ts';
import { journey, type Visit } from './support/journey.ts';
import { expectBalance } from './support/home-steps.ts';
import { appIn, modalsOf } from './support/inspect.ts';
import { type Member, logInByCall, member } from './support/members.ts';

const changePassword = async ({ page, t }: Visit, { password }: Member, next: string): Promise<void> => {
  await page.goto('/user/profile');
  await page.getByRole('button', { name: t('changePassword') }).click();
  const dialog = page.getByRole('dialog', { name: t('changePassword') });
  await dialog.getByLabel(t('oldPassword'), { exact: true }).fill(password);
  await dialog.getByLabel(t('newPassword'), { exact: true }).fill(next);
  await dialog.getByLabel(t('confirmPassword'), { exact: true }).fill(next);
  await dialog.getByRole('button', { name: t('save') }).click();
  const saved = page.getByRole('alertdialog');
  await expect(saved).toContainText(t('saved'));
  await saved.getByRole('button', { name: t('close') }).click();
};

journey.describe('a session that was ended elsewhere', () => {
  journey.use({ expectedErrors: [/status of 401/] });

  journey(
    'a password change on another device leads to /login, which says why; the new password works',
    async ({ visit }) => {
      proves('PROF-11', 'OP-027', 'OP-028');
      const made = await member();
      const here = await visit({ as: made });
      const { page, t } = here;
      await goHome(here);
      const next = `${made.password} new`;
      const elsewhere = await visit({ as: { ...made, token: await logInByCall(made) }, language: 'en' });
      await changePassword(elsewhere, made, next);

      const check = page.getByRole('main').getByRole('button', { name: t('checkBalance') });
      // The stream may lead to the login first.
      await Promise.any([check.click(), page.waitForURL('**/login')]);
      await page.waitForURL('**/login');
      await expect(page.getByRole('alert').filter({ hasText: t('endedSession') })).toBeVisible();
      expect(await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')])).toEqual([
        null,
        null,
      ]);
      await logIn(here, { phone: made.phone, password: next });
      await goHome(elsewhere);
    },
  );
});

journey('Back after the login does not log out, whatever was open before it', async ({ visit }) => {
  proves('LOGIN-07');
  const made = await member();
  const app = await visit();
  const { page, t } = app;
  const barLink = (path: string) => page.locator(`nav a[href="${path}"]`);
  // Pages of their own, and then screens of one page.
  await page.goto('/contact');
  await page.goto('/howto');
  await barLink('/register').click();
  await page.waitForURL('**/register');
  await barLink('/login').click();
  await page.waitForURL('**/login');
  await logIn(app, made);
  await acceptTerms(app);
  for (const before of ['/register', '/howto', '/contact']) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 }), before).toContainText(t('greeting'));
    expect(new URL(page.url()).pathname, before).toBe('/user/home');
    expect(await page.evaluate(() => sessionStorage.getItem('token')), before).not.toBeNull();
  }
});

journey('a browser that blocks storage logs in for the visit, and every screen opens', inTurn(2), async ({ visit }) => {
  const made = await member({ balance: 100 });
  const app = await visit();
  const { page } = app;
  await withoutStorage(page);
  await page.goto('/login');
  await logIn(app, made);
  await acceptTerms(app);
  await expectBalance(app, 100);
  await page.locator('nav a[href="/user/statement"]').click();
  await expect(page.getByRole('main')).toContainText('฿100.00');
  await page.locator('nav a[href="/user/home"]').click();
  await expectBalance(app, 100);
});

journey(
  'no link inside the app leads a member to a public screen, which would log them out',
  onlyInFull,
  async ({ visit }) => {
    const app = await visit({ as: await member({ balance: 100, games: ['IMI'] }) });
    const { page } = app;
    const outward = new Set<string>();
    let links = 0;
    let modals = 0;
    const readLinks = async (where: string): Promise<void> => {
      await page.waitForLoadState('networkidle');
      for (const { pathname, origin, hash } of await page
        .locator('a[href]')
        .evaluateAll((all: HTMLAnchorElement[]) =>
          all.map(({ pathname, origin, hash }) => ({ pathname, origin, hash })),
        )) {
        links += 1;
        const isInside = /^\/(user\/|$)/.test(pathname) || hash !== '';
        if (origin === new URL(page.url()).origin && !isInside) outward.add(`${where}: ${pathname}`);
      }
    };
    const readModals = async (where: string, openers: readonly Locator[]): Promise<void> => {
      for (const opener of openers) {
        await opener.click();
        await modalsOf(page).first().waitFor();
        // The banners before some modals are closed first.
        for (; (await modalsOf(page).count()) > 0; modals += 1) {
          await readLinks(`${where}, ${modals}`);
          await page.keyboard.press('Escape');
        }
      }
    };
    const buttonOf = (part: 'main' | 'navigation', name: Parameters<typeof app.t>[0]) =>
      page
        .getByRole(part)
        .getByRole('button', { name: app.t(name) })
        .first();
    const openersOf: Readonly<Record<string, readonly Locator[]>> = {
      home: [
        ...(['deposit', 'withdraw', 'transfer', 'viewData'] as const).map((name) => buttonOf('main', name)),
        page.getByRole('main').getByRole('button', { name: /แนะนำ.*เพื่อน/ }),
        page.getByRole('main').getByRole('button', { name: /คืน.*ยอด.*เสีย/ }),
        buttonOf('navigation', 'conditions'),
      ],
      profile: [buttonOf('main', 'changePassword')],
      statement: [buttonOf('main', 'slipStatus')],
    };
    for (const screen of ['home', 'profile', 'bonus', 'statement', 'contact', 'howto', 'spin', 'nowhere']) {
      await page.goto(`/user/${screen}`);
      await appIn(page).getByRole('main').getByRole('heading').first().waitFor();
      await readLinks(screen);
      await readModals(screen, openersOf[screen] ?? []);
    }
    expect([...outward]).toEqual([]);
    expect(links).toBeGreaterThan(30);
    expect(modals).toBeGreaterThan(8);
  },
);

journey('a remembered login outlives the tab; logging out ends it', inTurn(3), async ({ visit }) => {
  proves('LOGIN-06', 'LOGIN-09', 'LOGIN-10');
  const made = await member();
  const app = await visit({ language: 'en' });
  const { page, t } = app;
  await page.goto('/login');
  await page.getByLabel(t('remember')).check();
  await logIn(app, made);
  const second = { ...app, page: await page.context().newPage() };
  await goHome(second);
  await acceptTerms(second);
  await second.page
    .getByRole('banner')
    .getByRole('button', { name: t('logOut') })
    .click();
  await second.page.waitForURL('**/login');
  expect(await second.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

journey('the plain paths lead to the right screens, for visitors and members', async ({ visit }) => {
  proves('NAV-03', 'NAV-11', 'NAV-20', 'NAV-35', 'NAV-36');
  const visitor = await visit({ language: 'en' });
  for (const path of ['/', '/user', '/user/home', '/user/profile', '/user/statement']) {
    await visitor.page.goto(path);
    await visitor.page.waitForURL('**/login');
  }
  await visitor.page.goto('/nowhere');
  await expect(visitor.page.getByText(visitor.t('pageNotFound')).first()).toBeVisible();

  const app = await visit({ as: await member(), language: 'en' });
  for (const path of ['/', '/user']) {
    await app.page.goto(path);
    await app.page.waitForURL('**/user/home');
  }
  await app.page.goto('/login');
  await expect(app.page.getByRole('heading', { level: 1, name: app.t('logIn') })).toBeVisible();
  // The heading is there before the app's script.
  await expect.poll(() => app.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
