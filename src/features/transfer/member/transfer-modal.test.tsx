import { fireEvent, type RenderResult, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { statementCalls } from '#features/statement/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { transferCalls } from '../contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import type { TransferAccounts } from './transfer-accounts.ts';
import { TransferModal } from './transfer-modal.tsx';
import { TransferResult } from './transfer-result.tsx';

const accounts: TransferAccounts = {
  currency: 'BAHT',
  wallet: 10_000n,
  games: [{ code: 'JOKER', name: 'Joker', amount: 2_000n, logo: null }],
  reading: 'done',
};
const wallet = walletAnswerOf({ amount: 10_000n });
const onClose = vi.fn<() => void>();
const onFollow = vi.fn<(lineId?: string) => void>();
const reference = '0198f1c2-0000-7000-8000-000000000001';

const type = (amount: string): void => {
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: amount } });
};

const show = (of: TransferAccounts, about: string | null = 'JOKER'): RenderResult => {
  const modal = (
    <TransferModal
      accounts={of}
      about={about}
      Play={() => null}
      isChecking={false}
      onCheckBalance={() => undefined}
      onFollow={onFollow}
      onClose={onClose}
    />
  );
  const shown = renderScreen(modal, { at: '/user/home' });
  type('50');
  return shown;
};

const openFilled = (of = accounts, about?: null) => {
  onClose.mockReset();
  applyLocale('en');
  const backend = fakeBackend();
  backend.answers(walletCalls.get, wallet);
  backend.answers(statementCalls.get, { total: 0, statements: [] });
  return { backend, shown: show(of, about) };
};

const send = (): void => {
  const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button?.form) fireEvent.submit(button.form);
};

const keysOf = (backend: ReturnType<typeof fakeBackend>): (string | null)[] =>
  backend.sent(transferCalls.move).map(({ headers }) => headers.get('Idempotency-Key'));

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('ten fast presses send one request, under a fresh UUID', async () => {
  proves('OP-012', 'OP-298');
  const { backend } = openFilled();
  const answer = backend.holds(transferCalls.move, { message: 'SUCCESS' });
  for (let press = 0; press < 10; press += 1) send();
  await waitFor(() => expect(backend.sent(transferCalls.move)).toHaveLength(1));
  answer();
  await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  expect(backend.sent(transferCalls.move)).toHaveLength(1);
  expect(keysOf(backend)[0]).toMatch(uuid);
});

it('the list of what is missing names each field: of two accounts the same is missing', () => {
  openFilled(accounts, null);
  type('');
  send();
  const listed = within(screen.getByRole('group', { name: /check/ })).getAllByRole('link');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    'From: Select account',
    'To: Select account',
    'Amount: Enter an amount with at most two decimals',
  ]);
});

it('while it is being sent no balance changes, nothing closes it, and it says why', async () => {
  const { backend } = openFilled();
  const answer = backend.holds(transferCalls.move, { message: 'SUCCESS' });
  const chosen = screen.getByLabelText('From', { selector: 'button' }).textContent;
  send();
  await screen.findByText('Working on it. Please keep this page open');
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('From', { selector: 'button' }).textContent).toBe(chosen);
  expect(chosen).toContain('฿100.00');
  answer();
  await screen.findByRole('alertdialog', { name: 'Transfer complete' });
});

it.each([
  ['MONEY_NOT_ENOUGH', 'Not enough money'],
  ['TRANSFER_FAIL', 'Transfer failed. Funds returned to the wallet'],
  ['TRANSFER_MINIMUM', 'The transfer amount must exceed 0'],
  ['NO_GAME', 'You cannot transfer into this game for now'],
  ['SLOT_NO_ACCOUNT', 'Game account not found'],
] as const)('shows %s in an error dialog, keeps the form and reads the balances again', async (code, text) => {
  proves('PRES-04');
  const { backend } = openFilled();
  backend.refuses(transferCalls.move, code);
  send();
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain(text);
  for (const fact of ['฿50.00', 'FromMain wallet', 'ToJoker']) expect(alert.textContent).toContain(fact);
  expect(alert.textContent).toMatch(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/);
  expect(alert.textContent.includes('No money was moved')).toBe(code !== 'TRANSFER_FAIL');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('50');
  expect(backend.sent(walletCalls.get)).toHaveLength(1);
  expect(backend.sent(transferCalls.move)).toHaveLength(1);
});

