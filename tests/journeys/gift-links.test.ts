import { expect } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { goHome } from './support/enter.ts';
import { openDeposit } from './support/home-steps.ts';
import { journey } from './support/journey.ts';
import { member, walletOf } from './support/members.ts';
import { outside } from './support/outside.ts';
import { expectLine, lines, openStatement } from './support/statement-steps.ts';

journey('a gift link pasted into the deposit is credited once, in one press', async ({ visit }) => {
  proves('DEP-03', 'DEP-05');
  const link = await outside.makeGift('123.45');
  const made = await member();
  const app = await visit({ as: made });
  const { t } = app;
  await goHome(app);
  const dialog = await openDeposit(app);
  await dialog.getByLabel(t('giftLink'), { exact: true }).fill(link);
  await dialog.getByRole('button', { name: t('sendGift'), exact: true }).click();
  await expect(dialog.getByText(t('depositComplete'))).toBeVisible();
  expect((await walletOf(made)).wallet.amount).toBe(123.45);

  await dialog
    .getByRole('button', { name: t('close'), exact: true })
    .first()
    .click();
  await openStatement(app);
  await expectLine(lines(app).first(), app, { type: 'deposit', amount: 123.45, status: 'success' });
});
