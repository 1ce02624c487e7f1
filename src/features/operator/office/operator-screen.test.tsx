import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { type ChangeLine, operatorOfficeCalls } from '../office-contract.ts';
import { OperatorScreen } from './operator-screen.tsx';

const changeId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5a0';
const accountId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5ae';

const change: ChangeLine = {
  changeId,
  kind: 'deposit_account',
  object: accountId,
  title: 'SCB 0142000009',
  because: 'the old account is closed',
  needsTwo: true,
  status: 'WAITING',
  fields: [{ name: 'accountNo', from: '0142000002', to: '0142000009' }],
  madeBy: 'somchai',
  madeAt: '2026-11-20T11:28:54.000Z',
  decidedBy: null,
  decidedAt: null,
};

type Health = AnswerOf<typeof operatorOfficeCalls.listAccountHealth>['accounts'][number];
const health: Health = {
  accountId,
  currency: 'BAHT',
  state: 'ACTIVE',
  takesCap: true,
  dailyCap: 20_000_000n,
  receivedToday: 16_700_050n,
  isCapReached: false,
  caseNo: null,
  frozenAmount: null,
  frozenAt: null,
  checkAt: null,
  isCheckDue: false,
  readAt: '2026-11-20T11:28:50.000Z',
  provedAt: null,
};
interface Given {
  readonly role?: StaffRole;
  readonly accounts?: Health[];
  readonly items?: ChangeLine[];
  readonly mode?: 'AUTO' | 'MANUAL';
}

const open = (
  at: string,
  { role = 'manager', accounts = [health], items = [change], mode = 'AUTO' }: Given = {},
): FakeBackend => {
  const backend = fakeBackend();
  backend.answers(operatorOfficeCalls.listAccountHealth, { accounts });
  backend.answers(operatorOfficeCalls.listChanges, {
    counts: { waiting: 1 },
    oldestAt: change.madeAt,
    hasMore: false,
    items,
  });
  backend.answers(operatorOfficeCalls.list, {
    games: [
      {
        code: 'JOKER',
        name: 'Joker',
        category: 'slot',
        protocol: 'joker',
        unitFactorNumerator: 1,
        unitFactorDenominator: 1,
        logo: null,
        background: null,
        webUrl: 'https://joker.example',
        androidUrl: null,
        iosUrl: null,
        currencies: ['BAHT', 'LAK'],
        place: 1,
        isListed: true,
      },
    ],
    accounts: [
      {
        accountId,
        bankCode: 'SCB',
        bankType: 'BANK',
        mode,
        accountName: 'KRAPAO',
        accountNo: '0142000002',
        currency: 'BAHT',
        place: 1,
        isListed: true,
        creditedSince: '2026-11-01T00:00:00.000Z',
      },
    ],
    settings: [{ name: 'oldSetting', value: { parts: 3 }, isReadable: false, needsTwo: true }],
    banks: [],
  });
  renderOffice(<OperatorScreen />, { at, role });
  return backend;
};
const item = async () => within(await screen.findByRole('article'));
const inDialog = () => within(screen.getByRole('dialog'));
const fill = (label: string, value: string): void => {
  fireEvent.input(inDialog().getByLabelText(label), { target: { value } });
};

const accountPage = `/settings/account.${accountId}?view=accounts`;

beforeEach(() => applyLocale('en'));

it('a waiting change shows the old and new values, and is confirmed with the password', async () => {
  const backend = open('/settings');
  fireEvent.click(await screen.findByRole('link', { name: /SCB 0142000009/ }));
  expect((await item()).getByText('0142000002 → 0142000009')).toBeTruthy();
  backend.answers(operatorOfficeCalls.confirmChange, { message: 'SUCCESS', status: 'APPLIED' });
  fireEvent.click((await item()).getByRole('button', { name: 'Confirm' }));
  fill('Your password', 'secret');
  fireEvent.click(inDialog().getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(backend.questions(operatorOfficeCalls.confirmChange)).toEqual([{ changeId, password: 'secret' }]),
  );
  expect(await screen.findByText('Confirmed: SCB 0142000009')).toBeTruthy();
});

it('the person who asked for a change is not offered to confirm it, and can take it back', async () => {
  open('/settings', { items: [{ ...change, madeBy: 'malee' }] });
  fireEvent.click(await screen.findByRole('link', { name: /SCB 0142000009/ }));
  const shown = await item();
  expect(shown.getByText('You asked for this. Another person must confirm it')).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(shown.getByRole('button', { name: 'Take back the request' })).toBeTruthy();
});

it('a game’s value is edited in its own form, with a reason', async () => {
  const backend = open('/settings/game.JOKER?view=games');
  backend.answers(operatorOfficeCalls.proposeChange, { message: 'SUCCESS', status: 'APPLIED' });
  fireEvent.click((await item()).getByRole('button', { name: /^Change\s?: Offered to members/ }));
  fill('Offered to members', 'no');
  fill('Reason', 'the provider is down');
  fill('Your password', 'secret');
  fireEvent.click(inDialog().getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(backend.questions(operatorOfficeCalls.proposeChange)).toEqual([
      {
        kind: 'game',
        object: 'JOKER',
        fields: { isListed: false },
        because: 'the provider is down',
        password: 'secret',
      },
    ]),
  );
});

