import { expect, type Locator, type Page } from '@playwright/test';
import { acceptTerms, logIn } from '../support/enter.ts';
import { expectBalance, openDeposit } from '../support/home-steps.ts';
import { journey, type Visit } from '../support/journey.ts';
import { transfer } from '../support/transfer-steps.ts';
import { withdraw } from '../support/withdraw-steps.ts';
import { startElsewhere } from './backend.ts';

// Extras that this backend does not have.
journey.use({ expectedErrors: [/status of 404/] });

const noComplaint = async (page: Page, what: string): Promise<void> => {
  const said = await page.getByRole('alert').allTextContents();
  expect(
    said.filter((text) => text.trim() !== ''),
    what,
  ).toEqual([]);
};

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const finish = async ({ page, t }: Visit, dialog: Locator): Promise<void> => {
  await noComplaint(page, 'a modal');
  await dialog
    .getByRole('button', { name: t('close') })
    .first()
    .click();
  await expect(dialog).toBeHidden();
};

const useMoney = async (visit: Visit): Promise<void> => {
  const { page, t } = visit;
  const deposit = await openDeposit(visit);
  await deposit.getByRole('button', { name: /Kasikornbank/ }).click();
  await deposit.getByLabel(t('amount'), { exact: true }).fill('20');
  await deposit.getByRole('button', { name: t('createQr') }).click();
  await expect(deposit.getByRole('img', { name: /QR code for/ })).toBeVisible();
  await finish(visit, deposit);
  await transfer(visit, { from: t('mainWallet'), to: 'Joker', amount: 200 });
  await withdraw(visit, 300);
  await page.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await expect(refund).toContainText('฿15.00');
  await finish(visit, refund);
};

const screens = ['/user/profile', '/user/bonus', '/user/statement', '/user/spin', '/user/contact', '/howto'] as const;

journey(
  'the app serves a member at a backend elsewhere that has only the specified calls, and asks for no extra twice',
  async ({ visit }) => {
    const elsewhere = await startElsewhere();
    try {
      const app = await visit({ language: 'en' });
      const { page } = app;
      await page.addInitScript(() => localStorage.setItem('locale', 'en'));
      await page.goto(`${elsewhere.page}/login`);
      await logIn(app, { phone: '0812345678', password: 'a good password' });
      await acceptTerms(app);
      await expectBalance(app, 1_050);
      await useMoney(app);
      await expectBalance(app, 750);
      for (const path of screens) {
        await page.goto(elsewhere.page + path);
        await expect(heading(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await noComplaint(page, path);
      }
      // Extras are not there, so none is asked for again and again.
      const again = elsewhere.unknown.filter((call, place, calls) => calls.indexOf(call) !== place);
      expect(again).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  },
);
