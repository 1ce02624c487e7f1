import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gameCalls } from '#features/game/contract.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { loadRefusalTexts } from '#i18n/refusal-text.ts';
import { proves } from '#support/requirements/proves.ts';
import { alertKindOf } from '#support/screens/facts-of.tsx';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { catchTab } from '#support/screens/game-modal.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { gameAnswer, walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { withModals } from '#support/screens/with-modals.tsx';
import { GamePart } from './game-part.tsx';

const joker = gameAnswer({ code: 'JOKER2', name: 'Joker 2', amount: 2_000n });
const filled = walletAnswerOf({ amount: 10_000n, slots: [joker] });
const emptied = walletAnswerOf({ amount: 0n, slots: [{ ...joker, amount: 12_000n }] });
const onClose = vi.fn<() => void>();

const openPart = async (wallet = filled) => {
  onClose.mockReset();
  applyLocale('en');
  await loadRefusalTexts();
  const backend = fakeBackend();
  backend.answers(walletCalls.get, wallet);
  backend.answers(statementCalls.get, { total: 0, statements: [] });
  backend.answers(gameCalls.getCredential, { username: 'kp1', password: 'secret' });
  renderScreen(withModals(<GamePart about="JOKER2" onClose={onClose} />), {
    at: '/user/home',
  });
  await screen.findByRole('dialog', { name: 'Joker 2' });
  return backend;
};

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

const keysOf = (backend: ReturnType<typeof fakeBackend>): (string | null)[] =>
  backend.sent(transferCalls.moveEverything).map(({ headers }) => headers.get('Idempotency-Key'));

it('transfer-only moves the whole main wallet and shows the success with the new balances', async () => {
  proves('GAME-16', 'OP-130', 'OP-013', 'PRES-05');
  const backend = await openPart();
  await screen.findByText('kp1');
  backend.answers(transferCalls.moveEverything, { message: 'SUCCESS' });
  backend.answers(walletCalls.get, emptied);
  press('Transfer only');
  const result = await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  expect(backend.questions(transferCalls.moveEverything)).toEqual([{ to: 'JOKER2' }]);
  expect(alertKindOf(result)).toBe('success');
  await waitFor(() => expect(result.textContent).toContain('New balance: Joker 2฿120.00'));
  expect(result.textContent).toContain('฿100.00');
  expect(backend.sent(walletCalls.get)).toHaveLength(2);
  press('Done');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the amount of a transfer is that of the answer, which may be the one of an earlier press', async () => {
  const backend = await openPart();
  await screen.findByText('kp1');
  backend.answers(transferCalls.moveEverything, { message: 'SUCCESS', amount: 4_000n });
  press('Transfer only');
  const result = await screen.findByRole('alertdialog', { name: 'Transfer complete' });
  expect(result.textContent).toContain('฿40.0040.00 bahtFrom');
});

it('play moves the whole main wallet and then opens the game', async () => {
  proves('GAME-21', 'OP-130');
  const { tab } = catchTab();
  const backend = await openPart();
  await screen.findByText('kp1');
  backend.answers(transferCalls.moveEverything, { message: 'SUCCESS' });
  backend.answers(walletCalls.get, emptied);
  backend.answers(gameCalls.autoLogin, 'https://games.example/t');
  expect(screen.getByText('Moves everything in your main wallet, 100.00 baht, to this game')).toBeTruthy();
  press('Transfer and play');
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://games.example/t'));
  expect(backend.questions(transferCalls.moveEverything)).toEqual([{ to: 'JOKER2' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
  expect(screen.queryByText(/Moves everything/)).toBeNull();
});

it.each([
  ['TRANSFER_FAIL', 'Transfer failed. Funds returned to the wallet'],
  ['MONEY_NOT_ENOUGH', 'Not enough money'],
] as const)('%s of the transfer before playing is shown in an error dialog and opens no game', async (code, text) => {
  proves('OP-131', 'PRES-04');
  const { tab } = catchTab();
  const backend = await openPart();
  await screen.findByText('kp1');
  backend.refuses(transferCalls.moveEverything, code);
  press('Transfer and play');
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain(text);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1));
  expect(backend.sent(gameCalls.autoLogin)).toEqual([]);
  expect(backend.sent(walletCalls.get)).toHaveLength(2);
});

it('a pending transfer before playing opens no game and says that it will end automatically', async () => {
  proves('OP-297');
  const { tab } = catchTab();
  const backend = await openPart();
  await screen.findByText('kp1');
  backend.answers(transferCalls.moveEverything, { message: 'SUCCESS', status: 'PENDING' });
  press('Transfer and play');
  const dialog = await screen.findByRole('alertdialog', { name: 'In progress' });
  expect(dialog.textContent).toContain('It will be completed, or the money returned, automatically');
  await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1));
  expect(backend.sent(gameCalls.autoLogin)).toEqual([]);
});

