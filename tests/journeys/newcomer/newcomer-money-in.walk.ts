import { expect, type Locator } from '@playwright/test';
import { letTimePass, methodButton, openSlipUpload, qrPicture, sendSlip, showQr } from '../support/deposit-steps.ts';
import { goHome } from '../support/enter.ts';
import { expectBalance, moneyOf, openDeposit } from '../support/home-steps.ts';
import { journey } from '../support/journey.ts';
import { type Member, member } from '../support/members.ts';
import { outside } from '../support/outside.ts';
import { readQr } from '../support/read-qr.ts';
import { expectLine, lines, openStatement } from '../support/statement-steps.ts';
import { languages } from '../support/words.ts';
import { backClosesDialog, buttonIn, newcomer, type Newcomer } from './newcomer.ts';

const quarterHourMs = 15 * 60_000;

const expectCredited = async ({ t }: Newcomer, dialog: Locator, amount: number): Promise<void> => {
  await expect(dialog.getByRole('heading', { name: t('credited') })).toBeVisible();
  await expect(dialog).toContainText(`+฿${moneyOf(amount)}`);
};

const payCode = async (app: Newcomer, from: Member, paid: { asked: number; amount: number }): Promise<void> => {
  const { t, say, check } = app;
  const dialog = await showQr(app, paid.asked);
  await check('qr-code');
  await outside.payQr({ payload: await readQr(qrPicture(dialog, app)), from, amount: paid.amount });
  await expectCredited(app, dialog, paid.amount);
  await expect(dialog.getByText(say('otherAmount'))).toHaveCount(paid.asked === paid.amount ? 0 : 1);
  await check(paid.asked === paid.amount ? 'qr-paid' : 'qr-other-amount');
  await buttonIn(dialog, t('done')).click();
};

const letCodeEnd = async (app: Newcomer): Promise<void> => {
  const { page, t, check } = app;
  const dialog = await showQr(app, 80);
  await letTimePass(page, quarterHourMs);
  await expect(dialog.getByRole('paragraph').filter({ hasText: t('qrExpired') })).toBeVisible();
  await expect(buttonIn(dialog, t('createQr'))).toBeVisible();
  await check('qr-expired');
};

const giveLinks = async (app: Newcomer, amount: number): Promise<void> => {
  const { t, say, check } = app;
  const link = await outside.makeGift(String(amount));
  const dialog = await openDeposit(app);
  const send = async (text: string): Promise<void> => {
    await dialog.getByLabel(t('giftLink'), { exact: true }).fill(text);
    await buttonIn(dialog, t('sendGift')).click();
  };
  await check('ways-to-deposit');
  await send('https://example.com/nothing');
  await expect(dialog.getByText(say('noGiftLink')).first()).toBeVisible();
  await check('gift-wrong');
  await send(link);
  await expect(dialog.getByText(t('depositComplete'))).toBeVisible();
  await expect(dialog).toContainText(`+฿${moneyOf(amount)}`);
  await check('gift-credited');
  await send(link);
  await expect(dialog.getByText(say('usedLink')).first()).toBeVisible();
  await check('gift-used');
  await backClosesDialog(app);
};

// The account's details stay open while the bank's app sends the money.
const transferToAccount = async (app: Newcomer, from: Member, amount: number): Promise<void> => {
  const { t, check } = app;
  const dialog = await openDeposit(app);
  const read = app.page.waitForResponse('**/api/statement');
  await methodButton(dialog, 'SCB').click();
  await read;
  await check('account-details');
  await outside.transferToOperator(from, amount);
  await expectCredited(app, dialog, amount);
  await check('account-credited');
  await buttonIn(dialog, t('done')).click();
};

const uploadSlip = async (app: Newcomer, from: Member, amount: number): Promise<void> => {
  const { t, check } = app;
  const dialog = await openSlipUpload(app);
  await check('slip-upload');
  await sendSlip(app, dialog, await outside.slipOf(from, amount));
  await expect(dialog.getByText(t('slipCredited'))).toBeVisible();
  await expect(dialog).toContainText(`฿${moneyOf(amount)}`);
  await check('slip-credited');
  await buttonIn(dialog, t('done')).click();
};

const readStatement = async (app: Newcomer): Promise<void> => {
  const { page, say, check } = app;
  await openStatement(app);
  await expect(lines(app)).toHaveCount(5);
  await expectLine(lines(app).first(), app, { type: 'deposit', amount: 200, status: 'success' });
  await expectLine(lines(app).nth(3), app, { type: 'deposit', amount: 60.5, status: 'success', note: 'otherAmount' });
  await check('statement');
  await lines(app).first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText(say('reference'))).toBeVisible();
  await check('statement-line');
  await backClosesDialog(app);
};

// A used link is refused so.
journey.use({ expectedErrors: [/\b(400|409)\b.*\/api\/wallet\/truelink/] });

for (const language of languages)
  journey(
    `in ${language} money comes by a code, by a code with another amount, by a gift, to an account and with a slip, and each time the app says so`,
    async ({ visit }) => {
      const made = await member({ bankCode: 'GSB' });
      const app = await newcomer(visit, { language, topic: 'money-in' }, { as: made });
      await goHome(app);
      await payCode(app, made, { asked: 120, amount: 120 });
      await payCode(app, made, { asked: 100, amount: 60.5 });
      await giveLinks(app, 44.5);
      await transferToAccount(app, made, 75);
      await uploadSlip(app, made, 200);
      await expectBalance(app, 500);
      await app.check('home-with-money');
      await readStatement(app);
      const late = await app.open({ as: made });
      await late.page.clock.install();
      await goHome(late);
      await letCodeEnd(late);
    },
  );
