import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { operatorOfficeCalls } from '../../office-contract.ts';
import { OperatorScreen } from '../operator-screen.tsx';

const limits = {
  BAHT: { withdrawMin: 100, withdrawMax: 50_000 },
  LAK: { withdrawMin: 50_000, withdrawMax: 20_000_000 },
};
const wins = { believedUpTo: 5_000, timesOfBalance: 10, heldAbove: 50_000 };
const both = (value: unknown) => ({ BAHT: value, LAK: value });
const biller = { kind: 'BILLER', bankCode: 'SCB', accountNo: '0142000002', billerId: '123456789012345' };
const stored: Readonly<Record<string, unknown>> = {
  withdrawLimits: limits,
  registerOTP: true,
  gamesAtRegistration: ['JOKER'],
  winLimits: { everyGame: both(wins), games: { JOKER: both(wins) } },
  twoPersonThreshold: { BAHT: 20_000, LAK: 8_000_000 },
  promptPay: [biller],
};
const atOnce = ['registerOTP', 'gamesAtRegistration'];

const game = (code: string, name: string) => ({
  code,
  name,
  category: 'slot' as const,
  protocol: 'joker' as const,
  unitFactorNumerator: 1,
  unitFactorDenominator: 1,
  logo: null,
  background: null,
  webUrl: null,
  androidUrl: null,
  iosUrl: null,
  currencies: ['BAHT' as const],
  place: 1,
  isListed: true,
});

const open = (name: string, role: StaffRole = 'manager'): FakeBackend => {
  const backend = fakeBackend();
  backend.answers(operatorOfficeCalls.list, {
    games: [game('JOKER', 'Joker'), game('PGSLOT', 'PG Slot')],
    accounts: [],
    settings: Object.entries(stored).map(([one, value]) => ({
      name: one,
      value,
      isReadable: true,
      needsTwo: !atOnce.includes(one),
    })),
    banks: [{ code: 'SCB', nameTH: 'ไทยพาณิชย์', nameEN: 'SCB', currency: 'BAHT' }],
  });
  const none = { counts: { waiting: 0 }, oldestAt: null, hasMore: false, items: [] };
  backend.answers(operatorOfficeCalls.listChanges, none);
  backend.answers(operatorOfficeCalls.listVersions, {
    versions: [],
    first: null,
  });
  backend.answers(operatorOfficeCalls.checkSetting, { faults: [] });
  backend.answers(operatorOfficeCalls.proposeChange, { message: 'SUCCESS', status: 'WAITING' });
  renderOffice(<OperatorScreen />, { at: `/settings/setting.${name}?view=settings`, role });
  return backend;
};

const write = (label: string | RegExp, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const review = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Review' }));
const sign = async (button: string): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog');
  fireEvent.input(within(dialog).getByLabelText('Reason'), { target: { value: 'a reason' } });
  fireEvent.input(within(dialog).getByLabelText('Your password'), { target: { value: 'secret' } });
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
  return dialog;
};
const wanted = (backend: FakeBackend): unknown[] =>
  backend.questions(operatorOfficeCalls.proposeChange).map(({ object, fields }) => ({ object, ...fields }));

beforeEach(() => applyLocale('en'));

it('an amount is changed in its own field, reviewed as money, and a second person is asked', async () => {
  const backend = open('withdrawLimits');
  expect(await screen.findByText(/The smallest and the largest amount of one withdrawal.*when a second/)).toBeTruthy();
  write('Largest withdrawal, baht', '60,000');
  review();
  const dialog = await sign('Ask a second person');
  expect(dialog.textContent).toContain('Largest withdrawal, baht฿50,000.00 → ฿60,000.00');
  expect(dialog.textContent).not.toContain('Smallest');
  const value = { ...limits, BAHT: { withdrawMin: 100, withdrawMax: 60_000 } };
  await waitFor(() => expect(wanted(backend)).toEqual([{ object: 'withdrawLimits', value }]));
});

it('what the server finds wrong is said at its field, and nobody is asked for the change', async () => {
  const backend = open('withdrawLimits');
  await screen.findByLabelText('Largest withdrawal, baht');
  backend.answers(operatorOfficeCalls.checkSetting, { faults: ['LAK'] });
  write('Largest withdrawal, kip', '60,000');
  review();
  const field = screen.getByLabelText('Smallest withdrawal, kip');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.questions(operatorOfficeCalls.checkSetting)).toMatchObject([{ name: 'withdrawLimits' }]);
});

it('a limit below the other, and one of nothing, is told at its field in words before the server is asked', async () => {
  const backend = open('withdrawLimits');
  await screen.findByLabelText('Largest withdrawal, baht');
  write('Largest withdrawal, baht', '99');
  write('Smallest withdrawal, kip', '0');
  review();
  expect(await screen.findAllByText('Not less than: Smallest withdrawal, baht')).not.toEqual([]);
  expect(screen.getByLabelText('Largest withdrawal, baht').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('0.01 to 99,999,999,999, at most two decimals')).not.toEqual([]);
  expect(screen.getByLabelText('Smallest withdrawal, kip').getAttribute('aria-invalid')).toBe('true');
  expect(backend.questions(operatorOfficeCalls.checkSetting)).toEqual([]);
});

