import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { inFullOr, onlyInFull } from '#support/requirements/in-full.ts';
import { askAt } from './support/ask-at.ts';
import { moneyOf } from './support/home-steps.ts';
import { inspect } from './support/inspect.ts';
import { journey, type Visit, type VisitPlan } from './support/journey.ts';
import { logInByCall, member, memberAddress, type Member, walletOf, withdrawByCall } from './support/members.ts';
import { decideItem, logInAsStaff, staffToken } from './support/office-steps.ts';
import { outside } from './support/outside.ts';
import { staff, type StaffName } from './support/staff-entry.ts';
import type { Language, Word } from './support/words.ts';

const note = 'The other side confirmed it by phone at 14:05';
type Open = (plan: VisitPlan) => Promise<Visit>;

const officeAddress = (): string => process.env['OFFICE_ADDRESS'] ?? '';
const askOffice = async (who: StaffName, path: string, body?: Record<string, unknown>): Promise<unknown> =>
  askAt(officeAddress(), {
    method: body === undefined ? 'GET' : 'POST',
    path,
    token: await staffToken(who),
    ...(body === undefined ? {} : { body }),
  });

interface Seat {
  readonly who: StaffName;
  readonly path: string;
  readonly language: Language;
  readonly width: number;
}

const sitDown = async (open: Open, { who, path, language, width }: Seat): Promise<Visit> => {
  const office = await open({ app: 'office', language, width });
  await logInAsStaff(office, who);
  await office.page.goto(path);
  await expect(office.page.getByRole('heading', { level: 1 })).toBeVisible();
  return office;
};

