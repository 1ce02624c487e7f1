import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { depositCalls } from '#features/deposit/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { accountOf, emptyWallet, kbank, noCode } from '#support/screens/deposit-modal.tsx';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { ModalHost, useModals } from '../modal-host.tsx';

const Opener = () => {
  const modals = useModals();
  return (
    <button type="button" onClick={() => modals.open('deposit')}>
      open
    </button>
  );
};

const openPage = (): void => {
  renderScreen(
    <ModalHost>
      <Opener />
    </ModalHost>,
    { at: '/user/home' },
  );
};

// Simulates a reload: the page disappears without clean-up, the storage stays.
const reload = (): void => {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
  const kept = keys.map((key) => [key, sessionStorage.getItem(key) ?? ''] as const);
  cleanup();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  openPage();
};

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const choosePromptPay = async (): Promise<void> => {
  const method = await screen.findByRole('button', { name: /PromptPay/ }, { timeout: 5_000 });
  await act(async () => void fireEvent.click(method));
};

beforeEach(() => {
  applyLocale('en');
  const backend = fakeBackend();
  backend.answers(depositCalls.listMethods, { banks: [accountOf('SCB'), kbank], wallets: [], isManual: false });
  backend.answers(depositCalls.getQr, noCode);
  backend.answers(walletCalls.get, emptyWallet);
});

it('a reload opens the deposit modal again with its method and amount', async () => {
  openPage();
  await press('open');
  await choosePromptPay();
  fireEvent.input(await screen.findByLabelText('Amount'), { target: { value: '123.45' } });
  reload();
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('123.45');
  expect(screen.getByRole('heading', { name: /PromptPay/ })).toBeTruthy();
});

it('a closed modal stays closed after a reload and has forgotten its contents', async () => {
  openPage();
  await press('open');
  await choosePromptPay();
  await press('Close');
  expect(sessionStorage).toHaveLength(0);
  reload();
  expect(screen.queryByRole('dialog')).toBeNull();
});