it('of money that a game did not give out, the dialog says that it is still in the game', async () => {
  const games = accounts.games.map((game) => ({ ...game, amount: 10_000n }));
  const { backend } = openFilled({ ...accounts, wallet: 0n, games });
  backend.refuses(transferCalls.move, 'TRANSFER_FAIL');
  send();
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain('The money is still in the game');
  expect(alert.textContent).not.toContain('returned');
});

it('another press is another transfer, under another key', async () => {
  proves('OP-298');
  const { backend } = openFilled();
  backend.refuses(transferCalls.move, 'TRANSFER_FAIL');
  send();
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  send();
  await waitFor(() => expect(backend.sent(transferCalls.move)).toHaveLength(2));
  const [first, second] = keysOf(backend);
  expect(first).not.toBe(second);
  await screen.findByRole('alertdialog');
});

it('a pending transfer is not shown as a success: it ends automatically, and there is nothing to try again', async () => {
  proves('OP-297');
  const { backend } = openFilled();
  backend.answers(transferCalls.move, { message: 'SUCCESS', status: 'PENDING' });
  send();
  const dialog = await screen.findByRole('alertdialog', { name: 'In progress' });
  expect(dialog.textContent).toContain('It will be completed, or the money returned, automatically');
  expect(dialog.textContent).not.toContain('New balance');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('a lost answer is unknown: balances and statement are read before it can be tried again, with the same key', async () => {
  proves('OP-005', 'OP-298');
  const { backend } = openFilled();
  backend.loses(transferCalls.move);
  const answerWallet = backend.holds(walletCalls.get, wallet);
  send();
  await waitFor(() => expect(backend.sent(walletCalls.get)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  answerWallet();
  const dialog = await screen.findByRole('alertdialog', { name: /^We don't know the result yet/ });
  expect(dialog.textContent).toContain('It may have gone through.');
  expect(backend.sent(transferCalls.move)).toHaveLength(1);
  backend.answers(transferCalls.move, { message: 'SUCCESS' });
  backend.answers(walletCalls.get, wallet);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  const [first, second] = keysOf(backend);
  expect(backend.sent(transferCalls.move)).toHaveLength(2);
  expect(second).toBe(first);
});

it('a transfer of unknown outcome keeps its key when the modal is closed, reopened and pressed again', async () => {
  const { backend, shown } = openFilled();
  backend.loses(transferCalls.move);
  send();
  await screen.findByRole('alertdialog');
  shown.unmount();
  backend.answers(transferCalls.move, { message: 'SUCCESS' });
  show(accounts);
  send();
  await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  const [first, second] = keysOf(backend);
  expect([second, keysOf(backend).length]).toEqual([first, 2]);
});

it('after an unknown outcome another amount is another transfer, under another key', async () => {
  const { backend, shown } = openFilled();
  backend.loses(transferCalls.move);
  send();
  await screen.findByRole('alertdialog');
  shown.unmount();
  backend.answers(transferCalls.move, { message: 'SUCCESS' });
  show(accounts);
  type('60');
  send();
  await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  const [first, second] = keysOf(backend);
  expect(second).not.toBe(first);
});

it('an unknown outcome that is closed is not sent again', async () => {
  const { backend } = openFilled();
  backend.loses(transferCalls.move);
  send();
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(backend.sent(transferCalls.move)).toHaveLength(1);
});

it('the dialog of an unknown outcome leads to what became of the transfer, and sends nothing again', async () => {
  onFollow.mockReset();
  const { backend } = openFilled();
  backend.loses(transferCalls.move);
  send();
  const dialog = await screen.findByRole('alertdialog', { name: /^We don't know the result yet/ });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Follow this transaction' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([onFollow.mock.calls.length, backend.sent(transferCalls.move).length]).toEqual([1, 1]);
});

it('the button is disabled offline, and says why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openFilled();
  const button = screen.getByRole('button', { name: 'Transfer ฿50.00' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('You are offline')).toBeTruthy();
});

it('after a lost answer that is not tried again, and behind another transfer, the way to what became of it is shown', async () => {
  for (const [code, status, title, text] of [
    [
      'REQUEST_LIMIT',
      409,
      /^An earlier transfer with this game is still in progress/,
      /^An earlier transfer with this game/,
    ],
    [
      'INTERNAL_SERVER_ERROR',
      500,
      /^We don't know the result yet/,
      /^We don't know the result of your last transaction yet/,
    ],
  ] as const) {
    onFollow.mockReset();
    const { backend, shown } = openFilled();
    backend.refuses(transferCalls.move, code, status);
    send();
    const { textContent } = await screen.findByRole('alertdialog', { name: title });
    expect(textContent).not.toContain('Too many requests');
    expect(textContent.includes('Nothing new was started')).toBe(status === 409);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(await screen.findByText(text)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Follow this transaction' }));
    expect(onFollow).toHaveBeenCalledTimes(1);
    shown.unmount();
  }
});

it('too many calls are told as such: there is no other transfer to wait for or to follow', async () => {
  const { backend } = openFilled();
  backend.refuses(transferCalls.move, 'REQUEST_LIMIT');
  send();
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain('Too many requests. Please wait a moment');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText(/earlier transfer/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Follow this transaction' })).toBeNull();
});

it('a pending transfer between games promises no more than the server does: it may end in the main wallet', async () => {
  const games = [...accounts.games, { code: 'IMI', name: 'Imi', amount: 0n, logo: null }];
  const done = { from: 'JOKER', to: 'IMI', amount: 5_000n, isPending: true, at: new Date(), reference: undefined };
  applyLocale('en');
  renderScreen(
    <TransferResult
      done={done}
      accounts={{ ...accounts, games }}
      Play={() => null}
      onFollow={onFollow}
      onClose={onClose}
    />,
    {
      at: '/user/home',
    },
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'In progress' });
  expect(dialog.textContent).toContain('If it ends up there, please transfer it on to Imi');
  expect(dialog.textContent).not.toContain('It will be completed');
});

it('a transfer in progress leads to its own timeline, not to that of a newer one', async () => {
  onFollow.mockReset();
  const { backend } = openFilled();
  backend.answers(transferCalls.move, { message: 'SUCCESS', status: 'PENDING', id: reference });
  send();
  fireEvent.click(await screen.findByRole('button', { name: 'Follow this transaction' }));
  expect(onFollow.mock.calls).toEqual([[reference]]);
});

it('a result shows the reference that a backend names, to be copied, and none that it does not', async () => {
  const { backend, shown } = openFilled();
  backend.answers(transferCalls.move, { message: 'SUCCESS', id: reference });
  send();
  const result = await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  expect(within(result).getByText('Reference to give our staff').nextElementSibling?.textContent).toBe(reference);
  expect(within(result).getByRole('button', { name: 'Copy' })).toBeTruthy();
  shown.unmount();
  backend.answers(transferCalls.move, { message: 'SUCCESS' });
  show(accounts);
  send();
  const without = await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  expect(without.textContent).not.toContain('Reference');
});

it('of a refusal between two games the dialog does not say that nothing was moved: the first half may have been', async () => {
  const games = [...accounts.games, { code: 'IMI', name: 'Imi', amount: 9_000n, logo: null }];
  const { backend } = openFilled({ ...accounts, games });
  backend.refuses(transferCalls.move, 'MONEY_NOT_ENOUGH');
  fireEvent.click(screen.getByLabelText('From', { selector: 'button' }));
  fireEvent.click(within(screen.getByRole('listbox', { name: 'From' })).getByText('Imi'));
  send();
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain('FromImi');
  expect(alert.textContent).not.toContain('No money was moved');
});