it('an account of which a value was changed stays open, so that the next press is about the same account', async () => {
  const backend = open(accountPage);
  backend.answers(operatorOfficeCalls.proposeChange, { message: 'SUCCESS', status: 'APPLIED' });
  fireEvent.click((await item()).getByRole('button', { name: /^Change\s?: Offered to members/ }));
  fill('Offered to members', 'no');
  fill('Reason', 'it is closed today');
  fill('Your password', 'secret');
  fireEvent.click(inDialog().getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('The change is recorded: SCB 0142000002')).toBeTruthy();
  // Above the list, it would open the next item.
  expect(within(screen.getByRole('region', { name: 'Settings' })).queryByText(/is recorded/)).toBeNull();
  expect((await item()).getByRole('heading', { level: 2, name: /0142000002/ })).toBeTruthy();
});

const valueIn = (label: string): string => inDialog().getByLabelText<HTMLInputElement>(label).value;
const close = (): void => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });

it('what was typed for one value of an account does not stand in the dialog of another', async () => {
  open(accountPage);
  fireEvent.click((await item()).getByRole('button', { name: /^Change\s?: Account number/ }));
  fill('Account number', '0142000009');
  fill('Reason', 'the old account is closed');
  close();
  fireEvent.click((await item()).getByRole('button', { name: /^Change\s?: Account name/ }));
  expect([valueIn('Account name'), valueIn('Reason')]).toEqual(['KRAPAO', '']);
  close();
  fireEvent.click((await item()).getByRole('button', { name: /^Change\s?: Account number/ }));
  expect([valueIn('Account number'), valueIn('Reason')]).toEqual(['0142000009', 'the old account is closed']);
});

it('of a dialog that was closed only what was typed is kept, not the values of then', async () => {
  const askCap = async (dailyCap: bigint): Promise<void> => {
    open(accountPage, { accounts: [{ ...health, dailyCap }] });
    fireEvent.click(await (await item()).findByRole('button', { name: 'Set the daily cap' }));
  };
  await askCap(20_000_000n);
  fill('Reason', 'the bank asks for less');
  cleanup();
  await askCap(5_000_000n);
  expect([valueIn('Daily cap (baht)'), valueIn('Reason')]).toEqual(['50000.00', 'the bank asks for less']);
  fill('Reason', 'the bank asks for it');
  fill('Daily cap (baht)', '40000');
  fill('Reason', 'the bank asked for it');
  cleanup();
  await askCap(10_000_000n);
  fill('Reason', 'the bank wants it');
  cleanup();
  await askCap(10_000_000n);
  expect([valueIn('Daily cap (baht)'), valueIn('Reason')]).toEqual(['40000', 'the bank wants it']);
});

it('a second person sees which part of a setting would change, and its name in words', async () => {
  const limits = (withdrawMax: number) => ({ BAHT: { withdrawMin: 100, withdrawMax } });
  const setting = { kind: 'setting', object: 'withdrawLimits', title: 'withdrawLimits' } as const;
  const fields = [{ name: 'value', from: limits(50_000), to: limits(60_000) }];
  open('/settings', { items: [{ ...change, ...setting, fields }] });
  fireEvent.click(await screen.findByRole('link', { name: /Limits of one withdrawal/ }));
  const article = within(await screen.findByRole('article'));
  const changed = article.getByText('Largest withdrawal, baht');
  expect(changed.parentElement?.textContent).toBe('Largest withdrawal, baht฿50,000.00 → ฿60,000.00');
  expect(article.queryByText(/Smallest withdrawal/)).toBeNull();
});