it('a limit of a single game and the one beside the games are each told at their own field', async () => {
  open('winLimits');
  await screen.findByLabelText('Every game, Always reviewed above, baht');
  write('Every game, Always reviewed above, baht', '4,999');
  write('Always reviewed above, kip', '10');
  review();
  await waitFor(() =>
    expect(
      ['Every game, Always reviewed above, baht', 'Always reviewed above, kip', 'Always reviewed above, baht'].map(
        (label) => screen.getByLabelText(label).getAttribute('aria-invalid'),
      ),
    ).toEqual(['true', 'true', null]),
  );
});

it('withdrawals are closed by a switch', async () => {
  const backend = open('withdrawLimits');
  await screen.findByLabelText('Members may withdraw');
  write('Members may withdraw', 'no');
  review();
  await sign('Ask a second person');
  await waitFor(() => expect(wanted(backend)).toEqual([{ object: 'withdrawLimits', value: null }]));
});

it('a switch that steers no money says that it takes effect at once', async () => {
  const backend = open('registerOTP');
  await screen.findByText(/A change takes effect at once/);
  write('OTP code at registration', 'no');
  review();
  const dialog = await sign('Change');
  expect(dialog.textContent).toContain('OTP code at registrationYes → No');
  await waitFor(() => expect(wanted(backend)).toEqual([{ object: 'registerOTP', value: false }]));
});

it('games are chosen by their names, each once', async () => {
  const backend = open('gamesAtRegistration');
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }));
  const [, second] = screen.getAllByLabelText('Game');
  expect([...(second as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['Choose', 'Joker', 'PG Slot']);
  fireEvent.input(second as HTMLElement, { target: { value: 'JOKER' } });
  review();
  await waitFor(() => expect(second?.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.input(second as HTMLElement, { target: { value: 'PGSLOT' } });
  review();
  await sign('Change');
  await waitFor(() => expect(wanted(backend)).toEqual([{ object: 'gamesAtRegistration', value: ['JOKER', 'PGSLOT'] }]));
});

it('limits of a single game are stored under its code, and its fault is found at its field', async () => {
  const backend = open('winLimits');
  await screen.findByLabelText('Every game, Always reviewed above, baht');
  write('Always reviewed above, kip', '70000');
  backend.answers(operatorOfficeCalls.checkSetting, { faults: ['games.JOKER.LAK.heldAbove'] });
  review();
  const field = screen.getByLabelText('Always reviewed above, kip');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  backend.answers(operatorOfficeCalls.checkSetting, { faults: [] });
  review();
  await sign('Ask a second person');
  const games = { JOKER: { BAHT: wins, LAK: { ...wins, heldAbove: 70_000 } } };
  await waitFor(() =>
    expect(wanted(backend)).toEqual([{ object: 'winLimits', value: { everyGame: both(wins), games } }]),
  );
});

it('the form of a PromptPay receiver has only the fields of the chosen kind', async () => {
  const backend = open('promptPay');
  await screen.findByLabelText('Biller id, 15 digits');
  write('Kind of code', 'PROXY');
  expect(screen.queryByLabelText('Biller id, 15 digits')).toBeNull();
  write(/PromptPay number, 10/, '089-000-0002');
  write(/Satang added/, '20');
  write(/Minutes a code/, '๓๐');
  review();
  await sign('Ask a second person');
  const { bankCode, accountNo } = biller;
  const proxy = { kind: 'PROXY', bankCode, accountNo, proxy: '0890000002', reservedSatang: 20, graceMinutes: 30 };
  await waitFor(() => expect(wanted(backend)).toEqual([{ object: 'promptPay', value: [proxy] }]));
});

it('what only a command changes is shown in words, without a form', async () => {
  open('twoPersonThreshold');
  expect(await screen.findByText(/Changed by command only/)).toBeTruthy();
  expect(screen.getByText('฿20,000.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
});

it('an auditor reads a setting and changes nothing', async () => {
  open('withdrawLimits', 'auditor');
  const field = await screen.findByLabelText('Largest withdrawal, baht');
  expect(field.closest('fieldset[disabled]')).not.toBeNull();
  expect(screen.getByText('Review: only manager')).toBeTruthy();
});

it.each([
  ['WAITING', 'registerOTP', 'Change', 'Change: OTP code at registration · Waits for a second person', 'info'],
  ['APPLIED', 'withdrawLimits', 'Ask a second person', 'Changed: Limits of one withdrawal', 'success'],
] as const)(
  'what is said of a change follows the answer %s, not what was expected of %s',
  async (status, name, button, said, kind) => {
    const backend = open(name);
    backend.answers(operatorOfficeCalls.proposeChange, { message: 'SUCCESS', status });
    await screen.findByRole('button', { name: 'Review' });
    review();
    await sign(button);
    expect((await screen.findByText(said)).closest('[role="status"]')?.className).toContain(kind);
  },
);
