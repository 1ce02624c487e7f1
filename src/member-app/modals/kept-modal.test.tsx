import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { depositCalls } from '#features/deposit/contract.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { accountOf, codeOf, emptyWallet, kbank, noCode } from '#support/screens/deposit-modal.tsx';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { ModalHost } from '../modal-host.tsx';
import { useModals } from '../use-modals.ts';

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

const arriveBy = (type: 'navigate' | 'reload'): void =>
  void vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);

const leave = (): void => void window.dispatchEvent(new Event('pagehide'));

const reload = (): void => {
  arriveBy('reload');
  leave();
  comeBack();
};

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const chooseMethod = async (name: RegExp): Promise<void> => {
  const method = await screen.findByRole('button', { name }, { timeout: 5_000 });
  await act(async () => void fireEvent.click(method));
};

const choosePromptPay = (): Promise<void> => chooseMethod(/PromptPay/);

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

it('a member who reloads the page comes back to the open code with its amount, and makes no second one', async () => {
  openPage();
  await press('open');
  await choosePromptPay();
  fireEvent.input(await screen.findByLabelText('Amount'), { target: { value: '123.45' } });
  backend.answers(depositCalls.createQr, codeOf(12_345n));
  await press('Create QR code');
  await screen.findByText('Transfer exactly this amount');
  backend.answers(depositCalls.getQr, codeOf(12_345n));
  reload();
  expect(await screen.findByRole('img', { name: 'QR code for 123.45 baht' })).toBeTruthy();
  expect(backend.sent(depositCalls.createQr)).toHaveLength(1);
});

it('a member who reloads the page with an account’s details comes back to them', async () => {
  openPage();
  await press('open');
  backend.answers(statementCalls.get, { total: 0, statements: [] });
  await chooseMethod(/Bank transfer/);
  await screen.findByRole('button', { name: 'I have transferred' });
  reload();
  expect(await screen.findByRole('button', { name: 'I have transferred' })).toBeTruthy();
});

it('a member who goes to an address of the app sees what is there, also after a reload', async () => {
  openPage();
  await press('open');
  await choosePromptPay();
  arriveBy('navigate');
  leave();
  comeBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  reload();
  expect(screen.queryByRole('dialog')).toBeNull();
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
