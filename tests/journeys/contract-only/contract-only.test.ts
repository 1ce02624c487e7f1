import { expect } from '@playwright/test';
import { acceptTerms, fillBank, fillPhone, fillProfile, logIn } from '../support/enter.ts';
import { expectBalance, openDeposit } from '../support/home-steps.ts';
import { journey } from '../support/journey.ts';
import { stranger } from '../support/members.ts';
import { transfer } from '../support/transfer-steps.ts';
import { withdraw } from '../support/withdraw-steps.ts';
import {
  closeDialog,
  expectNoComplaint,
  goTo,
  openTile,
  visitElsewhere,
  type VisitElsewhere,
} from './elsewhere-steps.ts';

// Extras that this backend does not have.
journey.use({ expectedErrors: [/status of 404/] });

const useMoney = async (app: VisitElsewhere): Promise<void> => {
  const { t } = app;
  const deposit = await openDeposit(app);
  await deposit.getByRole('button', { name: /Kasikornbank/ }).click();
  await deposit.getByLabel(t('amount'), { exact: true }).fill('20');
  await deposit.getByRole('button', { name: t('createQr') }).click();
  await expect(deposit.getByRole('img', { name: /QR code for/ })).toBeVisible();
  await closeDialog(app, deposit);
  await transfer(app, { from: t('mainWallet'), to: 'Joker', amount: 200 });
  await withdraw(app, 300);
  const refund = await openTile(app, 'Refund');
  await expect(refund).toContainText('฿15.00');
  await closeDialog(app, refund);
};

// What each screen has to show of what this backend knows.
const screens = [
  ['/user/profile', '404-111-2223'],
  ['/user/bonus', 'WELCOME'],
  ['/user/statement', '300.00'],
  ['/user/spin', '20 baht'],
  ['/user/contact', 'Call us'],
] as const;

journey(
  'the app serves a member at a backend elsewhere that has only the specified calls, and asks for no extra twice',
  async ({ visit }) => {
    await visitElsewhere({ visit }, async (app) => {
      const { page } = app;
      await goTo(app, '/login');
      await logIn(app, { phone: '0812345678', password: 'a good password' });
      await acceptTerms(app);
      await expectBalance(app, 1_050);
      await useMoney(app);
      await expectBalance(app, 750);
      for (const [path, text] of screens) {
        await goTo(app, path);
        await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoComplaint(page, path);
      }
      await page.getByRole('link', { name: 'Statement' }).click();
      await page.getByRole('button', { name: 'Slip status' }).click();
      await expect(page.getByRole('dialog', { name: 'Slip status' })).toContainText('Expired slip');
    });
  },
);

const person = { ...stranger('SCB'), firstName: 'NOI', lastName: 'JAIDEE' };

journey(
  'a visitor registers, reads and writes to support at a backend elsewhere that has only the specified calls',
  async ({ visit }) => {
    await visitElsewhere({ visit }, async (app) => {
      const { page, t, elsewhere } = app;
      await goTo(app, '/register?code=PRfriend');
      await fillPhone(app, person);
      await page.getByLabel(t('otp'), { exact: true }).fill('123456');
      await fillProfile(app, person);
      await fillBank(app, person);
      await page.waitForURL('**/login');
      const created = elsewhere.asked.find(({ call }) => call === 'POST /api/account')?.body;
      expect(created).toMatchObject({ username: person.phone, inviteCode: 'PRfriend', bankAccountName: 'NOI JAIDEE' });
      await expectNoComplaint(page, 'login');

      await goTo(app, '/contact');
      await expect(page.getByText('Call us')).toBeVisible();
      await page.getByRole('button', { name: t('openChat') }).click();
      await page.getByRole('textbox', { name: t('typeMessage') }).fill('hello from a visitor');
      await page.getByRole('button', { name: t('send'), exact: true }).click();
      const log = page.getByRole('log');
      await expect(log.getByText(t('sent'))).toBeVisible();
      await expect(log.getByText('hello from a visitor')).toHaveCount(1);
      await goTo(app, '/howto');
      await expectNoComplaint(page, 'howto');
    });
  },
);
