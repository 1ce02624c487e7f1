import { expect } from '@playwright/test';
import { checkBooks } from '../support/check-books.ts';
import { methodButton } from '../support/deposit-steps.ts';
import { acceptTerms, logIn, register } from '../support/enter.ts';
import { moneyOf, openDeposit, openWithdraw } from '../support/home-steps.ts';
import { journey } from '../support/journey.ts';
import { type Person, stranger } from '../support/members.ts';
import { kipAccount, outside } from '../support/outside.ts';
import { type RunningSystem, startSystem } from '../support/running-system.ts';
import { lines, openStatement } from '../support/statement-steps.ts';
import { buttonIn, newcomer, type Newcomer } from './newcomer.ts';

// The variant for Laos is another system.
const namesOf = { MEMBER_ADDRESS: 'member', SANDBOX_ADDRESS: 'sandbox', SYSTEM_DATA_DIR: 'dataDir' } as const;
const usual = Object.fromEntries(Object.keys(namesOf).map((name) => [name, process.env[name]]));
let laos: RunningSystem;

journey.beforeAll(async () => {
  laos = await startSystem({ VITE_LAOS: 'true' });
  for (const [name, part] of Object.entries(namesOf)) process.env[name] = laos[part];
});

journey.afterAll(async () => {
  Object.assign(process.env, usual);
  await laos.stop();
});

const kip = (amount: number): string => `₭${moneyOf(amount)}`;

const depositKip = async (app: Newcomer, from: Person, amount: number): Promise<void> => {
  const { page, t, check } = app;
  const read = page.waitForResponse('**/api/statement');
  const dialog = await openDeposit(app);
  await methodButton(dialog, kipAccount.toBankCode).click();
  await expect(buttonIn(dialog, t('iHaveTransferred'))).toBeVisible();
  await read;
  await check('account-details');
  await outside.transferToOperator(from, amount, kipAccount);
  await expect(dialog.getByRole('heading', { name: t('credited') })).toBeVisible();
  await expect(dialog).toContainText(`+${kip(amount)}`);
  await check('account-credited');
  await buttonIn(dialog, t('done')).click();
};

const withdrawKip = async (app: Newcomer, amount: number): Promise<void> => {
  const { page, t, check } = app;
  const dialog = await openWithdraw(app);
  await dialog.getByLabel(t('amount'), { exact: true }).fill(String(amount));
  await check('withdraw');
  await buttonIn(dialog, t('next')).click();
  await check('withdraw-review');
  await dialog.getByRole('button', { name: kip(amount) }).click();
  const result = page.getByRole('alertdialog', { name: t('withdrawSuccess') });
  await expect(result).toContainText(kip(amount));
  await check('withdraw-requested');
  await buttonIn(result, t('done')).click();
};

journey('in Laos a new member registers, pays kip in, and withdraws', async ({ visit }) => {
  const app = await newcomer(visit, { language: 'la', topic: 'kip' });
  const person = stranger('BCEL');
  await register(app, person);
  await logIn(app, person);
  await acceptTerms(app);
  await app.check('home');
  await depositKip(app, person, 500_000);
  await expect(app.page.getByRole('main')).toContainText(kip(500_000));
  await withdrawKip(app, 60_000);
  await app.check('home-with-money');
  await openStatement(app);
  await expect(lines(app)).toHaveCount(2);
  await expect(lines(app).first()).toContainText(kip(60_000));
  await app.check('statement');
  expect(await checkBooks()).toContain('all invariants green');
});
