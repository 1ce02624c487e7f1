import { expect } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { onlyInFull } from '#support/requirements/in-full.ts';
import { journey, type Visit, type VisitPlan } from './support/journey.ts';
import { goHome } from './support/enter.ts';
import { expectBalance, moneyOf } from './support/home-steps.ts';
import { inspect } from './support/inspect.ts';
import { type Member, member } from './support/members.ts';
import {
  approve,
  decideItem,
  logInAsStaff,
  findOpenDecision,
  openWithdrawal,
  type OpenView,
} from './support/office-steps.ts';
import { staff, type StaffName } from './support/staff-entry.ts';
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

const bookedPayouts = async ({ accountNo }: Member) =>
  (await outside.bookedFor(accountNo)).filter(({ kind }) => kind === 'payout');
const payoutsTo = async (made: Member): Promise<number[]> => (await bookedPayouts(made)).map(({ amount }) => amount);

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

journey(
  'a payout that its bank returns is given back to its member by staff, and named in the statement',
  async ({ visit }) => {
    const asked = { made: await member({ balance: 500 }), amount: 357 };
    const app = await visit({ as: asked.made, language: 'la' });
    await goHome(app);
    await withdraw(app, asked.amount);
    const office = await openAsStaff(visit, asked, 'malee');
    await approve(office, 'malee');
    await expect.poll(() => payoutsTo(asked.made)).toEqual([asked.amount]);
    const [payout] = await bookedPayouts(asked.made);
    await outside.returnPayout(payout?.reference ?? '');

    const { page } = office;
    await page.goto('/money-in');
    const waiting = page.getByRole('main').getByRole('listitem').getByRole('link');
    await waiting.filter({ hasText: moneyOf(asked.amount) }).click();
    await inspect(office, 'a payout that its bank returned');
    await decideItem(office, 'isPayout', { password: staff.malee.password });

    await openStatement(app);
    const line = { type: 'transfer', amount: asked.amount, status: 'success', note: 'payoutReturned' } as const;
    await waitForNewest(app, line, 15_000);
    await goHome(app);
    await expectBalance(app, 500);
  },
);
