import { expect } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { qrPicture, showQr } from './support/deposit-steps.ts';
import { acceptTerms, logIn } from './support/enter.ts';
import { expectBalance } from './support/home-steps.ts';
import { inspect, narrowestPx } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';
import { outside } from './support/outside.ts';
import { readQr } from './support/read-qr.ts';
import { prepareTransfer } from './support/transfer-steps.ts';
import { languagesHere } from './support/words.ts';
import { reviewWithdrawal } from './support/withdraw-steps.ts';

for (const language of languagesHere) {
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
      await inspect(app, 'transfer complete');
      await moved.getByRole('button', { name: t('done') }).click();

      const send = await reviewWithdrawal(app, 300);
      await expect(send).toBeVisible();
      await inspect(app, 'review of a withdrawal');
      await send.click();
      const requested = page.getByRole('alertdialog', { name: t('withdrawSuccess') });
      await expect(requested).toBeVisible();
      await inspect(app, 'withdrawal requested');
      await requested.getByRole('button', { name: t('done') }).click();

      const dialog = await showQr(app, 60);
      await outside.payQr({ payload: await readQr(qrPicture(dialog, app)), from: made });
      await expect(dialog.getByRole('heading', { name: t('credited') })).toBeVisible();
      await inspect(app, 'deposit complete');
      await dialog.getByRole('button', { name: t('done') }).click();
      await expectBalance(app, 660);
    },
  );
}
