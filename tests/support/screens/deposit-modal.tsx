import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { depositCalls } from '#features/deposit/contract.ts';
import { DepositModal } from '#features/deposit/member/deposit-modal.tsx';
import type { DepositShell } from '#features/deposit/member/deposit-shell.ts';
import { WalletLinkPart } from '../../../src/member-app/modals/wallet-link-part.tsx';
import { profileCalls } from '#features/profile/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { loadRefusalTexts } from '#i18n/refusal-text.ts';
import { type FakeBackend, fakeBackend } from './fake-backend.tsx';
import { renderScreen } from './render-screen.tsx';

type Account = AnswerOf<typeof depositCalls.listMethods>['banks'][number];
type QrRecord = AnswerOf<typeof depositCalls.getQr>;

export const accountOf = (bankCode: string, part: Partial<Account> = {}): Account => ({
  bankCode,
  bankType: 'BANK',
  mode: 'AUTO',
  bank: { nameTH: `ธนาคาร ${bankCode}`, nameEN: `Bank ${bankCode}` },
  bankAccountName: 'KRAPAO COMPANY LIMITED',
  bankAccountNo: '0142000002',
  currency: 'BAHT',
  ...part,
});

export const kbank = accountOf('KBANK', { bankType: 'QR', mode: 'MANUAL' });

export const ownAccount = {
  bank: { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  bankCode: 'KTB',
  bankAccountName: 'NOI DEE',
  bankAccountNo: '9876543210',
};

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#000"/></svg>';

export const noCode: QrRecord = { hasQrcode: false };

export const codeOf = (amount: bigint, part: Partial<QrRecord> = {}): QrRecord => ({
  qrcodeId: 'qr-1',
  hasQrcode: true,
  qrcode: drawing,
  amount,
  expireIn: new Date(Date.now() + 600_000).toISOString(),
  ...part,
});

export const emptyWallet: AnswerOf<typeof walletCalls.get> = {
  profile: { _id: 'm', username: '0812345678', name: 'Noi', createdAt: '2026-01-01T00:00:00Z', coin: 0 },
  bankAccount: ownAccount,
  wallet: { amount: 0n },
  invite: { amount: 0n, percentSuccess: 0, percentFail: 0 },
  slots: [],
};

export const openHours = { closedFrom: '23:30', closedTo: '00:30', isClosed: false, uploadWithinMinutes: 60 };

export const willingDeposits = (...banks: Account[]): FakeBackend => {
  const backend = fakeBackend();
  backend.answers(depositCalls.listMethods, { banks, wallets: [], isManual: false });
  let live = noCode;
  backend.answers(depositCalls.getQr, () => live);
  backend.answers(depositCalls.getSlipWindow, openHours);
  backend.answers(depositCalls.createQr, ({ amount }) => {
    live = codeOf(amount);
    return live;
  });
  backend.answers(depositCalls.cancelQr, () => {
    live = noCode;
    return { message: 'SUCCESS' };
  });
  backend.answers(profileCalls.editBankAccountName, { message: 'SUCCESS' });
  backend.answers(walletCalls.get, emptyWallet);
  return backend;
};

const shell = (part: Partial<DepositShell> = {}): DepositShell => ({
  bankAccount: ownAccount,
  balance: 100_000n,
  renameAccount: (name) => answerOf(profileCalls.editBankAccountName, name),
  refreshBalances: () => Promise.resolve(),
  onViewStatement: () => undefined,
  onFollow: () => undefined,
  onFollowLine: () => undefined,
  WalletSection: WalletLinkPart,
  DepositWatch: () => null,
  renderSlipUpload: ({ bankCode, onSent }) => (
    <>
      <p>{`slip upload of ${bankCode}`}</p>
      <button type="button" onClick={() => onSent(true)}>
        the slip was received
      </button>
    </>
  ),
  slipArrival: 0,
  ...part,
});

// Lets pending work finish; with a fake clock, time passes.
export const pass = (ms = 0): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });

export interface OpenedDeposit {
  readonly closed: () => number;
  readonly unmount: () => void;
}

// In English, with a clock that stands still until the test moves it.
export const openDeposit = async (part: Partial<DepositShell> = {}): Promise<OpenedDeposit> => {
  applyLocale('en');
  await loadRefusalTexts();
  if (!vi.isFakeTimers()) vi.useFakeTimers();
  let closed = 0;
  const onClose = (): void => {
    closed += 1;
  };
  const { unmount } = renderScreen(<DepositModal {...shell(part)} onClose={onClose} />, { at: '/user/home' });
  await pass(10);
  return { closed: () => closed, unmount };
};

export const press = async (name: string | RegExp): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.advanceTimersByTimeAsync(10);
  });
};

// The buttons of the methods on offer, while none is chosen.
export const methodButtons = (): HTMLElement[] => {
  const list = screen.queryByRole('list', { name: 'Deposit method' });
  return list === null ? [] : within(list).getAllByRole('button');
};

// From the list, or instead of the chosen method.
export const choose = async (name: string | RegExp): Promise<void> => {
  if (methodButtons().length === 0) await press('Change method');
  await press(name);
};

export const amountField = (): HTMLInputElement => screen.getByLabelText('Amount');

export const typeAmount = (text: string): void => {
  fireEvent.input(amountField(), { target: { value: text } });
};

export const createOf = async (text: string): Promise<void> => {
  typeAmount(text);
  await press('Create QR code');
};

export const timer = (): string | null => screen.queryByRole('timer')?.textContent ?? null;
