import { expect } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { onlyInFull } from '#support/requirements/in-full.ts';
import { checkBalance, expectBalance } from './support/home-steps.ts';
import { journey, type Visit } from './support/journey.ts';
import { goHome } from './support/enter.ts';
import { expectAccessible } from './support/inspect.ts';
import { member, walletOf } from './support/members.ts';
import { outside } from './support/outside.ts';
import { lines, openStatement, waitForNewest } from './support/statement-steps.ts';
import { prepareTransfer } from './support/transfer-steps.ts';

const sendIntoSilence = async (visit: Visit, game: string): Promise<void> => {
  const { page, t } = visit;
  await goHome(visit);
  await (await prepareTransfer(visit, { from: t('mainWallet'), to: game, amount: 120 })).click();
  const result = page.getByRole('alertdialog', { name: t('inProgress') });
  await expect(result).toContainText(t('transferPending'));
  await expect(result.getByRole('button', { name: t('retry') })).toHaveCount(0);
  await expectAccessible(page, 'transfer in progress');
  await result.getByRole('button', { name: t('done') }).click();
};

journey(
  'if the provider is silent after taking the money, the transfer is in progress, then a success by inquiry',
  async ({ visit }) => {
    proves('OP-297');
    const made = await member({ balance: 300, games: ['IMI'] });
    const app = await visit({ as: made });
    await outside.setWeather({ service: 'games', code: 'IMI', kind: 'timeout-after' });
    await sendIntoSilence(app, 'IMI');
    await outside.setWeather({ service: 'games', code: 'IMI', kind: 'fine' });

    await openStatement(app);
    await waitForNewest(app, { type: 'transfer', amount: 120, status: 'success' }, 40_000);
    await expect(lines(app)).toHaveCount(2);
    const { wallet, slots } = await walletOf(made);
    expect([wallet.amount, slots.find(({ code }) => code === 'IMI')?.amount]).toEqual([180, 120]);
  },
);

journey(
  'a transfer the provider never received is in progress, then failed with the money back, and only once that is certain',
  onlyInFull,
  async ({ visit }) => {
    proves('OP-297');
    const made = await member({ balance: 300, games: ['USUN'] });
    const app = await visit({ as: made, language: 'la' });
    await outside.setWeather({ service: 'games', code: 'USUN', kind: 'timeout-before' });
    await sendIntoSilence(app, 'U Sun');
    await outside.setWeather({ service: 'games', code: 'USUN', kind: 'fine' });

    await openStatement(app);
    await waitForNewest(app, { type: 'transfer', amount: 120, status: 'inProgress' }, 10_000);
    expect((await walletOf(made)).wallet.amount).toBe(180);
    await waitForNewest(app, { type: 'transfer', amount: 120, status: 'failed', note: 'transferReturned' }, 60_000);
    expect((await walletOf(made)).wallet.amount).toBe(300);
  },
);

journey.describe('a refusing provider', () => {
  journey.use({ expectedErrors: [/status of 502 .*\/api\/wallet\/transfer$/] });

  journey(
    'a definite refusal is shown as such, the money is back, and the same amount can be sent',
    async ({ visit }) => {
      proves('PRES-04');
      const made = await member({ balance: 300, games: ['AREASLOT'] });
      const app = await visit({ as: made, language: 'en' });
      const { page, t } = app;
      await goHome(app);
      await outside.setWeather({ service: 'games', code: 'AREASLOT', kind: 'refuse' });
      const plan = { from: t('mainWallet'), to: 'Area Slot', amount: 120 };
      await (await prepareTransfer(app, plan)).click();
      const refusal = page.getByRole('alertdialog');
      await expect(refusal).toContainText(t('transferFail'));
      await expect(refusal.getByRole('button'), 'nothing is unknown that could be tried again').toHaveText([
        t('close'),
      ]);
      await expectAccessible(page, 'refused transfer');
      await refusal.getByRole('button', { name: t('close') }).click();
      const dialog = page.getByRole('dialog', { name: t('transfer') });
      await expect(dialog.getByLabel(t('amount'), { exact: true })).toHaveValue('120.00');
      await dialog.getByRole('button', { name: t('close'), exact: true }).click();
      await outside.setWeather({ service: 'games', code: 'AREASLOT', kind: 'fine' });
      await checkBalance(app);
      await expectBalance(app, 300);
      await openStatement(app);
      await waitForNewest(app, { type: 'transfer', amount: 120, status: 'failed', note: 'transferReturned' }, 10_000);
      await goHome(app);
      await (await prepareTransfer(app, plan)).click();
      await expect(page.getByRole('alertdialog', { name: t('transferSuccess') })).toBeVisible();
    },
  );
});
