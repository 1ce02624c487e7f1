import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { depositCalls } from '#features/deposit/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { accountOf, codeOf, emptyWallet, kbank, noCode } from '#support/screens/deposit-modal.tsx';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
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

// Simulates a page that the phone stopped: it disappears without clean-up, the storage stays.
const comeBack = (): void => {
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

let backend: FakeBackend;

beforeEach(() => {
  applyLocale('en');
  backend = fakeBackend();
  backend.answers(depositCalls.listMethods, { banks: [accountOf('SCB'), kbank], wallets: [], isManual: false });
  backend.answers(depositCalls.getQr, noCode);
  backend.answers(walletCalls.get, emptyWallet);
});

it('a page that the phone stopped opens the deposit modal again with its method and amount', async () => {
  openPage();
  await press('open');
  await choosePromptPay();
  fireEvent.input(await screen.findByLabelText('Amount'), { target: { value: '123.45' } });
  comeBack();
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('123.45');
  expect(screen.getByRole('heading', { name: /PromptPay/ })).toBeTruthy();
});

it('a closed modal stays closed after a reload and has forgotten its contents', async () => {
  openPage();
  await press('open');
  await choosePromptPay();
  await press('Close');
  expect(sessionStorage).toHaveLength(0);
  comeBack();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a member who reloads the page sees the screen below, and the deposit as it was when it is opened again', async () => {
  openPage();
  await press('open');
  await choosePromptPay();
  fireEvent.input(await screen.findByLabelText('Amount'), { target: { value: '123.45' } });
  window.dispatchEvent(new Event('pagehide'));
  comeBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('open');
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('123.45');
});

it('a code that was paid while the phone had stopped the page is told as paid, once', async () => {
  const paid = { hasQrcode: false, qrcodeId: 'qr-1', amount: 5_000n, ended: 'PAID', credited: 5_000n } as const;
  backend.answers(depositCalls.getQr, codeOf(5_000n));
  openPage();
  await press('open');
  await choosePromptPay();
  await screen.findByText('Transfer exactly this amount');
  backend.answers(depositCalls.getQr, { ...paid, paidAt: '2026-05-01T10:00:00.000Z' });
  comeBack();
  expect(await screen.findByRole('heading', { name: 'Deposit complete' })).toBeTruthy();
  await press('Close');
  await press('open');
  await choosePromptPay();
  expect(await screen.findByLabelText('Amount')).toBeTruthy();
});
