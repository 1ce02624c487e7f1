import { screen } from '@testing-library/react';
import { getNotice, listAgreements } from '#features/lookup/contract.ts';
import { getStatement } from '#features/statement/contract.ts';
import { getWallet, type WalletAnswer } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { loadRefusalTexts } from '#i18n/refusal-text.ts';
import { HomeScreen } from '../../../src/member-app/home/home-screen.tsx';
import { ModalHost } from '../../../src/member-app/modal-host.tsx';
import { type FakeBackend, fakeBackend } from './fake-backend.tsx';
import { renderScreen } from './render-screen.tsx';

// Everything the home screen asks for, as far as a test does not care.
export const willingHome = async (wallet: WalletAnswer): Promise<FakeBackend> => {
  applyLocale('en');
  await loadRefusalTexts();
  const backend = fakeBackend();
  backend.answers(getWallet, wallet);
  backend.answers(getNotice, { title: null, html: null });
  backend.answers(listAgreements, []);
  backend.answers(getStatement, { total: 0, statements: [] });
  return backend;
};

export const showHome = (): ReturnType<typeof renderScreen> =>
  renderScreen(
    <ModalHost>
      <HomeScreen />
    </ModalHost>,
    { at: '/user/home' },
  );

// The home screen with its balances.
export const openHome = async (wallet: WalletAnswer): Promise<FakeBackend> => {
  const backend = await willingHome(wallet);
  showHome();
  await screen.findByRole('heading', { name: 'Total balance' });
  return backend;
};
