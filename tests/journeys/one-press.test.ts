import { expect, type Locator } from '@playwright/test';
import { onlyInFull } from '#support/requirements/in-full.ts';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { methodButton } from './support/deposit-steps.ts';
import { goHome } from './support/enter.ts';
import { expectBalance, openDeposit } from './support/home-steps.ts';
import { journey } from './support/journey.ts';
import { member, walletOf } from './support/members.ts';
import { keyOf, loseAnswerOf, requestsTo } from './support/requests.ts';
import { lines, openStatement } from './support/statement-steps.ts';
import { prepareTransfer, transfer } from './support/transfer-steps.ts';
import { reviewWithdrawal } from './support/withdraw-steps.ts';

// Faster than a finger: all ten before the page renders again.
const tapTenTimes = async (button: Locator): Promise<void> => {
  await button.evaluate((element: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) element.click();
  });
};

journey('ten fast taps on a money button send one request: transfer, withdraw, create a QR code', async ({ visit }) => {
  const made = await member({ balance: 500, games: ['CIRCUS'] });
  const app = await visit({ as: made });
  const { page, t } = app;
  await goHome(app);

  const transfers = requestsTo(page, '/api/wallet/transfer');
  await tapTenTimes(await prepareTransfer(app, { from: t('mainWallet'), to: 'Circus', amount: 40 }));
  await page
    .getByRole('alertdialog', { name: t('transferSuccess') })
    .getByRole('button', { name: t('done') })
    .click();
  expect(transfers).toHaveLength(1);

  const withdrawals = requestsTo(page, '/api/wallet/withdrawAll');
  await tapTenTimes(await reviewWithdrawal(app, 100));
  await page
    .getByRole('alertdialog', { name: t('withdrawSuccess') })
    .getByRole('button', { name: t('done') })
    .click();
  expect(withdrawals).toHaveLength(1);

  const codes = requestsTo(page, '/api/qrcode/KBANK');
  const dialog = await openDeposit(app);
  await methodButton(dialog).click();
  await dialog.getByLabel(t('amount'), { exact: true }).fill('25');
  await tapTenTimes(dialog.getByRole('button', { name: t('createQr') }));
  await expect(dialog.getByRole('timer')).toBeVisible();
  expect(codes.filter((request) => request.method() === 'POST')).toHaveLength(1);

  expect((await walletOf(made)).wallet.amount).toBe(360);
});

journey.describe('two tabs', () => {
  journey.use({ expectedErrors: [/status of 4\d\d .*\/api\/wallet\/transfer$/] });

  journey(
    'two tabs that send the whole wallet at once: one succeeds, the other says there is not enough',
    async ({ visit }) => {
      const made = await member({ balance: 300, games: ['CIRCUS', 'SLOTRACHA'] });
      const first = await visit({ as: made, language: 'en' });
      const second = { ...first, page: await first.page.context().newPage() };
      const { t } = first;
      const buttons: Locator[] = [];
      for (const [tab, to] of [
        [first, 'Circus'],
        [second, 'Slot Racha'],
      ] as const) {
        await goHome(tab);
        buttons.push(await prepareTransfer(tab, { from: t('mainWallet'), to, amount: 300 }));
      }
      await Promise.all(buttons.map((button) => button.dispatchEvent('click')));
      const reported = async (): Promise<string[]> => {
        const titles = [first, second].map(({ page }) => page.getByRole('alertdialog').first().innerText());
        return (await Promise.all(titles)).map((text) => (text.includes(t('notEnough')) ? 'refused' : 'done'));
      };
      expect((await reported()).toSorted()).toEqual(['done', 'refused']);
      const { wallet, slots } = await walletOf(made);
      expect(wallet.amount).toBe(0);
      expect(slots.reduce((sum, { amount }) => sum + amount, 0)).toBe(300);
    },
  );
});

journey.describe('a lost answer', () => {
  journey.use({ expectedErrors: [/net::ERR_CONNECTION_RESET/] });

  journey(
    'a transfer whose answer is lost is unknown, reads the balances again, and has one effect however often it is tried',
    async ({ visit }) => {
      proves('OP-298');
      const made = await member({ balance: 300, games: ['SLOTRACHA'] });
      const app = await visit({ as: made });
      const { page, t } = app;
      await goHome(app);
      const button = await prepareTransfer(app, { from: t('mainWallet'), to: 'Slot Racha', amount: 110 });
      const [sent, read] = [requestsTo(page, '/api/wallet/transfer'), requestsTo(page, '/api/wallet')];
      await loseAnswerOf(page, '/api/wallet/transfer');
      await button.click();

      const unknown = page.getByRole('alertdialog');
      await expect(unknown).toContainText(t('unknownOutcome'));
      await expect(unknown).toContainText(t('mayBeDone'));
      expect(read.length).toBeGreaterThan(0);
      expect(sent).toHaveLength(1);
      await unknown.getByRole('button', { name: t('retry') }).click();
      await expect(page.getByRole('alertdialog', { name: t('transferSuccess') })).toBeVisible();
      expect(sent).toHaveLength(2);
      expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
      expect(keyOf(sent[0])).toMatch(/^[0-9a-f-]{36}$/);

      const { wallet } = await walletOf(made);
      expect(wallet.amount).toBe(190);
      await openStatement(app);
      await expect(lines(app)).toHaveCount(2);
    },
  );

  journey('a withdrawal whose answer is lost is not sent again without a press', onlyInFull, async ({ visit }) => {
    const made = await member({ balance: 300 });
    const app = await visit({ as: made, language: 'la' });
    const { page, t } = app;
    await goHome(app);
    const button = await reviewWithdrawal(app, 110);
    const sent = requestsTo(page, '/api/wallet/withdrawAll');
    await loseAnswerOf(page, '/api/wallet/withdrawAll');
    await button.click();
    const unknown = page.getByRole('alertdialog');
    await expect(unknown).toContainText(t('unknownOutcome'));
    await unknown.getByRole('button', { name: t('close') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('close'), exact: true })
      .click();
    await expectBalance(app, 190);
    await openStatement(app);
    await expect(lines(app)).toHaveCount(2);
    expect(sent).toHaveLength(1);
  });
});

journey.describe('a page that lost an answer and was closed', () => {
  journey.use({ expectedErrors: [/net::ERR_CONNECTION_RESET/] });

  journey(
    'a transfer whose answer is lost, closed, and pressed again on a reloaded page is one transfer; after it another is another',
    async ({ visit }) => {
      const made = await member({ balance: 300, games: ['SLOTRACHA'] });
      const app = await visit({ as: made });
      const { page, t } = app;
      const plan = { from: t('mainWallet'), to: 'Slot Racha', amount: 110 };
      await goHome(app);
      const sent = requestsTo(page, '/api/wallet/transfer');
      const button = await prepareTransfer(app, plan);
      await loseAnswerOf(page, '/api/wallet/transfer');
      await button.click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('close') })
        .click();
      await page.reload();
      await goHome(app);
      await transfer(app, plan);
      expect(sent).toHaveLength(2);
      expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
      expect((await walletOf(made)).wallet.amount).toBe(190);

      await transfer(app, plan);
      expect(keyOf(sent[2])).not.toBe(keyOf(sent[0]));
      expect((await walletOf(made)).wallet.amount).toBe(80);
    },
  );
});