const openItem = async ({ page }: Visit, text: string | RegExp): Promise<void> => {
  await page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: text }).first().click();
  await expect(page.locator('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
};

// A payout that two people approved in time, and that waits since the member was shut out.
const unsentPayout = async (made: Member, amount: number): Promise<void> => {
  await withdrawByCall(made, amount);
  const { items } = (await askOffice('malee', '/api/withdrawals?view=waiting&page=1&limit=100')) as {
    items: { withdrawalId: string; memberName: string }[];
  };
  const asked = items.find(({ memberName }) => memberName === made.name);
  await askOffice('somchai', `/api/members/${made.memberId}/suspend`, { note });
  const approval = { amount, password: staff.malee.password };
  await askOffice('malee', `/api/withdrawals/${asked?.withdrawalId ?? ''}/approve`, approval);
};

const atDesk = { language: 'en', width: 1280 } as const;
const onPhone = { language: 'la', width: 360 } as const;

for (const { language, width } of [atDesk, onPhone])
  journey(`${width} px: an approved payout that was not sent is taken back by hand`, onlyInFull, async ({ visit }) => {
    const amount = width === 360 ? 163 : 164;
    const made = await member({ balance: 400, bankCode: 'SCB' });
    await unsentPayout(made, amount);
    const office = await sitDown(visit, { who: 'somchai', path: '/desk', language, width });
    await office.page
      .getByRole('main')
      .getByRole('button', { name: office.t('allOpen') })
      .click();
    await openItem(office, moneyOf(amount));
    await inspect(office, 'an unsent payout');
    await decideItem(office, 'cancelUnsent', { texts: { reason: note }, password: staff.somchai.password });
    await expect(office.page.getByText(office.t('cancelled')).first()).toBeVisible();
    await askOffice('somchai', `/api/members/${made.memberId}/readmit`, { note });
    expect((await walletOf({ token: await logInByCall(made) })).wallet.amount).toBe(400);
    expect((await outside.bookedFor(made.accountNo)).filter(({ kind }) => kind === 'payout')).toEqual([]);
  });

// Switches the view of the queue, and waits for its list.
const show = async ({ page, t }: Visit, view: Word): Promise<void> => {
  const shown = page.getByRole('main').getByRole('button', { name: t(view) });
  await shown.click();
  await expect(shown).toHaveAttribute('aria-pressed', 'true');
};

// The member has won that much at the game, and the product has noticed.
const heldWin = async (code: string, amount: number): Promise<Member> => {
  const made = await member({ balance: 300, games: [code] });
  const asMember = (path: string): Promise<unknown> =>
    askAt(memberAddress(), { method: 'GET', path, token: made.token });
  const { username } = (await asMember(`/api/wallet/account/${code}`)) as { username: string };
  await outside.play({ code, username, stake: 0, win: amount });
  await asMember('/api/wallet/refresh/slot');
  return made;
};

journey('a win above the limit is refused on a phone, and written off by two people', onlyInFull, async ({ visit }) => {
  const code = 'SUPERSLOT';
  const made = await heldWin(code, 98_765);
  const phone = await sitDown(visit, { who: 'somchai', path: '/held-wins', language: 'la', width: 360 });
  await openItem(phone, made.name);
  await inspect(phone, 'a held win on a phone');
  await decideItem(phone, 'refuseWin', { texts: { foundOut: note } });
  await expect(phone.page.getByText(phone.t('winDecided')).first()).toBeVisible();
  expect((await walletOf(made)).slots.find((slot) => slot.code === code)?.amount).toBe(0);

  const desktop = await sitDown(visit, { who: 'malee', path: '/held-wins', language: 'en', width: 1280 });
  await show(desktop, 'decided');
  await openItem(desktop, made.name);
  await inspect(desktop, 'a refused win');
  await decideItem(desktop, 'writeOff', { texts: { proof: note }, password: staff.malee.password });

  await phone.page.goto('/held-wins');
  await openItem(phone, made.name);
  await inspect(phone, 'a write-off that awaits a second person, on a phone');
  await decideItem(phone, 'writeOff', { texts: { proof: note }, password: staff.somchai.password });
  await phone.page.goto('/held-wins');
  await show(phone, 'decided');
  await openItem(phone, made.name);
  await expect(phone.page.locator('article').getByText(phone.t('writtenOff'), { exact: true })).toBeVisible();
  expect((await walletOf(made)).slots.find((slot) => slot.code === code)?.amount).toBe(0);
});

const raiseFindingCommand = fileURLToPath(new URL('../support/whole-system/raise-finding-command.ts', import.meta.url));
const raiseFinding = (code: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, [raiseFindingCommand, code], {
    env: { PATH: process.env['PATH'], DATA_DIR: process.env['SYSTEM_DATA_DIR'] },
  });

const slots = { ...atDesk, code: 'SLOTXO', name: 'Slot XO' };
const lottery = { ...onPhone, code: 'HUAYHD', name: 'Huay HD' };
for (const { language, width, code, name } of inFullOr([slots, lottery]))
  journey(`${width} px: a finding is closed, and the lane it stopped is released`, async ({ visit }) => {
    const made = await member({ balance: 300, games: [code] });
    await raiseFinding(code);
    const office = await sitDown(visit, { who: 'somchai', path: '/findings', language, width });
    await openItem(office, name);
    await inspect(office, 'a finding');
    await decideItem(office, 'closeFinding', { texts: { foundOut: note } });
    await expect(office.page.getByText(office.t('closed')).first()).toBeVisible();

    await office.page.goto('/findings');
    await show(office, 'lanes');
    await openItem(office, name);
    await inspect(office, 'a stopped lane');
    await decideItem(office, 'releaseLane', { texts: { reason: note }, password: staff.somchai.password });
    await expect(office.page.getByText(office.t('released')).first()).toBeVisible();
    const body = { from: 'WALLET', to: code, amount: 100 };
    await askAt(memberAddress(), { method: 'POST', path: '/api/wallet/transfer', token: made.token, body });
    await expect.poll(async () => (await walletOf(made)).slots.find((slot) => slot.code === code)?.amount).toBe(100);
  });
