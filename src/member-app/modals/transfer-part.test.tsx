import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gameCalls } from '#features/game/contract.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { alertKindOf } from '#support/screens/facts-of.tsx';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { catchTab } from '#support/screens/game-modal.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { gameAnswer, walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { withModals } from '#support/screens/with-modals.tsx';
import { TransferPart } from './transfer-part.tsx';

const joker = gameAnswer({ code: 'JOKER', name: 'Joker', amount: 2_000n });
const closed = gameAnswer({ code: 'PGSLOT', name: 'PG Slot', isActive: false });
const before = walletAnswerOf({ amount: 10_000n, slots: [joker, closed] });
const after = walletAnswerOf({ amount: 5_000n, slots: [{ ...joker, amount: 7_000n }, closed] });

const onClose = vi.fn<() => void>();

const openList = (label: 'From' | 'To'): HTMLElement => {
  fireEvent.click(screen.getByLabelText(label, { selector: 'button' }));
  return screen.getByRole('listbox', { name: label });
};

const openTransfer = async (about: string | null = null, wallet = before) => {
  onClose.mockReset();
  applyLocale('en');
  const backend = fakeBackend();
  backend.answers(walletCalls.get, wallet);
  backend.answers(statementCalls.get, { total: 0, statements: [] });
  backend.answers(gameCalls.getCredential, { username: 'kp1', password: 'secret' });
  renderScreen(withModals(<TransferPart about={about} onClose={onClose} />), { at: '/user/home' });
  // The balances have loaded once the list of accounts contains the game.
  const list = openList('From');
  await within(list).findByText('Joker');
  fireEvent.keyDown(list, { key: 'Escape' });
  return backend;
};

const choose = (label: 'From' | 'To', name: string): void => {
  fireEvent.click(within(openList(label)).getByText(name));
};

const type = (amount: string): void => {
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: amount } });
};

const send = (): void => {
  const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button?.form) fireEvent.submit(button.form);
};

const fill = (): void => {
  choose('From', 'Main wallet');
  choose('To', 'Joker');
  type('50');
};

const errorsOf = (label: string): string => {
  const ids = screen.getByLabelText(label, { selector: 'button, input' }).getAttribute('aria-describedby') ?? '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
};

it.each(['From', 'To'] as const)('%s lists only a prompt, the main wallet and the active games', async (label) => {
  proves('TRF-03', 'TRF-04', 'TRF-05', 'TRF-06', 'TRF-07', 'TRF-08');
  await openTransfer();
  const options = within(openList(label)).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Select account',
    'Main wallet฿100.00100.00 baht',
    'Joker฿20.0020.00 baht',
  ]);
});

it('says under each field what is missing and sends nothing', async () => {
  proves('VAL-30', 'VAL-31', 'OP-211');
  const backend = await openTransfer();
  send();
  expect(errorsOf('From')).toContain('Select account');
  expect(errorsOf('To')).toContain('Select account');
  expect(errorsOf('Amount')).toBe('Enter an amount with at most two decimals');
  expect(backend.sent(transferCalls.move)).toEqual([]);
});

it('says that source and target must differ', async () => {
  proves('VAL-32');
  const backend = await openTransfer();
  choose('From', 'Joker');
  choose('To', 'Joker');
  type('5');
  send();
  expect(errorsOf('To')).toContain('Cannot transfer');
  expect(backend.sent(transferCalls.move)).toEqual([]);
});

it.each([
  ['0.99', 'Minimum amount 1 baht'],
  ['0', 'Minimum amount 1 baht'],
  ['', 'Enter an amount with at most two decimals'],
  ['x', 'Enter an amount with at most two decimals'],
  ['1.234', 'Enter an amount with at most two decimals'],
])('an amount of "%s" is not sent, and the field says why: %s', async (amount, reported) => {
  proves('VAL-33', 'VAL-34');
  const backend = await openTransfer('JOKER');
  type(amount);
  send();
  expect(errorsOf('Amount')).toBe(reported);
  expect(backend.sent(transferCalls.move)).toEqual([]);
});

it('the minimum is one unit of the member’s currency', async () => {
  proves('OP-126');
  await openTransfer('JOKER', walletAnswerOf({ currency: 'LAK', slots: [joker] }));
  type('0.5');
  send();
  expect(errorsOf('Amount')).toBe('Minimum amount 1 kip');
});

it('says at once that the source does not have enough', async () => {
  const backend = await openTransfer('JOKER');
  type('100.01');
  send();
  expect(errorsOf('Amount')).toBe('Not enough money');
  expect(backend.sent(transferCalls.move)).toEqual([]);
});

