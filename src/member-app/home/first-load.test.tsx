import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import type { FakeBackend } from '#support/screens/fake-backend.tsx';
import { showHome, willingHome } from '#support/screens/home.tsx';
import { gameAnswer, walletAnswerOf } from '#support/screens/wallet-answer.tsx';

const longAgo = '2026-01-01T00:00:00.000Z';

// Their scripts come when the test says so.
const { bonus, resting } = vi.hoisted(() => ({
  bonus: Promise.withResolvers<void>(),
  resting: Promise.withResolvers<void>(),
}));
vi.mock('#features/bonus/member/condition-progress.tsx', async (original) => {
  await bonus.promise;
  return original();
});
vi.mock('../screens/resting-part.tsx', async (original) => {
  await resting.promise;
  return original();
});

const isShown = (): boolean => screen.queryByRole('heading', { name: 'Total balance' }) !== null;

// What is answered by now is drawn.
const settle = async (backend: FakeBackend): Promise<void> => {
  await vi.waitFor(() => expect(backend.sent(bonusCalls.checkActive)).toHaveLength(1));
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
};

it('no button is shown before the note of an active bonus that stands above others', async () => {
  const backend = await willingHome(walletAnswerOf({ slots: [] }));
  backend.answers(bonusCalls.checkActive, { status: true, type: 'bonus' });
  showHome();
  await settle(backend);
  expect(isShown()).toBe(false);
  bonus.resolve();
  await screen.findByRole('heading', { name: 'Total balance' });
  expect(screen.getByText('Active: Bonus')).toBeTruthy();
});

it('no button is shown before the money resting in games that stands above others', async () => {
  const slots = [gameAnswer({ code: 'JOKER', amount: 12_550n, lastUsedAt: longAgo })];
  const backend = await willingHome(walletAnswerOf({ slots }));
  showHome();
  await settle(backend);
  expect(isShown()).toBe(false);
  resting.resolve();
  await screen.findByRole('heading', { name: 'Total balance' });
  expect(screen.getByRole('region', { name: 'Money in games you have not opened for a day' })).toBeTruthy();
});
