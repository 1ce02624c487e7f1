import { expect, type Locator } from '@playwright/test';
import { inTurn, onlyInFull } from '#support/requirements/in-full.ts';
import { askAt } from './support/ask-at.ts';
import { inspect } from './support/inspect.ts';
import { journey, type Visit, type VisitPlan } from './support/journey.ts';
import { member, memberAddress, type Person, stranger, walletOf } from './support/members.ts';
import { moneyOf } from './support/home-steps.ts';
import { decideItem, logInAsStaff } from './support/office-steps.ts';
import { outside } from './support/outside.ts';
import { staff } from './support/staff-entry.ts';
import type { Word } from './support/words.ts';

type Open = (plan: VisitPlan) => Promise<Visit>;

const openMoneyIn = async (open: Open, plan: Pick<VisitPlan, 'language' | 'width'>): Promise<Visit> => {
  const office = await open({ app: 'office', ...plan });
  const { page, t } = office;
  await logInAsStaff(office, 'malee');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('moneyIn') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('moneyInTitle') })).toBeFocused();
  return office;
};

const rows = ({ page }: Visit): Locator => page.getByRole('main').getByRole('listitem').getByRole('link');

// Opens the decision and fills in its dialog.
const decide = async ({ page, t }: Visit, what: Word): Promise<Locator> => {
  await page
    .locator('article')
    .getByRole('button', { name: t(what) })
    .click();
  return page.getByRole('dialog');
};

const send = async ({ page, t }: Visit, what: Word): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t(what), exact: true }).click();
  await expect(dialog).toBeHidden();
};

journey('money from an unknown account is given to the member who owns it', async ({ visit }) => {
  const made = await member();
  const amount = 341;
  await outside.transferToOperator(stranger('KTB'), amount);
  const office = await openMoneyIn(visit, { language: 'en', width: 1280 });
  await rows(office)
    .filter({ hasText: moneyOf(amount) })
    .click();
  await inspect(office, 'money without a name');
  const dialog = await decide(office, 'giveToMember');
  await dialog.getByLabel(office.t('phoneOfMember'), { exact: true }).fill(made.phone);
  await expect(dialog.getByText(`•••• ${made.phone.slice(-4)}`)).toBeVisible();
  await dialog.getByLabel(office.t('yourPassword'), { exact: true }).fill(staff.malee.password);
  await send(office, 'giveToMember');
  await expect.poll(async () => (await walletOf(made)).wallet.amount).toBe(amount);
});

const atDesk = { language: 'en', width: 1280, amount: 347 } as const;
const onPhone = { language: 'la', width: 360, amount: 349 } as const;
for (const { language, width, amount } of [atDesk, onPhone])
  journey(`${width} px: money without an owner is recorded as sent back`, onlyInFull, async ({ visit }) => {
    const payer = stranger('KTB');
    await outside.transferToOperator(payer, amount);
    const office = await openMoneyIn(visit, { language, width });
    await rows(office)
      .filter({ hasText: moneyOf(amount) })
      .click();
    const address = office.page.url();
    const texts = { evidenceOfReturn: 'Sent back at the bank today, reference KTB-8812' };
    await decideItem(office, 'sentBack', { texts, password: staff.malee.password });
    await office.page.goto('/money-in');
    await expect(rows(office).filter({ hasText: moneyOf(amount) })).toHaveCount(0);
    await office.page.goto(`${new URL(address).pathname}?view=ended`);
    await expect(office.page.locator('article').getByText(office.t('returned'), { exact: true })).toBeVisible();
    await inspect(office, 'money that was sent back');
  });

journey('a reported deposit that never arrived is ended on a phone', inTurn(2), async ({ visit }) => {
  const made = await member();
  const amount = 267;
  await askAt(memberAddress(), { method: 'POST', path: '/api/wallet/add', token: made.token, body: { amount } });
  const office = await openMoneyIn(visit, { language: 'th', width: 360 });
  const { page, t } = office;
  await page
    .getByRole('main')
    .getByRole('button', { name: t('reported') })
    .click();
  await rows(office)
    .filter({ hasText: moneyOf(amount) })
    .click();
  await inspect(office, 'a reported deposit');
  await (await decide(office, 'didNotCome')).getByLabel(t('officeNote'), { exact: true }).fill('nothing at the bank');
  await send(office, 'didNotCome');
  await expect(rows(office).filter({ hasText: moneyOf(amount) })).toHaveCount(0);
  expect((await walletOf(made)).wallet.amount).toBe(0);
});

