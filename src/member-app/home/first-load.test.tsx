import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { slipCalls } from '#features/slip/contract.ts';
import { noteSentSlip } from '#features/slip/member/under-way-query.ts';
import { showHome, willingHome } from '#support/screens/home.tsx';
import { gameAnswer, walletAnswerOf } from '#support/screens/wallet-answer.tsx';

const longAgo = '2026-01-01T00:00:00.000Z';

// Each part is fetched for the first time in its test, later than the answers.
const buttonsCome = () => screen.findByRole('heading', { name: 'Total balance' });

it('no button is shown before the note of an active bonus that stands above others', async () => {
  const backend = await willingHome(walletAnswerOf({ slots: [] }));
  backend.answers(bonusCalls.checkActive, { status: true, type: 'bonus' });
  showHome();
  await buttonsCome();
  expect(screen.queryByText('Active: Bonus')).not.toBeNull();
});

it('no button is shown before the money resting in games that stands above others', async () => {
  const slots = [gameAnswer({ code: 'JOKER', amount: 12_550n, lastUsedAt: longAgo })];
  await willingHome(walletAnswerOf({ slots }));
  showHome();
  await buttonsCome();
  expect(screen.queryByRole('region', { name: 'Money in games you have not opened for a day' })).not.toBeNull();
});

it('no button is shown before the slip being checked that stands above them', async () => {
  noteSentSlip();
  const backend = await willingHome(walletAnswerOf({ slots: [] }));
  const answer = backend.holds(slipCalls.list, { slips: [], total: 0 });
  showHome();
  await screen.findByRole('link', { name: 'สมชาย ใจดี' });
  await waitFor(() => expect(backend.sent(lookupCalls.getNotice)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Total balance' })).toBeNull();
  answer();
  await buttonsCome();
});
