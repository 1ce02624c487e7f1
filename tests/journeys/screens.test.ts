import { expect, type Locator, type Page } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { methodButton, qrPicture } from './support/deposit-steps.ts';
import { fillCode, fillPhone, fillProfile, goHome } from './support/enter.ts';
import { gameCard } from './support/home-steps.ts';
import { inspect, inspectModal, narrowestPx } from './support/inspect.ts';
import { journey, type Visit } from './support/journey.ts';
import { member, type Person, stranger } from './support/members.ts';
import { lines, openStatement } from './support/statement-steps.ts';
import { languages } from './support/words.ts';
import { inFullOr, onlyInFull } from '#support/requirements/in-full.ts';

const placesOf = (page: Page, elements: string) => async (): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page
    .locator(`main :is(${elements})`)
    .evaluateAll((all) => all.map((one) => JSON.stringify([one.textContent, one.getBoundingClientRect()])));
};

// The tile of the wheel comes last and finds its place kept: no other button moves away under a finger.
const expectHomeInPlace = async (app: Visit): Promise<void> => {
  const { page, t } = app;
  const held = Promise.withResolvers<void>();
  await page.route('**/api/spinwheel/active', async (route) => {
    await held.promise;
    await route.fulfill({ json: { isActive: true } });
  });
  await goHome(app);
  await expect(gameCard(app, 'Joker')).toBeVisible();
  const places = placesOf(page, 'h1, h2, button, a:not([href="/user/spin"])');
  const before = await places();
  held.resolve();
  await expect(page.getByRole('main').getByRole('link', { name: t('wheelTile') })).toBeVisible();
  // News may still come below them.
  expect(await places()).toEqual(expect.arrayContaining(before));
};

// What stands below a value does not move as it arrives.
const expectProfileInPlace = async ({ page, t }: Visit, { accountName }: Person): Promise<void> => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/account/profile', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('profile') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('profile') })).toBeVisible();
  await page.locator('main span[class*=skeleton]').first().waitFor();
  const places = placesOf(page, 'h1, h2, dt, p');
  const before = await places();
  held.resolve();
  await expect(page.getByText(accountName)).toBeVisible();
  expect(await places()).toEqual(before);
};