it('an unknown outcome before playing is retried only on a press, with the same key', async () => {
  proves('OP-298');
  const { tab } = catchTab();
  const backend = await openPart();
  await screen.findByText('kp1');
  backend.loses(transferCalls.moveEverything);
  press('Transfer and play');
  await screen.findByRole('button', { name: 'Try again' });
  expect(backend.sent(walletCalls.get)).toHaveLength(2);
  backend.answers(transferCalls.moveEverything, { message: 'SUCCESS' });
  backend.answers(gameCalls.autoLogin, 'https://games.example/t');
  press('Try again');
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://games.example/t'));
  const [first, second] = keysOf(backend);
  expect(keysOf(backend)).toHaveLength(2);
  expect(second).toBe(first);
});

it('while money is being moved nothing closes the modal', async () => {
  catchTab();
  const backend = await openPart();
  await screen.findByText('kp1');
  const answer = backend.holds(transferCalls.moveEverything, { message: 'SUCCESS' });
  press('Transfer only');
  await screen.findByText('Working on it. Please keep this page open');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  answer();
  await screen.findByRole('alertdialog', { name: 'Transfer complete' });
});

const inactive = walletAnswerOf({ amount: 10_000n, slots: [{ ...joker, isActive: false }] });

it('an account that is not open can be opened in the same place; then the wallet is read and the credential fetched', async () => {
  proves('GAME-07', 'GAME-08', 'GAME-09', 'OP-128');
  const backend = await openPart(inactive);
  expect(backend.sent(gameCalls.getCredential)).toEqual([]);
  backend.answers(gameCalls.activate, { message: 'SUCCESS' });
  backend.answers(walletCalls.get, filled);
  press('Open account');
  expect(await screen.findByText('kp1')).toBeTruthy();
  expect(backend.questions(gameCalls.activate)).toEqual([{ slotCode: 'JOKER2' }]);
  expect(backend.sent(walletCalls.get)).toHaveLength(2);
});

it.each([
  ['NO_GAME', 'Game not found'],
  ['SLOT_ALREADY_ACTIVE', 'This game account is already active'],
  ['SLOT_ACTIVATE_FAIL', 'Could not activate the game account'],
] as const)('shows %s of an activation in an error dialog', async (code, text) => {
  proves('OP-212');
  const backend = await openPart(inactive);
  backend.refuses(gameCalls.activate, code);
  press('Open account');
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain(text);
  expect(backend.sent(gameCalls.getCredential)).toEqual([]);
});

it('a credential that cannot be loaded can be requested again', async () => {
  applyLocale('en');
  const backend = fakeBackend();
  backend.answers(walletCalls.get, filled);
  backend.refuses(gameCalls.getCredential, 'SLOT_NO_ACCOUNT');
  renderScreen(withModals(<GamePart about="JOKER2" onClose={onClose} />), {
    at: '/user/home',
  });
  await screen.findByText('Could not load', { selector: 'p' });
  backend.answers(gameCalls.getCredential, { username: 'kp1', password: 'secret' });
  await act(async () => press('Try again'));
  expect(await screen.findByText('kp1')).toBeTruthy();
});
