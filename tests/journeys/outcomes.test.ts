import { expect, type Locator } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { qrPicture, showQr } from './support/deposit-steps.ts';
import { acceptTerms, logIn } from './support/enter.ts';
import { expectBalance, moneyOf } from './support/home-steps.ts';
import { inspect, narrowestPx } from './support/inspect.ts';
import { journey, type Visit } from './support/journey.ts';
import { member } from './support/members.ts';
import { outside } from './support/outside.ts';
import { readQr } from './support/read-qr.ts';
import { prepareTransfer } from './support/transfer-steps.ts';
import { type Language, languages } from './support/words.ts';
import { inFullOr } from '#support/requirements/in-full.ts';
import { reviewWithdrawal } from './support/withdraw-steps.ts';

const dateTerm: Record<Language, string> = { th: 'วันที่', la: 'ວັນທີ', en: 'Date' };

const nextSteps = {
  transfer: { th: 'เปิด IMI แล้วเล่นได้เลย', la: 'ເປີດ IMI ແລ້ວຫຼິ້ນໄດ້ເລີຍ', en: 'open IMI and play' },
  withdrawal: {
    th: 'ดูความคืบหน้าได้ที่รายการเดินบัญชี',
    la: 'ເບິ່ງຄວາມຄືບໜ້າໄດ້ທີ່ລາຍການເຄື່ອນໄຫວ',
    en: 'Follow it in your statement',
  },
  deposit: { th: 'พร้อมใช้งาน', la: 'ພ້ອມໃຊ້ງານ', en: 'ready to use' },
} as const satisfies Record<string, Record<Language, string>>;

interface Success {
  readonly amount: number;
  readonly from: string | RegExp;
  readonly to: string;
  readonly next: keyof typeof nextSteps;
}

// The facts of each success: how much, from where, to where, when, what happens next, and a reference to quote.
const expectFacts = async (
  result: Locator,
  { t, language }: Visit,
  { amount, from, to, next }: Success,
): Promise<void> => {
  await expect(result.locator('.money').first()).toContainText(`฿${moneyOf(amount)}`);
  const rowOf = (term: string): Locator =>
    result.locator('dl > div').filter({ has: result.page().getByText(term, { exact: true }) });
  await expect(rowOf(t('from')).getByRole('definition')).toContainText(from);
  await expect(rowOf(t('to')).getByRole('definition')).toContainText(to);
  await expect(rowOf(dateTerm[language]).getByRole('definition')).toHaveText(/^\d\d\/\d\d\/20\d\d \d\d:\d\d:\d\d$/);
  await expect(result.getByText(nextSteps[next][language])).toBeVisible();
  // A deposit is in no press, so no answer names its line.
  if (next !== 'deposit') await expect(result.getByText(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)).toBeVisible();
};

for (const language of inFullOr(languages, 'la')) {
  journey(
    `${language}: what each money action ends in has no findings, nothing beyond the edge at 320 px`,
    async ({ visit }) => {
      proves('PRES-05', 'PRES-07', 'PRES-08');
      const made = await member({ balance: 900, games: ['IMI'] });
      const app = await visit({ language, width: narrowestPx });
      const { page, t } = app;
      await page.goto('/login');
      await logIn(app, made);
      await expect(page.getByRole('alertdialog', { name: t('agreement') })).toBeVisible();
      await inspect(app, 'terms of use');
      await acceptTerms(app);

      await (await prepareTransfer(app, { from: t('mainWallet'), to: 'IMI', amount: 100 })).click();
      const moved = page.getByRole('alertdialog', { name: t('transferSuccess') });
      await expect(moved).toBeVisible();
      await expectFacts(moved, app, { amount: 100, from: t('mainWallet'), to: 'IMI', next: 'transfer' });
      await inspect(app, 'transfer complete');
      await moved.getByRole('button', { name: t('done') }).click();

      const send = await reviewWithdrawal(app, 300);
      await expect(send).toBeVisible();
      await inspect(app, 'review of a withdrawal');
      await send.click();
      const requested = page.getByRole('alertdialog', { name: t('withdrawSuccess') });
      await expect(requested).toBeVisible();
      const toBank = made.accountNo.slice(-4);
      await expectFacts(requested, app, { amount: 300, from: t('mainWallet'), to: toBank, next: 'withdrawal' });
      await inspect(app, 'withdrawal requested');
      await requested.getByRole('button', { name: t('done') }).click();

      const dialog = await showQr(app, 60);
      await outside.payQr({ payload: await readQr(qrPicture(dialog, app)), from: made });
      await expect(dialog.getByRole('heading', { name: t('credited') })).toBeVisible();
      await expectFacts(dialog, app, { amount: 60, from: /\S/, to: t('mainWallet'), next: 'deposit' });
      await inspect(app, 'deposit complete');
      await dialog.getByRole('button', { name: t('done') }).click();
      await expectBalance(app, 660);
    },
  );
}