// The top bar stays above whatever is scrolled to.
const expectBelowTopBar = async ({ page }: Visit, heading: Locator): Promise<void> => {
  await page.setViewportSize({ width: narrowestPx, height: 320 });
  await heading.evaluate((element) => element.scrollIntoView());
  const [bar, box] = [await page.getByRole('banner').boundingBox(), await heading.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
};

const clean = 'no findings, nothing beyond the edge at 320 px';

for (const language of inFullOr(languages, 'la')) {
  journey(`${language}: the public screens have ${clean}`, onlyInFull, async ({ visit }) => {
    const app = await visit({ language, width: narrowestPx });
    const { page, t } = app;
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: t('logIn') })).toBeVisible();
    await inspect(app, 'login');
    await page.goto('/terminated');
    await expect(page.getByText(t('terminated')).first()).toBeVisible();
    await inspect(app, 'terminated');
    await page.goto('/nowhere');
    await expect(page.getByText(t('pageNotFound')).first()).toBeVisible();
    await inspect(app, 'page not found');
  });

  journey(`${language}: the four steps of the registration have ${clean}`, onlyInFull, async ({ visit }) => {
    const app = await visit({ language, width: narrowestPx });
    const { page, t } = app;
    const person = stranger();
    await page.goto('/register');
    await expect(page.getByLabel(t('phone'), { exact: true })).toBeVisible();
    await inspect(app, 'phone step');
    await fillPhone(app, person);
    await expect(page.getByLabel(t('otp'), { exact: true })).toBeVisible();
    await inspect(app, 'code step');
    await fillCode(app, person);
    await expect(page.getByLabel(t('profileName'), { exact: true })).toBeVisible();
    await inspect(app, 'profile step');
    await fillProfile(app, person);
    await page.getByLabel(t('bank'), { exact: true }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await inspect(app, 'bank step with its list open');
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('register'), exact: true })
      .click();
    await expect(page.getByLabel(t('firstName'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await inspect(app, 'bank step with its errors');
  });

  journey(`${language}: the member's screens have ${clean}`, async ({ visit }) => {
    proves('NAV-09', 'NAV-26', 'NAV-27', 'NAV-30');
    const made = await member({ balance: 1_234.5, games: ['JOKER'] });
    const app = await visit({ as: made, language, width: narrowestPx });
    const { page } = app;
    await expectHomeInPlace(app);
    await expect(page.getByRole('banner')).toContainText('Krapao');
    await inspect(app, 'home');
    await expectProfileInPlace(app, made);
    await inspect(app, 'profile');
    await openStatement(app);
    await expect(lines(app)).toHaveCount(1);
    await inspect(app, 'statement');
    await page.locator('nav a[href="/user/contact"]').click();
    await page.waitForURL('**/user/contact');
    await expectBelowTopBar(app, page.getByRole('heading', { level: 1 }));
  });
}

for (const language of inFullOr(languages)) {
  journey(`${language}: each modal takes the focus and gives it back, ${clean}`, async ({ visit }) => {
    proves('NAV-31', 'PRES-01');
    const made = await member({ balance: 1_234.5, games: ['JOKER'] });
    const app = await visit({ as: made, language, width: narrowestPx });
    const { page, t } = app;
    await goHome(app);
    const main = page.getByRole('main');
    await inspectModal(app, {
      what: 'deposit with a QR code',
      opener: main.getByRole('button', { name: t('deposit'), exact: true }),
      pose: async (dialog) => {
        await methodButton(dialog).click();
        await dialog.getByLabel(t('amount'), { exact: true }).fill('20');
        await dialog.getByRole('button', { name: t('createQr') }).click();
        await expect(qrPicture(dialog, app)).toBeVisible();
      },
    });
    await inspectModal(app, {
      what: 'deposit to a bank account',
      opener: main.getByRole('button', { name: t('deposit'), exact: true }),
      pose: (dialog) => methodButton(dialog, 'SCB').click(),
    });
    await inspectModal(app, {
      what: 'withdraw',
      opener: main.getByRole('button', { name: t('withdraw'), exact: true }),
      pose: async (dialog) => {
        await dialog.getByLabel(t('amount'), { exact: true }).fill('1');
        await dialog.getByRole('button', { name: t('next') }).click();
        await expect(dialog.getByLabel(t('amount'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      },
    });
    await inspectModal(app, {
      what: 'transfer with its errors',
      opener: main.getByRole('button', { name: t('transfer'), exact: true }).first(),
      pose: async (dialog) => {
        await dialog.getByRole('button').last().click();
        await expect(dialog.getByLabel(t('from'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      },
    });
    await inspectModal(app, {
      what: 'game account',
      opener: gameCard(app, 'Joker').getByRole('button', { name: t('viewData') }),
    });
    await inspectModal(app, {
      what: 'conditions',
      opener: page.getByRole('navigation').getByRole('button', { name: t('conditions') }),
    });
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('profile') })
      .click();
    await inspectModal(app, {
      what: 'change password',
      opener: main.getByRole('button', { name: t('changePassword') }),
    });
  });
}

journey('on a wide screen home and statement have no findings in both themes', onlyInFull, async ({ visit }) => {
  const app = await visit({ as: await member({ balance: 1_234.5, games: ['JOKER'] }), width: 1280 });
  const { page, t } = app;
  await goHome(app);
  await expect(page.getByRole('region', { name: t('statement') })).toContainText(t('deposit'));
  await inspect(app, 'home on a wide screen');
  await openStatement(app);
  await expect(lines(app)).toHaveCount(1);
  await inspect(app, 'statement on a wide screen');
});
