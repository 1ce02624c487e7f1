import { expect } from '@playwright/test';
import { onlyInFull } from '#support/requirements/in-full.ts';
import { goHome } from './support/enter.ts';
import { inspect } from './support/inspect.ts';
import { journey, type Visit, type VisitPlan } from './support/journey.ts';
import { type Member, member, walletOf } from './support/members.ts';
import { moneyOf } from './support/home-steps.ts';
import { approve, logInAsStaff, openWithdrawal } from './support/office-steps.ts';
import { outside } from './support/outside.ts';
import { staff, type StaffName } from './support/staff-entry.ts';
import { openStatement, waitForNewest } from './support/statement-steps.ts';
import { prepareTransfer } from './support/transfer-steps.ts';
import { withdraw } from './support/withdraw-steps.ts';

const note = 'The other side confirmed it by phone at 14:05';

type Open = (plan: VisitPlan) => Promise<Visit>;

// Opens the only outside work with that amount, on a screen of that width.
const openAtDesk = async (open: Open, who: StaffName, { amount, width }: { amount: number; width: number }) => {
  const office = await open({ app: 'office', language: 'en', width });
  const { page, t } = office;
  await logInAsStaff(office, who);
  // The bar of a phone has no room for it.
  if (width < 1024)
    await page
      .getByRole('navigation')
      .getByRole('button', { name: t('more') })
      .click();
  await page.getByRole('link', { name: t('desk') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('desk') })).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('allOpen') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: moneyOf(amount) })
    .click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(moneyOf(amount));
  return office;
};

// One person proposes at a desktop, another confirms on a phone.
const endByHand = async (open: Open, amount: number): Promise<void> => {
  const maker = await openAtDesk(open, 'malee', { amount, width: 1280 });
  await inspect(maker, 'outside work');
  await maker.page.keyboard.press('a');
  const proposal = maker.page.getByRole('dialog');
  await proposal.getByLabel(maker.t('outcome'), { exact: true }).selectOption({ label: maker.t('outcomeDone') });
  await proposal.getByLabel(maker.t('theirReference'), { exact: true }).fill('BY-HAND-1');
  await proposal.getByLabel(maker.t('evidence'), { exact: true }).fill(note);
  await maker.page.keyboard.press('Control+Enter');
  await expect(maker.page.getByText(maker.t('proposed'))).toBeVisible();

  const checker = await openAtDesk(open, 'somchai', { amount, width: 360 });
  const { page, t } = checker;
  await expect(page.getByText(note)).toBeVisible();
  await inspect(checker, 'a proposed outcome on a phone');
  await page.getByRole('button', { name: t('confirmOutcome') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('yourPassword'), { exact: true }).fill(staff.somchai.password);
  await dialog.getByRole('button', { name: t('confirmOutcome'), exact: true }).click();
  await expect(page.getByText(t('confirmed'))).toBeVisible();
};

const memberVisit = async (open: Open, made: Member): Promise<Visit> => {
  const app = await open({ as: made, language: 'en' });
  await goHome(app);
  return app;
};

journey('a payout whose bank gives no answer is ended by two people by hand', onlyInFull, async ({ visit }) => {
  const amount = 217;
  const made = await member({ balance: 400, bankCode: 'BAY' });
  const app = await memberVisit(visit, made);
  await withdraw(app, amount);
  await outside.setWeather({ service: 'payout', code: 'BAY', kind: 'timeout-after', seconds: 5 });
  const office = await visit({ app: 'office', language: 'en', width: 1280 });
  await logInAsStaff(office, 'malee');
  await openWithdrawal(office, made, { amount });
  await approve(office, 'malee');
  const paid = async () => (await outside.bookedFor(made.accountNo)).filter(({ kind }) => kind === 'payout').length;
  await expect.poll(paid).toBe(1);
  await outside.setWeather({ service: 'payout', code: 'BAY', kind: 'down' });
  await endByHand(visit, amount);
  await openStatement(app);
  await waitForNewest(app, { type: 'withdrawal', amount, status: 'success' }, 15_000);
  await outside.setWeather({ service: 'payout', code: 'BAY', kind: 'fine' });
  expect(await paid()).toBe(1);
});

journey('a transfer whose game gives no answer is ended by two people by hand', onlyInFull, async ({ visit }) => {
  const amount = 123;
  const made = await member({ balance: 300, games: ['SLOTRACHA'] });
  const app = await memberVisit(visit, made);
  await outside.setWeather({ service: 'games', code: 'SLOTRACHA', kind: 'timeout-after' });
  await (await prepareTransfer(app, { from: app.t('mainWallet'), to: 'Slot Racha', amount })).click();
  await app.page
    .getByRole('alertdialog', { name: app.t('inProgress') })
    .getByRole('button', { name: app.t('done') })
    .click();
  await outside.setWeather({ service: 'games', code: 'SLOTRACHA', kind: 'down' });
  await endByHand(visit, amount);
  await openStatement(app);
  await waitForNewest(app, { type: 'transfer', amount, status: 'success' }, 15_000);
  await outside.setWeather({ service: 'games', code: 'SLOTRACHA', kind: 'fine' });
  expect((await walletOf(made)).wallet.amount).toBe(177);
});
