import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { spinCalls } from '#features/spin/contract.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { SpinTilePart } from './spin-tile-part.tsx';

const Home = () => {
  const { data } = useQuery(walletQuery);
  return data === undefined ? null : <SpinTilePart otherwise={null} meanwhile={null} />;
};

it('many coins are shown with a separator, and their word may go below them instead of over the edges of the tile', async () => {
  applyLocale('th');
  const backend = fakeBackend();
  backend.answers(spinCalls.getActive, { isActive: true });
  const { profile, ...wallet } = walletAnswerOf({});
  backend.answers(walletCalls.get, { ...wallet, profile: { ...profile, coin: 2_469 } });
  renderScreen(<Home />, { at: '/user' });
  expect((await screen.findByRole('link')).textContent).toBe('วงล้อ 2,469 เหรียญ');
});
