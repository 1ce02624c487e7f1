import { expect } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { methodButton } from './support/deposit-steps.ts';
import { goHome } from './support/enter.ts';
import { checkBalance, expectBalance, openDeposit } from './support/home-steps.ts';
import { journey } from './support/journey.ts';
import { member, walletOf } from './support/members.ts';
import { outside } from './support/outside.ts';
import { expectLine, lines, openStatement } from './support/statement-steps.ts';

journey(
  'a transfer from the member’s own account to the AUTO account is credited by the bank’s notice',
  async ({ visit }) => {
    proves('DEP-06', 'DEP-13');
    const made = await member();
    const app = await visit({ as: made });
    const { page, t } = app;
    await goHome(app);
    const dialog = await openDeposit(app);
    await methodButton(dialog, 'SCB').click();
    await expect(dialog.getByText('014-200-0002')).toBeVisible();
    await outside.transferToOperator(made, 321.5);
    await dialog.getByRole('button', { name: t('iHaveTransferred') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: t('refreshAfterTransfer') })).toBeVisible();
    await expect.poll(async () => (await walletOf(made)).wallet.amount).toBe(321.5);
    await checkBalance(app);
    await expectBalance(app, 321.5);
    await openStatement(app);
    await expect(lines(app)).toHaveCount(1);
    await expectLine(lines(app).first(), app, { type: 'deposit', amount: 321.5, status: 'success' });
  },
);
