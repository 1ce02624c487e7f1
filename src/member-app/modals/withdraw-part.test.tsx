import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import type { FakeBackend } from '#support/screens/fake-backend.tsx';
import { proves } from '#support/requirements/proves.ts';
import { showHome, willingHome } from '#support/screens/home.tsx';
import { openedModal } from '#support/screens/opened-modal.tsx';
import { gameAnswer, walletAnswerOf } from '#support/screens/wallet-answer.tsx';

const openWithdraw = async (wallet: ReturnType<typeof walletAnswerOf>): Promise<HTMLElement> => {
  const backend = await willingHome(wallet);
  backend.answers(withdrawCalls.limits, { withdrawMin: 10_000n, withdrawMax: 5_000_000n });
  showHome();
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await openedModal('Withdraw');
  await within(dialog).findByText(/^You can withdraw/);
  return dialog;
};
const small = gameAnswer({ code: 'PGSLOT', name: 'PG Slot', amount: 500n });
const joker = gameAnswer({ code: 'JOKER', name: 'Joker', amount: 100_000n });

it.each([
  [0n, 'Joker฿1,000.00'],
  [30_000n, 'Select account'],
])(
  'money in games is named before a withdrawal, and with %i in the main wallet its transfer begins at: %s',
  async (amount, from) => {
    const dialog = await openWithdraw(walletAnswerOf({ amount, slots: [small, joker] }));
    expect(dialog.textContent).toContain('฿1,005.00 is in games');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Transfer' }));
    const transfer = await screen.findByRole('dialog', { name: 'Transfer' });
    expect((await within(transfer).findByLabelText('From', { selector: 'button' })).textContent).toContain(from);
  },
);

it('a modal is painted before its questions are sent', async () => {
  const backend = await willingHome(walletAnswerOf({ amount: 30_000n }));
  backend.answers(withdrawCalls.limits, { withdrawMin: 10_000n, withdrawMax: 5_000_000n });
  showHome();
  const opener = await screen.findByRole('button', { name: 'Withdraw' });
  fireEvent.click(opener);
  const first = await openedModal('Withdraw');
  fireEvent.click(within(first).getByRole('button', { name: 'Close' }));
  const before = backend.sent(withdrawCalls.limits).length;
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  fireEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Withdraw' })).toBeTruthy();
  expect(backend.sent(withdrawCalls.limits)).toHaveLength(before);
  frames.forEach((callback) => callback(0));
  await waitFor(() => expect(backend.sent(withdrawCalls.limits)).toHaveLength(before + 1));
});

it('without money in games a withdrawal says nothing about them', async () => {
  const dialog = await openWithdraw(
    walletAnswerOf({ amount: 30_000n, slots: [gameAnswer({ code: 'JOKER', name: 'Joker' })] }),
  );
  expect(dialog.textContent).not.toContain('in games');
});

it.each([
  [120_000n, 4_000n, '1,200.00', '40.00'],
  [77_700n, 1_234n, '777.00', '12.34'],
])(
  'a withdrawal under a bonus names the thresholds that the server gives: %i and %i',
  async (success, fail, ...said) => {
    proves('WDR-09', 'OP-125');
    const backend = await willingHome(walletAnswerOf({ amount: 50_000n }));
    backend.answers(withdrawCalls.limits, { withdrawMin: 10_000n, withdrawMax: 5_000_000n });
    const runs = { amount: 30_000n, base: 40_000n, total: 50_000n, success, fail };
    const condition = { code: 'WELCOME', title: 'Welcome bonus', percentSuccess: 300, percentFail: 10, runs };
    backend.answers(bonusCalls.checkActive, { status: true, type: 'bonus', condition });
    showHome();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = await openedModal('Withdraw');
    const [reach, fall] = said;
    expect(
      await within(dialog).findByText(
        new RegExp(`You can withdraw once it reaches ${reach} baht or falls to ${fall} baht`),
      ),
    ).toBeTruthy();
    expect(within(dialog).getByRole('heading', { name: 'Active: Bonus' })).toBeTruthy();
  },
);

const running = { amount: 30_000n, base: 40_000n, total: 50_000n, success: 120_000n, fail: 4_000n };
const activeWith = (runs: typeof running | undefined) => ({
  status: true,
  type: 'bonus' as const,
  condition: { code: 'WELCOME', title: 'Welcome bonus', percentSuccess: 300, percentFail: 10, ...(runs && { runs }) },
});
const homeWithCondition = async (): Promise<FakeBackend> => {
  const backend = await willingHome(walletAnswerOf({ amount: 50_000n }));
  backend.answers(withdrawCalls.limits, { withdrawMin: 10_000n, withdrawMax: 5_000_000n });
  backend.answers(bonusCalls.checkActive, activeWith(running));
  return backend;
};
const openFromHome = async (): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  return openedModal('Withdraw');
};

it('while a condition runs, a withdrawal begins with what is still to be reached and the way to the bonus, without a form', async () => {
  proves('OP-125', 'OP-248');
  await homeWithCondition();
  showHome();
  const dialog = await openFromHome();
  expect(await within(dialog).findByText('You cannot withdraw yet: the bonus condition is not met')).toBeTruthy();
  expect(dialog.textContent).toContain('once it reaches 1,200.00 baht');
  expect(within(dialog).getByRole('link', { name: 'View my bonus' }).getAttribute('href')).toMatch(/\/user\/bonus$/);
  expect(within(dialog).queryByLabelText('Amount')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Next' })).toBeNull();
});

it('a condition that was met since the home screen was read holds no withdrawal back', async () => {
  const backend = await homeWithCondition();
  showHome();
  await screen.findByText('Welcome bonus');
  const read = backend.sent(bonusCalls.checkActive).length;
  backend.answers(bonusCalls.checkActive, { status: false, type: null });
  const dialog = await openFromHome();
  await waitFor(() => expect(backend.sent(bonusCalls.checkActive)).toHaveLength(read + 1));
  await waitFor(() => expect(dialog.textContent).not.toContain('Welcome bonus'));
  expect(within(dialog).getByLabelText('Amount')).toBeTruthy();
});

it.each([
  ['names no numbers of a condition', activeWith(undefined)],
  ['says that the condition is met', activeWith({ ...running, total: 120_000n })],
  ['says that the condition is lost', activeWith({ ...running, total: 4_000n })],
])('a backend that %s leaves the withdrawal its form', async (_, answer) => {
  const backend = await homeWithCondition();
  backend.answers(bonusCalls.checkActive, answer);
  showHome();
  const dialog = await openFromHome();
  await waitFor(() => expect(backend.sent(bonusCalls.checkActive)).toHaveLength(2));
  await within(dialog).findByText('Welcome bonus');
  expect(within(dialog).getByLabelText('Amount')).toBeTruthy();
});

it('if the condition cannot be read, the withdrawal keeps its form', async () => {
  const backend = await homeWithCondition();
  showHome();
  await screen.findByText('Welcome bonus');
  backend.loses(bonusCalls.checkActive);
  const dialog = await openFromHome();
  await waitFor(() => expect(backend.sent(bonusCalls.checkActive)).toHaveLength(2));
  expect(within(dialog).getByLabelText('Amount')).toBeTruthy();
});
