import { expect } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { onlyInFull } from '#support/requirements/in-full.ts';
import { journey, type Visit, type VisitPlan } from './support/journey.ts';
import { goHome } from './support/enter.ts';
import { expectBalance } from './support/home-steps.ts';
import { type Member, member } from './support/members.ts';
import { approve, logInAsStaff, findOpenDecision, openWithdrawal, type OpenView } from './support/office-steps.ts';
import type { StaffName } from './support/staff-entry.ts';
import { outside } from './support/outside.ts';
import { openStatement, waitForNewest } from './support/statement-steps.ts';
import { withdraw } from './support/withdraw-steps.ts';

interface Asked {
  readonly made: Member;
  readonly amount: number;
}

const openAsStaff = async (
  open: (plan: VisitPlan) => Promise<Visit>,
  { made, amount, view = 'toApprove' }: Asked & { view?: OpenView },
  who: StaffName,
) => {
  const office = await open({ app: 'office', language: 'en', width: 1280 });
  await logInAsStaff(office, who);
  await openWithdrawal(office, made, { amount, view });
  return office;
};

const payoutsTo = async ({ accountNo }: Member): Promise<number[]> =>
  (await outside.bookedFor(accountNo)).filter(({ kind }) => kind === 'payout').map(({ amount }) => amount);

journey('above the threshold one person proposes and another approves; nothing is paid before', async ({ visit }) => {
  proves('OP-300');
  const asked = { made: await member({ balance: 30_000, bankCode: 'SCB' }), amount: 25_000 };
  const app = await visit({ as: asked.made });
  await goHome(app);
  await withdraw(app, asked.amount);

  const maker = await openAsStaff(visit, asked, 'malee');
  await expect(maker.page.getByText(maker.t('twoPeople')).first()).toBeVisible();
  await approve(maker, 'malee');
  await openWithdrawal(maker, asked.made, { amount: asked.amount, view: 'secondApproval' });
  await expect(maker.page.getByText(maker.t('maker'))).toBeVisible();
  await expect(findOpenDecision(maker, 'approve')).toHaveCount(0);
  expect(await payoutsTo(asked.made)).toEqual([]);

  const checker = await openAsStaff(visit, { ...asked, view: 'secondApproval' }, 'somchai');
  await approve(checker, 'somchai');
  await expect.poll(() => payoutsTo(asked.made)).toEqual([asked.amount]);
  await openStatement(app);
  await waitForNewest(app, { type: 'withdrawal', amount: asked.amount, status: 'success' }, 15_000);
});

journey(
  'a rejected withdrawal returns the money and shows the member the reason in their language',
  async ({ visit }) => {
    const asked = { made: await member({ balance: 400 }), amount: 150 };
    const app = await visit({ as: asked.made, language: 'la' });
    await goHome(app);
    await withdraw(app, asked.amount);
    await expectBalance(app, 250);

    const office = await openAsStaff(visit, asked, 'somchai');
    const { page, t } = office;
    await findOpenDecision(office, 'reject').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('reason')).selectOption({ label: t('reasonNameMismatch') });
    await dialog.getByRole('button', { name: t('reject'), exact: true }).click();
    await expect(dialog).toBeHidden();

    await openStatement(app);
    await waitForNewest(
      app,
      { type: 'withdrawal', amount: asked.amount, status: 'failed', note: 'nameMismatch' },
      15_000,
    );
    await goHome(app);
    await expectBalance(app, 400);
    expect(await payoutsTo(asked.made)).toEqual([]);
  },
);

journey(
  'if the bank is silent after paying, the payout is settled by inquiry and paid once',
  onlyInFull,
  async ({ visit }) => {
    const asked = { made: await member({ balance: 400, bankCode: 'GSB' }), amount: 200 };
    const app = await visit({ as: asked.made, language: 'en' });
    await goHome(app);
    await withdraw(app, asked.amount);
    await outside.setWeather({ service: 'payout', code: 'GSB', kind: 'timeout-after', seconds: 5 });
    const office = await openAsStaff(visit, asked, 'malee');
    await approve(office, 'malee');
    await expect.poll(() => payoutsTo(asked.made)).toEqual([asked.amount]);
    await outside.setWeather({ service: 'payout', code: 'GSB', kind: 'fine' });
    await openStatement(app);
    await waitForNewest(app, { type: 'withdrawal', amount: asked.amount, status: 'success' }, 45_000);
    expect(await payoutsTo(asked.made)).toEqual([asked.amount]);
  },
);