it('moves money to a game and shows the server’s new balances', async () => {
  proves('TRF-01', 'OP-116', 'PRES-05', 'PRES-01', 'TRF-09', 'OP-013');
  const backend = await openTransfer();
  expect(document.body.style.overflow).toBe('hidden');
  backend.answers(transferCalls.move, { message: 'SUCCESS' });
  fill();
  backend.answers(walletCalls.get, after);
  send();
  const result = await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  expect(backend.questions(transferCalls.move)).toEqual([{ from: 'WALLET', to: 'JOKER', amount: 5_000n }]);
  expect(alertKindOf(result)).toBe('success');
  expect(backend.sent(transferCalls.move)[0]?.body['amount']).toBe(50);
  await waitFor(() => expect(result.textContent).toContain('New balance: Joker฿70.00'));
  for (const text of ['฿50.00', 'FromMain wallet', 'ToJoker', 'New balance: Main wallet฿50.00', 'open Joker and play'])
    expect(result.textContent).toContain(text);
  expect(result.textContent).toMatch(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/);
  expect(backend.sent(walletCalls.get)).toHaveLength(2);
});

it('the swap turns it into a transfer from the game to the main wallet', async () => {
  proves('TRF-02');
  const backend = await openTransfer('JOKER');
  backend.answers(transferCalls.move, { message: 'SUCCESS' });
  fireEvent.click(screen.getByRole('button', { name: 'Swap the two accounts' }));
  type('20');
  send();
  await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  expect(backend.questions(transferCalls.move)).toEqual([{ from: 'JOKER', to: 'WALLET', amount: 2_000n }]);
});

it('opened from a card it has that account chosen, and All takes the whole source', async () => {
  proves('OP-050');
  const backend = await openTransfer('JOKER');
  backend.answers(transferCalls.move, { message: 'SUCCESS' });
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('button', { name: 'Transfer ฿100.00' })).toBeTruthy();
  send();
  await screen.findByRole('alertdialog');
  expect(backend.questions(transferCalls.move)).toEqual([{ from: 'WALLET', to: 'JOKER', amount: 10_000n }]);
});

it('money may go from one game to another', async () => {
  proves('OP-117');
  const other = gameAnswer({ code: 'SLOTXO', name: 'Slot XO' });
  const backend = await openTransfer(null, walletAnswerOf({ slots: [joker, other] }));
  backend.answers(transferCalls.move, { message: 'SUCCESS' });
  choose('From', 'Joker');
  choose('To', 'Slot XO');
  type('20');
  send();
  await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  expect(backend.questions(transferCalls.move)).toEqual([{ from: 'JOKER', to: 'SLOTXO', amount: 2_000n }]);
});

it('checks the balances from within the transfer modal', async () => {
  proves('OP-014');
  const backend = await openTransfer('JOKER');
  backend.answers(walletCalls.refreshSlots, { message: 'SUCCESS', slots: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Check balance' }));
  await waitFor(() => expect(backend.sent(walletCalls.get)).toHaveLength(2));
  expect(backend.sent(walletCalls.refreshSlots)).toHaveLength(1);
});

it('a game taken off the list can be a source but not a target', async () => {
  const gone = gameAnswer({ code: 'IMI', name: 'Imi', amount: 3_000n, isListed: false });
  await openTransfer(null, walletAnswerOf({ amount: 10_000n, slots: [joker, gone] }));
  const from = openList('From');
  expect(within(from).getByText('Imi')).toBeTruthy();
  fireEvent.keyDown(from, { key: 'Escape' });
  expect(within(openList('To')).queryByText('Imi')).toBeNull();
});

it('the result of a transfer to a game opens the game, and moves no more money', async () => {
  const { tab } = catchTab();
  const imi = gameAnswer({ code: 'JOKER2', name: 'Joker 2' });
  const backend = await openTransfer('JOKER2', walletAnswerOf({ amount: 10_000n, slots: [joker, imi] }));
  backend.answers(transferCalls.move, { message: 'SUCCESS' });
  backend.answers(gameCalls.autoLogin, 'https://games.example/t');
  type('50');
  send();
  const result = await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  const play = within(result).getByRole('button', { name: 'Play' });
  await waitFor(() => expect(play.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(play);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://games.example/t'));
  expect(backend.questions(gameCalls.autoLogin)).toEqual([{ game: 'joker2', username: 'kp1' }]);
  expect(backend.sent(transferCalls.move)).toHaveLength(1);
  expect(backend.sent(transferCalls.moveEverything)).toHaveLength(0);
});

it('of a game whose account data cannot be read the result says why it does not open, and of the main wallet offers no play', async () => {
  const backend = await openTransfer('JOKER');
  backend.refuses(gameCalls.getCredential, 'SLOT_NO_ACCOUNT');
  backend.answers(transferCalls.move, { message: 'SUCCESS' });
  fireEvent.click(screen.getByRole('button', { name: 'Swap the two accounts' }));
  type('20');
  send();
  const home = await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  expect(within(home).queryByRole('button', { name: 'Play' })).toBeNull();
  cleanup();
  const again = await openTransfer('JOKER');
  again.refuses(gameCalls.getCredential, 'SLOT_NO_ACCOUNT');
  again.answers(transferCalls.move, { message: 'SUCCESS' });
  type('20');
  send();
  const result = await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  expect(await within(result).findByText('Could not load')).toBeTruthy();
  expect(within(result).getByRole('button', { name: 'Play' }).getAttribute('aria-disabled')).toBe('true');
});
