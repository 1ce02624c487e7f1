import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { showHome, willingHome } from '#support/screens/home.tsx';
import { gameAnswer, walletAnswerOf } from '#support/screens/wallet-answer.tsx';

const openWithdraw = async (wallet: ReturnType<typeof walletAnswerOf>): Promise<HTMLElement> => {
  const backend = await willingHome(wallet);
  backend.answers(withdrawCalls.limits, { withdrawMin: 10_000n, withdrawMax: 5_000_000n });
  showHome();
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw' });
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
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw' });
    const [reach, fall] = said;
    expect(
      await within(dialog).findByText(
        new RegExp(`You can withdraw once it reaches ${reach} baht or falls to ${fall} baht\\.`),
      ),
    ).toBeTruthy();
    expect(within(dialog).getByRole('heading', { name: 'Active: Bonus' })).toBeTruthy();
  },
);