it('a second person reads a new bonus in words, with its currency and without what it has not', async () => {
  const offer = { kind: 'offer', object: 'DEC30', title: 'DEC30' } as const;
  const values: Readonly<Record<string, unknown>> = {
    kind: 'bonus',
    codes: [],
    period: 'limit',
    amount: 300,
    currency: 'BAHT',
    startsAt: '2026-11-30T17:00:00.000Z',
    endsAt: null,
    'title.la': 'ໂບນັດທັນວາ',
    banners: [{ html: null, image: '/offers/welcome.svg' }],
  };
  const fields = Object.entries(values).map(([name, to]) => ({ name, from: null, to }));
  open('/settings', { items: [{ ...change, ...offer, fields }] });
  fireEvent.click(await screen.findByRole('link', { name: /DEC30/ }));
  const article = await screen.findByRole('article');
  const shown = [...article.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(shown.slice(0, 7)).toEqual([
    'Kindnone → Bonus',
    'Counted withinnone → Limited',
    'Amount given, or at mostnone → ฿300.00',
    'Currencynone → baht',
    'Fromnone → 01/12/2026 00:00:00',
    'Title, Laonone → ໂບນັດທັນວາ',
    'Picturesnone → /offers/welcome.svg',
  ]);
  expect(article.textContent).not.toContain('null');
});

it('a number that a game cannot have is named at its field, and nothing is sent', async () => {
  const backend = open('/settings/game.JOKER?view=games');
  fireEvent.click((await item()).getByRole('button', { name: /^Change\s?: Position/ }));
  fill('Position', '0');
  fill('Reason', 'a test');
  fill('Your password', 'secret');
  fireEvent.click(inDialog().getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('This value is not valid for this field')).toBeTruthy();
  expect(backend.sent(operatorOfficeCalls.proposeChange)).toEqual([]);
});

it('an auditor reads the values of a game in words, and who may change them', async () => {
  open('/settings/game.JOKER?view=games', { role: 'auditor' });
  const shown = await item();
  for (const value of ['Slot', 'baht, kip', 'Yes']) expect(shown.getByText(value)).toBeTruthy();
  expect(shown.getByText('Change: only manager')).toBeTruthy();
  expect(shown.queryByRole('button', { name: /Change/ })).toBeNull();
});

it('a setting that the product does not know is shown as it is stored', async () => {
  open('/settings/setting.oldSetting?view=settings');
  const shown = await item();
  expect(shown.getByText('Cannot be read')).toBeTruthy();
  expect(shown.getByText('parts').parentElement?.textContent).toBe('parts3');
});

it('an account shows what it received today of its cap, and is marked as frozen with case, sum and a time to come', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00.000Z'), toFake: ['Date'] });
  const backend = open(accountPage);
  backend.answers(operatorOfficeCalls.freezeAccount, { message: 'SUCCESS', status: 'APPLIED' });
  const shown = await item();
  expect(await shown.findByText('83 %')).toBeTruthy();
  expect(shown.getByText('฿167,000.50')).toBeTruthy();
  fireEvent.click(shown.getByRole('button', { name: 'Mark as frozen' }));
  fill('Case number', 'TCSD 12/2569');
  fill('Frozen amount (baht)', '1,234.56');
  fill('Check again at (Bangkok time)', '2026-11-19T09:00');
  fill('Reason', 'the bank called');
  fill('Your password', 'secret');
  fireEvent.click(inDialog().getByRole('button', { name: 'Mark as frozen' }));
  expect(inDialog().getByText('It must be a time in the future')).toBeTruthy();
  fill('Check again at (Bangkok time)', '2026-11-23T09:00');
  fireEvent.click(inDialog().getByRole('button', { name: 'Mark as frozen' }));
  await waitFor(() =>
    expect(backend.questions(operatorOfficeCalls.freezeAccount)).toEqual([
      {
        accountId,
        caseNo: 'TCSD 12/2569',
        frozenAmount: 123_456n,
        checkAt: '2026-11-23T09:00:00+07:00',
        because: 'the bank called',
        password: 'secret',
      },
    ]),
  );
});

it.each([
  ['AUTO', '01/11/2026 07:00:00'],
  ['MANUAL', null],
] as const)('an account with crediting %s says since when it credits automatically: %s', async (mode, since) => {
  open(accountPage, { mode });
  const shown = await item();
  expect(shown.queryByText('Credits automatically since')?.nextElementSibling?.textContent ?? null).toBe(since);
});

it('finance may freeze an account, and reads why nothing else about it is theirs', async () => {
  open(accountPage, { role: 'finance' });
  const shown = await item();
  await shown.findByRole('button', { name: 'Mark as frozen' });
  expect(shown.queryByRole('button', { name: 'Set the daily cap' })).toBeNull();
  expect(shown.getByText('Set the daily cap: only manager')).toBeTruthy();
});

it('no cap is offered for a QR account, since its gateway does not say which account received', async () => {
  open(accountPage, { accounts: [{ ...health, takesCap: false, dailyCap: null }] });
  const shown = await item();
  await shown.findByRole('button', { name: 'Mark as frozen' });
  expect(shown.queryByRole('button', { name: 'Set the daily cap' })).toBeNull();
});

it('a frozen account shows its case, sum and age, and when to check again', async () => {
  const frozen = {
    state: 'FROZEN' as const,
    caseNo: 'TCSD 12/2569',
    frozenAmount: 123_456n,
    frozenAt: '2026-11-20T11:28:54.000Z',
    checkAt: '2026-11-21T11:28:54.000Z',
    isCheckDue: true,
  };
  open(accountPage, { accounts: [{ ...health, ...frozen }] });
  const shown = await item();
  expect(await shown.findByText('TCSD 12/2569')).toBeTruthy();
  expect(shown.getByText('฿1,234.56')).toBeTruthy();
  expect(shown.getByText('20/11/2026 18:28:54', { selector: 'dd' })).toBeTruthy();
  expect(shown.getByText('Check again now')).toBeTruthy();
  expect(shown.queryByText('Shown to members')).toBeNull();
  expect(shown.getByRole('button', { name: 'Mark as no longer frozen' })).toBeTruthy();
});