journey('an unreadable bank line is reviewed and dismissed', inTurn(2), async ({ visit }) => {
  await outside.transferToOperator({ bankCode: '', accountNo: '', accountName: 'CASH MACHINE' }, 153);
  const office = await openMoneyIn(visit, { language: 'la', width: 768 });
  const { page, t } = office;
  await page
    .getByRole('main')
    .getByRole('button', { name: t('rejectedLines') })
    .click();
  await rows(office)
    .filter({ hasText: t('lineOfBank') })
    .first()
    .click();
  await expect(page.locator('article')).toContainText('CASH MACHINE');
  await inspect(office, 'a rejected line');
  await (
    await decide(office, 'noMembersMoney')
  )
    .getByLabel(t('officeNote'), { exact: true })
    .fill('a test of the bank');
  await send(office, 'noMembersMoney');
});

// The bank's record of the money, as a person types it.
const readOffBank = (payer: Person, amount: number) => ({
  ourBank: 'SCB',
  ourAccount: '0142000002',
  amount: String(amount),
  paidAt: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 16),
  payerBank: payer.bankCode,
  payerAccount: payer.accountNo,
  payerName: payer.accountName,
});

// Another person opens the same URL.
const agreeOnPhone = async (open: Open, address: string): Promise<void> => {
  const checker = await open({ app: 'office', language: 'la', width: 360 });
  await logInAsStaff(checker, 'somchai');
  const { pathname, search } = new URL(address);
  await checker.page.goto(pathname + search);
  await expect(checker.page.locator('article')).toBeVisible();
  await inspect(checker, 'a proposal on a phone');
  await decideItem(checker, 'agree', { password: staff.somchai.password });
};

journey('a reported deposit is confirmed by one person on a desktop and another on a phone', async ({ visit }) => {
  const made = await member();
  const amount = 283;
  await askAt(memberAddress(), { method: 'POST', path: '/api/wallet/add', token: made.token, body: { amount } });
  const office = await openMoneyIn(visit, { language: 'en', width: 1280 });
  const { page, t } = office;
  await page
    .getByRole('main')
    .getByRole('button', { name: t('reported') })
    .click();
  await rows(office)
    .filter({ hasText: moneyOf(amount) })
    .click();
  const address = page.url();
  const texts = { ...readOffBank(made, amount), bankReference: `HAND${made.phone}` };
  await decideItem(office, 'moneyCame', { texts, password: staff.malee.password });
  await agreeOnPhone(visit, address);
  await expect.poll(async () => (await walletOf(made)).wallet.amount).toBe(amount);
});

journey('an unreadable bank line is read by two people and waits for its owner', onlyInFull, async ({ visit }) => {
  const made = await member();
  const amount = 291;
  await outside.transferToOperator({ ...made, bankCode: '' }, amount);
  const office = await openMoneyIn(visit, { language: 'en', width: 1280 });
  const { page, t } = office;
  await page
    .getByRole('main')
    .getByRole('button', { name: t('rejectedLines') })
    .click();
  const line = rows(office).filter({ hasText: t('lineOfBank') });
  const isOpen = async (place: number): Promise<boolean> => {
    await line.nth(place).click();
    return page.locator('article').getByText(made.accountName).first().isVisible();
  };
  await expect.poll(async () => (await isOpen(0)) || ((await line.count()) > 1 && (await isOpen(1)))).toBe(true);
  const address = page.url();
  await decideItem(office, 'bookLine', { texts: readOffBank(made, amount), password: staff.malee.password });
  await agreeOnPhone(visit, address);
  await page.goto('/money-in');
  await expect(rows(office).filter({ hasText: moneyOf(amount) })).toBeVisible();
});
