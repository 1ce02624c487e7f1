import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import { goHome } from '../support/enter.ts';
import type { Visit } from '../support/journey.ts';
import { outside } from '../support/outside.ts';
import { button, closeMessage, expectText, type Walk, walletAmount } from './walk.ts';

const coinsMore = 20;
const bahtForCoin = 500;

const checkingPage = fileURLToPath(new URL('../../../src/member-app/public/spin-check.html', import.meta.url));
const languageOf = { th: 'th', la: 'lo', en: 'en' } as const;

const claimOf = ({ visit: { page, t } }: Walk): Locator =>
  page
    .getByRole('row')
    .getByRole('button', { name: t('claim'), exact: true })
    .first();

// Enough coins that one of them wins: half of the spins win nothing.
const earnMore = async (walk: Walk): Promise<void> => {
  const { visit, person } = walk;
  const before = await walletAmount(walk);
  await outside.transferToOperator(person, coinsMore * bahtForCoin);
  await expect.poll(() => walletAmount(walk)).toBe(before + coinsMore * bahtForCoin);
  await visit.page.reload();
  await expect(visit.page.getByRole('button', { name: visit.t('spin') })).toContainText(String(coinsMore));
};

const spinUntilPrize = async (walk: Walk): Promise<void> => {
  const { visit, album } = walk;
  const { page, t } = visit;
  for (let spun = 1; ; spun += 1) {
    await page.getByRole('button', { name: t('spin') }).click();
    const result = page.getByRole('dialog');
    await expect(result).toBeVisible();
    await album.shot(visit, `spin-${String(spun)}`);
    await result
      .getByRole('button', { name: t('close'), exact: true })
      .first()
      .click();
    await expect(result).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: t('spin') })).toBeVisible();
    if (await claimOf(walk).isVisible()) return;
    if (spun === 1) await earnMore(walk);
  }
};

// In a browser of its own, without a network.
const checkOffline = async ({ visit, album }: Walk, open: () => Promise<Visit>, proof: string): Promise<void> => {
  const { page } = await open();
  await page.context().setOffline(true);
  await page.goto(`file://${checkingPage}#${languageOf[visit.language]}`);
  await album.shot({ page }, 'proof-page');
  await page.locator('input[type=file]').setInputFiles(proof);
  await expect(page.getByRole('status')).toHaveClass(/good/);
  await album.shot({ page }, 'proof-right');
  await page.context().close();
};

// A coin spent, the draw checked offline, its coupon claimed.
export const turnWheel = async (walk: Walk, open: () => Promise<Visit>): Promise<void> => {
  const { visit, album, say } = walk;
  const { page, t } = visit;
  await goHome(visit);
  await page.getByRole('link', { name: t('wheelTile') }).scrollIntoViewIfNeeded();
  await album.shot(visit, 'home-with-a-coin');
  await page.getByRole('link', { name: t('wheelTile') }).click();
  await expect(page.getByRole('button', { name: t('spin') })).toBeVisible();
  await album.shot(visit, 'wheel');
  await spinUntilPrize(walk);
  await album.shot(visit, 'wheel-after-spins');
  await page.getByText(t('checkSpins'), { exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(walk, t('saveProof')).click()]);
  const proof = await download.path();
  await page.getByRole('link', { name: say('openCheck') }).scrollIntoViewIfNeeded();
  await album.shot(visit, 'proof-saved');
  await checkOffline(walk, open, proof);
  const claim = page
    .getByRole('row')
    .getByRole('button', { name: t('claim'), exact: true })
    .first();
  await claim.scrollIntoViewIfNeeded();
  await album.shot(visit, 'coupons');
  await claim.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('claim'), exact: true })
    .waitFor();
  await album.shot(visit, 'claim-asked');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('claim'), exact: true })
    .click();
  await expectText(walk, t('couponClaimed'));
  await closeMessage(walk, 'claimed');
  await goHome(visit);
  await album.shot(visit, 'home-after-the-claim');
};
