import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { askAt } from './support/ask-at.ts';
import { expectHeard, expectTold } from './keys/keys.ts';
import { goHome } from './support/enter.ts';
import { inspect } from './support/inspect.ts';
import { journey, type Visit } from './support/journey.ts';
import { type Member, member, memberAddress, walletOf } from './support/members.ts';

const checkingPage = fileURLToPath(new URL('../../src/member-app/public/spin-check.html', import.meta.url));

interface Coupon {
  readonly amount: number;
}

const askFor = ({ token }: Member, method: 'GET' | 'POST', path: string): Promise<unknown> =>
  askAt(memberAddress(), { method, path: `/api/spinwheel/${path}`, token, ...(method === 'POST' ? { body: {} } : {}) });

const coupons = async (made: Member): Promise<Coupon[]> => (await askFor(made, 'GET', 'coupon')) as Coupon[];

// Most slices of the demo's wheel win money, so that few spins are needed. How many were made in all.
const spinUntilWon = async (made: Member): Promise<number> => {
  let spins = 1;
  for (; !(await coupons(made)).some(({ amount }) => amount > 0); spins += 1) await askFor(made, 'POST', 'spin');
  return spins;
};

const spinOnce = async ({ page, t }: Visit): Promise<void> => {
  await page.getByRole('link', { name: t('wheelTile') }).click();
  // Without seeing the wheel: how many coins are left, each prize on it, and the result from its title on.
  await expectHeard(page.getByRole('main'), [
    `button /^${t('spin')} .*40/`,
    'list:',
    ...Array.from({ length: 8 }, () => '  - listitem'),
    'status',
  ]);
  await page.getByRole('button', { name: t('spin') }).click();
  await expectTold(page.getByRole('dialog').getByRole('heading'));
  // The corners of the turned wheel do not widen the page of a phone.
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('close'), exact: true })
    .first()
    .click();
};

const saveProof = async ({ page, t }: Visit): Promise<string> => {
  await page.getByText(t('checkSpins'), { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('saveProof') }).click(),
  ]);
  return download.path();
};

// A member without coins sees a grey button on which the pointer says no.
const findButtonGrey = async ({ page, t }: Visit): Promise<void> => {
  await page.goto('/user/spin');
  const button = page.getByRole('button', { name: t('spin') });
  await expect(button).toContainText(t('noCoins'));
  await expect(button).toHaveCSS('cursor', 'not-allowed');
  const [red = 0, green = 0, blue = 0] = (
    await button.evaluate((one) => getComputedStyle(one).backgroundColor.match(/[\d.]+/g) ?? [])
  ).map(Number);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(16);
};

const checkOffline = async (page: Page, proof: string): Promise<Locator> => {
  // Away from the app, which goes on asking the server.
  await page.goto('about:blank');
  await page.context().setOffline(true);
  await page.goto(`file://${checkingPage}#en`);
  await page.locator('input[type=file]').setInputFiles(proof);
  return page.getByRole('status');
};

journey(
  'a deposit earns coins, a spin is drawn, its proof is checked without a network, and a coupon is claimed',
  async ({ visit }) => {
    proves('SPIN-01', 'SPIN-15', 'SPIN-16', 'SPIN-24', 'SPIN-25', 'OP-170', 'OP-175');
    const balance = 20_000;
    const made = await member({ balance });
    const app = await visit({ as: made });
    const { page, t } = app;
    // Nothing turns, and the result is told all the same.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goHome(app);
    await spinOnce(app);
    await expect(page.getByRole('button', { name: t('spin') })).toContainText('39');
    const spins = await spinUntilWon(made);
    await page.reload();
    await inspect(app, 'spin');
    const proof = await saveProof(app);

    const won = (await coupons(made)).find(({ amount }) => amount > 0)?.amount ?? 0;
    const row = page.getByRole('row').filter({ hasText: `฿${won.toFixed(2)}` });
    await row
      .getByRole('button', { name: t('claim'), exact: true })
      .first()
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('claim'), exact: true })
      .click();
    await expect(page.getByText(t('couponClaimed'))).toBeVisible();
    expect((await walletOf(made)).wallet.amount).toBe(balance + won);

    const other = await visit({ as: await member() });
    await findButtonGrey(other);
    const sentence = await checkOffline(other.page, proof);
    await expect(sentence).toContainText(`Correct: ${String(spins)} of ${String(spins)} spins`);
  },
);
