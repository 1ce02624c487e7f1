import { act, fireEvent, type RenderResult, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setServerTime } from '#ask/server-clock.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { applyLocale, chooseLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { alertKindOf } from '#support/screens/facts-of.tsx';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { withdrawCalls } from '../contract.ts';
import { WithdrawModal } from './withdraw-modal.tsx';
import type { WithdrawWallet } from './withdraw-wallet.ts';

const account = {
  bank: { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  bankCode: 'KTB',
  bankAccountName: 'NOI DEE',
  bankAccountNo: '9876543210',
};

const wallet: WithdrawWallet = {
  bankAccount: account,
  balance: 200_000n,
  inGames: 0n,
  currency: 'BAHT',
  reading: 'done',
};

const walletAnswer = {
  profile: { _id: 'm', username: '0812345678', name: 'Noi', createdAt: '2026-01-01T00:00:00Z', coin: 0 },
  bankAccount: account,
  wallet: { amount: 150_000n },
  invite: { amount: 0n, percentSuccess: 0, percentFail: 0 },
  slots: [],
};

const noon = Date.parse('2026-05-01T12:00:00+07:00');

let backend: FakeBackend;
let closed = 0;
let followed: string | undefined;

beforeEach(() => {
  applyLocale('en');
  closed = 0;
  backend = fakeBackend();
  backend.answers(withdrawCalls.limits, { withdrawMin: 10_000n, withdrawMax: 5_000_000n });
  backend.answers(withdrawCalls.requestFromApp, { message: 'SUCCESS' });
  backend.answers(walletCalls.get, walletAnswer);
});

const open = async (part: Partial<WithdrawWallet> = {}): Promise<RenderResult> => {
  const modal = (
    <WithdrawModal
      wallet={{ ...wallet, ...part }}
      onFollow={(lineId) => {
        followed = lineId;
      }}
      onTransfer={() => undefined}
      onClose={() => {
        closed += 1;
      }}
    />
  );
  const shown = renderScreen(modal, { at: '/user/home' });
  if (part.bankAccount !== null) await screen.findByText(/^You can withdraw|Could not load/);
  return shown;
};

const field = (): HTMLInputElement => screen.getByLabelText('Amount');
const press = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const review = async (text: string): Promise<void> => {
  fireEvent.input(field(), { target: { value: text } });
  await press('Next');
};
const sentAmounts = (): bigint[] => backend.questions(withdrawCalls.requestFromApp).map(({ amount }) => amount);
const keys = (): (string | null)[] =>
  backend.sent(withdrawCalls.requestFromApp).map(({ headers }) => headers.get('Idempotency-Key'));
const title = (): string | null => screen.queryByRole('alertdialog')?.querySelector('h2')?.textContent ?? null;

it('shows main wallet, amount, and the limits of the server', async () => {
  proves('WDR-02', 'WDR-03', 'WDR-04', 'WDR-06', 'ENT-027', 'API-013');
  await open();
  expect(screen.getByText('Main wallet')).toBeTruthy();
  expect(screen.getByText('฿2,000.00')).toBeTruthy();
  expect(field().inputMode).toBe('decimal');
  expect(screen.getByText('You can withdraw 100.00 baht to 50,000.00 baht')).toBeTruthy();
});

it('always warns of the bonus condition', async () => {
  proves('WDR-05', 'OP-125');
  await open();
  expect(
    screen.getByText('With an active bonus you must meet its conditions before withdrawing').closest('form'),
  ).not.toBeNull();
});

it.each([
  ['99.99', 'Minimum withdrawal 100.00 baht', 'VAL-35 VAL-36'],
  ['50000.01', 'Maximum withdrawal 50,000.00 baht', 'VAL-37 VAL-38'],
  ['2000.01', 'Not enough money', 'OP-211'],
  ['', 'Enter an amount with at most two decimals', 'OP-211'],
  ['100.001', 'Enter an amount with at most two decimals', 'OP-211'],
])('an amount of "%s" is reported under the field and not sent', async (text, reported, ids) => {
  proves(ids);
  await open();
  await review(text);
  expect(screen.getByText(reported).closest('form')).not.toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Check before you withdraw')).toBeNull();
});

it.each(['100', '2000'])('a withdrawal of %s is within the limits', async (text) => {
  proves('VAL-35', 'VAL-37');
  await open();
  await review(text);
  expect(screen.getByText('Check before you withdraw')).toBeTruthy();
});

it('offers the usual amounts that the balance and the limits permit, and all of it', async () => {
  const offered = (): (string | null)[] =>
    within(screen.getByRole('group', { name: 'Choose an amount' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await open();
  expect(offered()).toEqual(['฿500', '฿1,000', 'All']);
  await press('฿1,000');
  expect(field().value).toBe('1,000.00');
});

it('All takes the whole wallet, up to the largest withdrawal', async () => {
  await open({ balance: 9_000_000n });
  await press('All');
  expect(field().value).toBe('50,000.00');
});

it('masks the account to its last four digits until the member reveals it', async () => {
  await open();
  expect(screen.getByText('account ending in 3210')).toBeTruthy();
  expect(screen.queryByText('987-654-3210')).toBeNull();
  await press('Show account number');
  expect(screen.getByText('987-654-3210')).toBeTruthy();
});

it('the phone’s Back leads from the review to the form with its amount, and not out of the withdrawal', async () => {
  await open();
  await review('1500.50');
  const depth = (): number => (history.state as { modals?: number } | null)?.modals ?? 0;
  await waitFor(() => expect(depth()).toBe(2));
  await act(async () => history.back());
  await waitFor(() => expect(screen.queryByText('Check before you withdraw')).toBeNull());
  expect([field().value, closed]).toEqual(['1,500.50', 0]);
});

it('sends the reviewed amount to withdrawAll, once, with a key', async () => {
  proves('WDR-01', 'WDR-07', 'API-039', 'OP-122', 'OP-298');
  await open();
  await review('1500.50');
  for (const text of [/Krungthai Bank/, '฿1,500.50', 'account ending in 3210'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(sentAmounts()).toEqual([]);
  const answer = backend.holds(withdrawCalls.requestFromApp, { message: 'SUCCESS' });
  const button = screen.getByRole('button', { name: 'Withdraw ฿1,500.50' });
  for (let press_ = 0; press_ < 10; press_ += 1) fireEvent.click(button);
  await act(async () => answer());
  await waitFor(() => expect(title()).not.toBeNull());
  expect(backend.sent(withdrawCalls.requestFromApp).map(({ body }) => body)).toEqual([{ amount: 1500.5 }]);
  expect(keys()[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

it('a success alert says to wait for the transfer; the balances are read once', async () => {
  proves('PRES-07', 'PRES-08', 'WDR-08', 'OP-013');
  await open();
  await review('500');
  expect(backend.sent(walletCalls.get)).toHaveLength(0);
  await press('Withdraw ฿500.00');
  await waitFor(() => expect(title()).toBe('Withdrawal requested. Please wait for the transfer'));
  expect(alertKindOf(screen.getByRole('alertdialog'))).toBe('success');
  expect(screen.getByText('฿500.00')).toBeTruthy();
  expect(screen.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)).toBeTruthy();
  await waitFor(() => expect(backend.sent(walletCalls.get)).toHaveLength(1));
  await press('Done');
  expect(closed).toBe(1);
});

it('the result shows the reference that the backend names, and leads to the timeline of this withdrawal', async () => {
  const id = '0198f1c2-0000-7000-8000-000000000002';
  backend.answers(withdrawCalls.requestFromApp, { message: 'SUCCESS', id });
  await open();
  await review('500');
  await press('Withdraw ฿500.00');
  const label = await screen.findByText('Reference to give our staff');
  expect(label.nextElementSibling?.textContent).toBe(id);
  await press('Follow this transaction');
  expect(followed).toBe(id);
});

it.each(['busy', 'failed'] as const)(
  'while the new balance is %s, no older one is shown in its place',
  async (reading) => {
    await open({ reading });
    await review('500');
    await press('Withdraw ฿500.00');
    await waitFor(() => expect(title()).not.toBeNull());
    expect(screen.getByRole('alertdialog').textContent).not.toContain('฿2,000.00');
  },
);

it('nothing closes the modal while it is being sent', async () => {
  await open();
  await review('500');
  const answer = backend.holds(withdrawCalls.requestFromApp, { message: 'SUCCESS' });
  await press('Withdraw ฿500.00');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await press('Close');
  expect(closed).toBe(0);
  await waitFor(() => expect(screen.getByText('Working on it. Please keep this page open')).toBeTruthy());
  await act(async () => answer());
  await waitFor(() => expect(title()).not.toBeNull());
});

it('a refusal is an error dialog; the amount stays and the wallet is read again', async () => {
  proves('PRES-06', 'OP-124');
  backend.refuses(withdrawCalls.requestFromApp, 'MONEY_NOT_ENOUGH');
  await open();
  await review('500');
  await press('Withdraw ฿500.00');
  await waitFor(() => expect(title()).toBe('Not completed'));
  for (const fact of ['Not enough money', '฿500.00', 'FromMain wallet', 'account ending in 3210', 'No money was moved'])
    expect(screen.getByRole('alertdialog').textContent).toContain(fact);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const [, close] = screen.getAllByRole('button', { name: 'Close' });
  await act(async () => void fireEvent.click(close as HTMLElement));
  expect([field().value, backend.sent(walletCalls.get).length]).toEqual(['500.00', 1]);
});

it('a lost answer says that the outcome is unknown, reads the wallet, and tries again under the same key on a press', async () => {
  proves('OP-298');
  backend.loses(withdrawCalls.requestFromApp);
  await open();
  await review('500');
  await press('Withdraw ฿500.00');
  await screen.findByText('It may have gone through. Trying again does not make the same transaction twice');
  expect(title()).toBe("We don't know the result yet. Check your balance before trying again");
  expect(backend.sent(walletCalls.get)).toHaveLength(1);
  expect(sentAmounts()).toEqual([50_000n]);
  backend.answers(withdrawCalls.requestFromApp, { message: 'SUCCESS' });
  await press('Try again');
  await waitFor(() => expect(title()).toContain('Withdrawal requested'));
  const [first, second] = keys();
  expect([second, keys().length]).toEqual([first, 2]);
});

it('the receipt of a repeat shows the time of the line of the statement, not that of the repeat', async () => {
  backend.loses(withdrawCalls.requestFromApp);
  await open();
  await review('500');
  await press('Withdraw ฿500.00');
  await screen.findByText('It may have gone through. Trying again does not make the same transaction twice');
  backend.answers(withdrawCalls.requestFromApp, { message: 'SUCCESS', createdAt: '2026-05-01T05:00:07.000Z' });
  await press('Try again');
  expect(await screen.findByText('01/05/2026 12:00:07')).toBeTruthy();
});

it.each([
  ['no time', undefined],
  ['a time that is none', 'soon'],
])('if the answer names %s, the receipt shows that of the server', async (_, createdAt) => {
  setServerTime(noon);
  backend.answers(withdrawCalls.requestFromApp, { message: 'SUCCESS', createdAt });
  await open();
  await review('500');
  await press('Withdraw ฿500.00');
  expect(await screen.findByText(/^01\/05\/2026 12:00:/)).toBeTruthy();
});

it('a refusal is dated by the clock of the server', async () => {
  setServerTime(noon);
  backend.refuses(withdrawCalls.requestFromApp, 'MONEY_NOT_ENOUGH');
  await open();
  await review('500');
  await press('Withdraw ฿500.00');
  await waitFor(() => expect(title()).toBe('Not completed'));
  expect(screen.getByRole('alertdialog').textContent).toContain('01/05/2026 12:00:');
});

it('a repeat that is refused does not say that no money was moved, since the first press may have moved it', async () => {
  backend.loses(withdrawCalls.requestFromApp);
  await open();
  await review('500');
  await press('Withdraw ฿500.00');
  await screen.findByText('It may have gone through. Trying again does not make the same transaction twice');
  backend.refuses(withdrawCalls.requestFromApp, 'MONEY_NOT_ENOUGH');
  await press('Try again');
  await waitFor(() => expect(title()).toBe('Not completed'));
  expect(screen.getByRole('alertdialog').textContent).toContain('Not enough money');
  expect(screen.getByRole('alertdialog').textContent).not.toContain('No money was moved');
});

it('while the outcome is unknown the filled button never sends: it closes, and then leads to what became of it', async () => {
  backend.loses(withdrawCalls.requestFromApp);
  await open();
  await review('500');
  await press('Withdraw ฿500.00');
  const filled = (role: 'alertdialog' | 'dialog'): (string | null)[] =>
    [...screen.getByRole(role).querySelectorAll('button')]
      .filter(({ className }) => className.includes('filled'))
      .map(({ textContent }) => textContent);
  const dialog = await screen.findByRole('alertdialog');
  expect(filled('alertdialog')).toEqual(['Close']);
  expect(within(dialog).getByRole('button', { name: 'Follow this transaction' })).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement));
  expect(filled('dialog')).toEqual(['Follow this transaction']);
});

it('Try again waits until the balances were read', async () => {
  backend.loses(withdrawCalls.requestFromApp);
  const answer = backend.holds(walletCalls.get, walletAnswer);
  await open();
  await review('500');
  await press('Withdraw ฿500.00');
  await waitFor(() => expect(backend.sent(walletCalls.get)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await act(async () => answer());
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('the same amount pressed again after an unknown outcome keeps its key, another amount gets its own', async () => {
  backend.loses(withdrawCalls.requestFromApp);
  await open();
  await review('500');
  const closeAlert = async (): Promise<void> => {
    await screen.findByRole('alertdialog');
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement));
  };
  await press('Withdraw ฿500.00');
  await closeAlert();
  await press('Withdraw ฿500.00');
  await closeAlert();
  await press('Back');
  await review('600');
  await press('Withdraw ฿600.00');
  await closeAlert();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('a withdrawal of unknown outcome keeps its key when the modal is closed, reopened and pressed again', async () => {
  backend.loses(withdrawCalls.requestFromApp);
  const shown = await open();
  await review('500');
  await press('Withdraw ฿500.00');
  await screen.findByRole('alertdialog');
  shown.unmount();
  backend.answers(withdrawCalls.requestFromApp, { message: 'SUCCESS' });
  await open();
  await review('500');
  await press('Withdraw ฿500.00');
  await waitFor(() => expect(title()).toContain('Withdrawal requested'));
  const [first, second] = keys();
  expect([second, keys().length]).toEqual([first, 2]);
});

it('without a bank account nothing can be sent', async () => {
  await open({ bankAccount: null });
  expect(screen.getByText('Bank account not found')).toBeTruthy();
  await screen.findByText(/^You can withdraw/);
  await review('500');
  expect(screen.queryByText('Check before you withdraw')).toBeNull();
});

it('without limits there is no next step, and they can be requested again', async () => {
  backend.refuses(withdrawCalls.limits, 'KEY_INVALID');
  await open();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  backend.answers(withdrawCalls.limits, { withdrawMin: 10_000n, withdrawMax: 5_000_000n });
  await press('Try again');
  expect(await screen.findByText(/^You can withdraw/)).toBeTruthy();
});

it.each([
  ['th', 'ธนาคารกรุงไทย'],
  ['la', 'ທະນາຄານກຸງໄທ'],
  ['en', 'Krungthai Bank'],
] as const)('the member’s bank has its name in the language of the page (%s)', async (locale, name) => {
  await open();
  await act(() => chooseLocale(locale));
  expect(await screen.findByText(name)).toBeTruthy();
});
