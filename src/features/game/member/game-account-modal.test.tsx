import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { walletCalls } from '#features/wallet/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { openGameModal } from '#support/screens/game-modal.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { gameCalls } from '../contract.ts';

const copyTo = (): string[] => {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: '',
    clipboard: { writeText: async (text: string) => written.push(text) },
  });
  return written;
};

const pressCopy = async (index: number): Promise<void> => {
  const button = screen.getAllByRole('button', { name: /^Copy/ })[index];
  if (button !== undefined) await act(async () => fireEvent.click(button));
};

const maintenance = {
  state: 'MAINTENANCE',
  wellAt: '2026-11-20T04:05:06.000Z',
  until: '2096-11-20T07:00:00.000Z',
  text: { th: 'ปิด', la: 'ປິດ', en: 'Closed until two.' },
} as const;

it('a game under maintenance says so with the text of staff, and neither plays nor takes money, and says why', async () => {
  await openGameModal({ game: { code: 'JOKER', standing: maintenance }, wallet: 5_000n });
  expect(screen.getByText('Closed until two.')).toBeTruthy();
  expect(
    screen.getByText(/^It is expected back on 20\/11\/2096 14:00:00\. The game last answered normally/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
  for (const name of ['Transfer only', 'Play']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.querySelector(`#${CSS.escape(button.getAttribute('aria-describedby') ?? '')}`);
    expect(reason?.textContent).toBe('Not available');
  }
});

it('a balance that differs from the game says whether staff still check it or have decided', async () => {
  await openGameModal({ game: { code: 'JOKER', isBeingChecked: true } });
  expect(screen.getByText(/Our staff are checking the difference/)).toBeTruthy();
  cleanup();
  await openGameModal({ game: { code: 'JOKER', isNotConfirmed: true } });
  expect(screen.getByText(/Our staff checked the difference and did not confirm it/)).toBeTruthy();
  expect(screen.queryByText(/waits for a check/)).toBeNull();
});

it('an end that has passed is not promised, and of a game that takes no money the end is that of the closing', async () => {
  const past = { ...maintenance, until: '2026-11-20T07:00:00.000Z' };
  await openGameModal({ game: { code: 'JOKER', standing: past }, wallet: 5_000n });
  expect(screen.queryByText(/expected back/)).toBeNull();
  expect(screen.getByText(/^The game last answered normally/)).toBeTruthy();
  cleanup();
  const standing = { ...maintenance, state: 'CLOSED', text: null } as const;
  await openGameModal({ game: { code: 'JOKER', standing }, wallet: 5_000n });
  expect(screen.getByText(/Transfers into it are expected to work again on 20\/11\/2096 14:00:00$/)).toBeTruthy();
});

it('a game that takes no money is played without a transfer', async () => {
  const standing = { state: 'CLOSED', wellAt: null, until: null, text: null } as const;
  const { transferAll } = await openGameModal({ game: { code: 'JOKER', standing }, wallet: 5_000n });
  expect(screen.getByText('You cannot transfer money into this game for now')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-disabled')).toBeNull();
  expect(screen.getByRole('button', { name: 'Transfer only' }).getAttribute('aria-disabled')).toBe('true');
  expect(transferAll).not.toHaveBeenCalled();
});

it('shows the username and, on request, the password', async () => {
  proves('GAME-08', 'GAME-10', 'GAME-11', 'ENT-016');
  const { backend } = await openGameModal({ game: { code: 'JOKER' } });
  expect(backend.questions(gameCalls.getCredential)).toEqual([{ slotCode: 'JOKER' }]);
  expect(screen.getByText('kp1')).toBeTruthy();
  expect(screen.queryByText('p w/1')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByText('p w/1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.queryByText('p w/1')).toBeNull();
});

it('copies username and password, even while the password is hidden', async () => {
  proves('GAME-12', 'GAME-13', 'PRES-25');
  const written = copyTo();
  await openGameModal({ game: { code: 'JOKER' } });
  await pressCopy(0);
  await pressCopy(1);
  expect(written).toEqual(['kp1', 'p w/1']);
  expect(await screen.findByText('Copied: kp1')).toBeTruthy();
});

it('asks before it resets the password, then fetches the credential again', async () => {
  proves('GAME-14', 'GAME-19', 'HOME-22', 'OP-129');
  const { backend } = await openGameModal({ game: { code: 'JOKER' } });
  backend.answers(gameCalls.resetPassword, { message: 'SUCCESS' });
  backend.answers(walletCalls.get, walletAnswerOf({}));
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }));
  expect(backend.sent(gameCalls.resetPassword)).toEqual([]);
  const confirm = await screen.findByRole('alertdialog', { name: 'Reset password' });
  expect(confirm.textContent).toContain('The old game password will stop working. Continue?');
  backend.answers(gameCalls.getCredential, { username: 'kp1', password: 'new one' });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(backend.sent(gameCalls.getCredential)).toHaveLength(2));
  expect(backend.questions(gameCalls.resetPassword)).toEqual([{ slotCode: 'JOKER' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(await screen.findByText('new one')).toBeTruthy();
  expect(backend.sent(walletCalls.get)).toHaveLength(1);
});

it('a reset that is not confirmed changes nothing', async () => {
  proves('OP-129');
  const { backend } = await openGameModal({ game: { code: 'JOKER' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(backend.sent(gameCalls.resetPassword)).toEqual([]);
});

it.each([
  ['SLOT_RESET_PASSWORD_FAIL', 'Could not reset the game password'],
  ['REQUEST_LIMIT_1MIN', 'Please wait 1 minute and try again'],
] as const)('shows %s of a reset in an error dialog', async (code, text) => {
  proves('OP-212');
  const { backend } = await openGameModal({ game: { code: 'JOKER' } });
  backend.refuses(gameCalls.resetPassword, code);
  backend.answers(walletCalls.get, walletAnswerOf({}));
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain(text);
});

it('shows no password while the game is to get a new one, also none that was shown before, and says so', async () => {
  const { backend } = await openGameModal({ game: { code: 'JOKER' } });
  backend.refuses(gameCalls.resetPassword, 'SLOT_RESET_PASSWORD_FAIL');
  backend.refuses(gameCalls.getCredential, 'SLOT_RESET_PASSWORD_FAIL');
  backend.answers(walletCalls.get, walletAnswerOf({}));
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  const text = 'The game password is being changed. Please try again in a few minutes';
  expect(alert.textContent).toContain(text);
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.queryByText('kp1')).toBeNull();
  const play = screen.getByRole('button', { name: 'Play' });
  expect(play.getAttribute('aria-disabled')).toBe('true');
  const reason = play.nextElementSibling;
  expect([reason?.id, reason?.textContent]).toEqual([play.getAttribute('aria-describedby'), text]);
  expect(play.parentElement?.dataset['reasonAbove']).toBe('true');
});

it('shows the new password as soon as the game has it, without a press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { backend } = await openGameModal({ game: { code: 'JOKER' } });
  backend.refuses(gameCalls.resetPassword, 'REQUEST_LIMIT_1MIN');
  backend.refuses(gameCalls.getCredential, 'SLOT_RESET_PASSWORD_FAIL');
  backend.answers(walletCalls.get, walletAnswerOf({}));
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(screen.queryByText('kp1')).toBeNull();
  backend.answers(gameCalls.getCredential, { username: 'kp1', password: 'new one' });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('kp1')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-disabled')).not.toBe('true');
});

it('offers play; transfer-only is disabled without money in the main wallet, and says why', async () => {
  proves('GAME-15', 'GAME-16', 'GAME-22');
  await openGameModal({ game: { code: 'JOKER' }, wallet: 0n });
  expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-disabled')).toBeNull();
  expect(screen.getByRole('button', { name: 'Transfer only' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('There is no money in the main wallet')).toBeTruthy();
});

it('transfer-only can be pressed with money in the main wallet', async () => {
  proves('GAME-16', 'GAME-22');
  await openGameModal({ game: { code: 'JOKER' }, wallet: 1n });
  expect(screen.getByRole('button', { name: 'Transfer only' }).getAttribute('aria-disabled')).toBeNull();
  expect(screen.getByRole('button', { name: 'Transfer and play' })).toBeTruthy();
});

it('offers the Android and iOS apps by their links', async () => {
  proves('GAME-17', 'GAME-18', 'ENT-014', 'ENT-015');
  const [android, ios] = ['https://games.example/a.apk', 'https://apps.example/ios'];
  await openGameModal({ game: { code: 'JOKER', android, ios } });
  expect(screen.getByRole('link', { name: 'Android app' }).getAttribute('href')).toBe(android);
  expect(screen.getByRole('link', { name: 'iOS app' }).getAttribute('href')).toBe(ios);
});

it('shows no app button without a link', async () => {
  proves('OP-141');
  await openGameModal({ game: { code: 'JOKER', android: null, ios: null } });
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('shows the notice of VITE_PGSLOT_NOTICE in the game PGSLOT and in no other', async () => {
  proves('CFG-04', 'OP-139');
  vi.stubEnv('VITE_PGSLOT_NOTICE', 'Closed until 03:00');
  await openGameModal({ game: { code: 'PGSLOT' } });
  expect(screen.getByText('Closed until 03:00')).toBeTruthy();
  vi.unstubAllEnvs();
});

it('shows no notice in another game, nor without a text', async () => {
  proves('OP-139');
  vi.stubEnv('VITE_PGSLOT_NOTICE', 'Closed until 03:00');
  await openGameModal({ game: { code: 'JOKER' } });
  expect(screen.queryByText('Closed until 03:00')).toBeNull();
  vi.unstubAllEnvs();
});

it('a game taken off the list says where the money goes from here, and offers no play', async () => {
  const { onTransfer } = await openGameModal({
    game: { code: 'JOKER', amount: 20_000n, isListed: false },
    wallet: 10_000n,
  });
  expect(screen.getByText(/This game is closed/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(onTransfer).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: /play/i })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Transfer only' })).toBeNull();
});

it('a win under review by staff is shown as not in the balance yet', async () => {
  await openGameModal({ game: { code: 'JOKER', amount: 20_000n, isBeingChecked: true } });
  expect(screen.getByText(/The game shows a different balance from our records/)).toBeTruthy();
});
