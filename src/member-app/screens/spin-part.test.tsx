import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { bonusCalls } from '#features/bonus/contract.ts';
import { spinCalls } from '#features/spin/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { SpinPart } from './spin-part.tsx';

const condition = { code: 'WELCOME', title: 'Welcome bonus', percentSuccess: 300, percentFail: 10 };
const waits = { percent: 300, amountMax: 30_000n, minimum: 10_000n };
const runs = { amount: 30_000n, base: 40_000n, total: 80_000n, success: 120_000n, fail: 4_000n };
const slices = [{ code: 'A', label: 'Slice A', bgColor: '#112233', textColor: '#ffffff', htmlDescription: null }];

let backend: FakeBackend;
beforeEach(() => {
  applyLocale('en');
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  backend = fakeBackend();
  backend.answers(walletCalls.get, walletAnswerOf({}));
  backend.answers(spinCalls.getSetup, { activeSpinwheel: { name: 'Wheel', slice: slices }, userCoin: 3 });
  backend.answers(spinCalls.getOdds, { odds: null });
  backend.answers(spinCalls.listCoupons, [
    { _id: 'one', prize: { name: 'A prize', slice: { code: 'A', label: 'Slice A' } }, amount: 2_500n },
  ]);
});

const open = async (active: AnswerOf<typeof bonusCalls.checkActive>): Promise<HTMLButtonElement> => {
  cleanup();
  backend.answers(bonusCalls.checkActive, active);
  renderScreen(<SpinPart />, { at: '/user/spin' });
  return screen.findByRole<HTMLButtonElement>('button', { name: 'Claim' });
};

it('while the condition of a bonus runs a coupon says when it can be claimed, and leads to the condition', async () => {
  await open({ status: true, type: 'bonus', condition: { ...condition, runs } });
  const reason = await screen.findByText('You have an active bonus. You can receive this once that bonus has ended');
  const claim = screen.getByRole<HTMLButtonElement>('button', { name: 'Claim' });
  expect([claim.disabled, claim.getAttribute('aria-describedby')]).toEqual([true, reason.id]);
  expect(screen.getByRole('link', { name: 'Bonus conditions' }).getAttribute('href')).toBe('/user/bonus');
  backend.answers(spinCalls.spin, {
    success: true,
    result: { code: 'A', label: 'Slice A', remainingCoin: 2 },
    error: null,
  });
  fireEvent.click(screen.getByRole('button', { name: /^Spin/ }));
  const won = await screen.findByRole('dialog', { name: 'Congratulations, you won Slice A' });
  expect(won.textContent).toContain('claim the coupon below the wheel when the bonus has ended');
  expect(won.textContent).not.toContain('goes to your main wallet');
});

it('a bonus that waits for its deposit, or of which a backend does not say more, keeps no coupon back', async () => {
  for (const more of [{ condition: { ...condition, waits } }, {}]) {
    const claim = await open({ status: true, type: 'bonus', ...more });
    fireEvent.click(claim);
    expect(within(await screen.findByRole('alertdialog')).getByText(/goes to your main wallet/)).toBeTruthy();
    expect(claim.disabled).toBe(false);
    expect(screen.queryByRole('link', { name: 'Bonus conditions' })).toBeNull();
  }
});
