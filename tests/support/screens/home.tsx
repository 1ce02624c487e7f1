import { screen } from '@testing-library/react';
import { bonusCalls } from '#features/bonus/contract.ts';
import { contentCalls } from '#features/content/contract.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { spinCalls } from '#features/spin/contract.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { type WalletAnswer, walletCalls } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { loadRefusalTexts } from '#i18n/refusal-text.ts';
import { AppFrame } from '../../../src/member-app/app-frame.tsx';
import { HomeScreen } from '../../../src/member-app/home/home-screen.tsx';
import { ModalHost } from '../../../src/member-app/modal-host.tsx';
import { type FakeBackend, fakeBackend } from './fake-backend.tsx';
import { renderScreen } from './render-screen.tsx';

// Default answers for everything the home screen requests.
export const willingHome = async (wallet: WalletAnswer): Promise<FakeBackend> => {
  applyLocale('en');
  await loadRefusalTexts();
  const backend = fakeBackend();
  backend.answers(walletCalls.get, wallet);
  backend.answers(lookupCalls.getInfo, { name: 'Krapao', website: null });
  backend.answers(lookupCalls.getNotice, { title: null, html: null });
  backend.answers(lookupCalls.listAgreements, []);
  backend.answers(contentCalls.listBanners, []);
  backend.answers(spinCalls.getActive, { isActive: false });
  backend.answers(statementCalls.get, { total: 0, statements: [] });
  backend.answers(bonusCalls.checkActive, { status: false, type: null });
  return backend;
};

export const showHome = (): ReturnType<typeof renderScreen> =>
  renderScreen(
    <AppFrame>
      <ModalHost>
        <HomeScreen />
      </ModalHost>
    </AppFrame>,
    { at: '/user/home' },
  );

// The home screen with its balances and games, which are drawn after the money.
export const openHome = async (wallet: WalletAnswer): Promise<FakeBackend> => {
  const backend = await willingHome(wallet);
  showHome();
  await screen.findByRole('heading', { name: 'Total balance' });
  if (wallet.slots.length > 0) await screen.findAllByRole('list', { name: /^(Slot|Sport|Lotto)/ });
  return backend;
};
