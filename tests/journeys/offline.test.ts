import { expect, type Locator } from '@playwright/test';
import { inFullOr, inTurn } from '#support/requirements/in-full.ts';
import { goHome } from './support/enter.ts';
import { journey, type Visit } from './support/journey.ts';
import { member } from './support/members.ts';
import { logInAsStaff } from './support/office-steps.ts';

// Pictures further down are loaded when they are needed.
journey.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

journey(
  'without a connection nothing pretends to work, and everything works again once it is back',
  async ({ visit }) => {
    const app = await visit({ as: await member({ balance: 50 }), language: 'en' });
    const { page, t } = app;
    await goHome(app);
    await page.context().setOffline(true);
    const banner = page.getByRole('status').filter({ hasText: t('offline') });
    await expect(banner).toBeVisible({ timeout: 1_000 });
    const check = page.getByRole('main').getByRole('button', { name: t('checkBalance') });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await page.context().setOffline(false);
    await expect(banner).toBeHidden();
    await expect(check).not.toHaveAttribute('aria-disabled', 'true');
  },
);

const sheetsMissing = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ sheet, disabled }) => sheet === null && !disabled)
    .map(({ href }) => href);

journey.describe('files lost on the line', () => {
  journey.use({ expectedErrors: [/net::ERR_FAILED/] });
  for (const [what, files] of [
    ['styles', '**/assets/deposit-part-*.css'],
    ['script', '**/assets/*/deposit-part-*.js'],
  ] as const)
    journey(`a modal whose ${what} did not arrive once opens with the next try, whole`, async ({ visit }) => {
      const app = await visit({ as: await member({ balance: 50 }), language: 'en' });
      const { page, t } = app;
      let asked = 0;
      await page.route(files, async (route) => {
        asked += 1;
        await (asked === 1 ? route.abort() : route.continue());
      });
      await goHome(app);
      await page.getByRole('button', { name: t('deposit'), exact: true }).click();
      await expect(page.getByRole('dialog').locator('input, [aria-haspopup]').first()).toBeVisible();
      expect(asked).toBeGreaterThan(1);
      await expect.poll(() => page.evaluate(sheetsMissing)).toEqual([]);
    });
});

const boxOf = (found: Locator): Promise<{ top: number; bottom: number }> =>
  found.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    return { top, bottom };
  });

// Goes offline, where the line covers neither the bar above it nor what toasts say.
const expectLineBetween = async ({ page, t }: Visit): Promise<void> => {
  const banner = page.getByRole('status').filter({ hasText: t('offline') });
  await page.context().setOffline(true);
  await expect(banner).toBeVisible();
  const [bar, line, toasts] = await Promise.all(
    [page.getByRole('banner'), banner, page.locator('[data-toasts]')].map(boxOf),
  );
  expect(line?.top).toBe(bar?.bottom);
  expect(toasts?.top).toBeGreaterThanOrEqual(line?.bottom ?? Infinity);
};

journey('toasts of a visitor stand below the line that says there is no connection', inTurn(1), async ({ visit }) => {
  const app = await visit({ language: 'en' });
  await app.page.goto('/login');
  await app.page.getByLabel(app.t('phone'), { exact: true }).waitFor();
  await expectLineBetween(app);
});

for (const width of inFullOr([360, 1280], 1280))
  journey(
    `in the back office, ${String(width)} px wide, that line stands right below the bar, and toasts below the line`,
    inTurn(3),
    async ({ visit }) => {
      const office = await visit({ app: 'office', language: 'en', width });
      await logInAsStaff(office, 'malee');
      await expectLineBetween(office);
    },
  );
