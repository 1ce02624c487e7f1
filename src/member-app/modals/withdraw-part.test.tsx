import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { showHome, willingHome } from '#support/screens/home.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';

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
