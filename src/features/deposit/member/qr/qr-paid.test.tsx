import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import {
  codeOf,
  createOf,
  kbank,
  noCode,
  openDeposit,
  pass,
  press,
  willingDeposits,
} from '#support/screens/deposit-modal.tsx';
import { depositCalls } from '../../contract.ts';
import type { StatementCredit } from '../deposit-shell.ts';
import { creditOf } from './credit-of.ts';

const setVisible = (isVisible: boolean): void => focusManager.setFocused(isVisible);
afterEach(() => focusManager.setFocused(undefined));

const credit = (part: Partial<StatementCredit> = {}): StatementCredit => ({
  statementType: 'deposit',
  status: 'SUCCESS',
  from: 'KBANK',
  amount: 5_000n,
  createdAt: new Date().toISOString(),
  ...part,
});

const isShown = (text: string): boolean => screen.queryAllByText(text).length > 0;

it('asks every 5 seconds, only while a code is on a visible screen', async () => {
  proves('OP-113', 'API-042');
  const backend = willingDeposits(kbank);
  await openDeposit();
  await pass(20_000);
  expect(backend.sent(depositCalls.getQr)).toHaveLength(1);
  await createOf('50');
  await pass(15_100);
  expect(backend.sent(depositCalls.getQr)).toHaveLength(4);
  act(() => setVisible(false));
  await pass(60_000);
  expect(backend.sent(depositCalls.getQr)).toHaveLength(4);
  act(() => setVisible(true));
  await pass(100);
  expect(backend.sent(depositCalls.getQr)).toHaveLength(5);
});

it('a paid code is gone: reads balances and statement and shows what was credited', async () => {
  proves('OP-113', 'DEP-02');
  const backend = willingDeposits(kbank);
  let read = 0;
  const readCredits = (): Promise<StatementCredit[]> => {
    read += 1;
    return Promise.resolve([credit({ amount: 5_025n })]);
  };
  await openDeposit({ readCredits, balance: 105_025n });
  await createOf('50');
  expect(isShown('Deposit complete')).toBe(false);
  backend.answers(depositCalls.getQr, noCode);
  await pass(5_100);
  await pass(100);
  expect(read).toBe(1);
  expect(screen.getByRole('heading', { name: 'Deposit complete' })).toBeTruthy();
  for (const text of ['+฿50.25', 'Bank KBANK', 'Main wallet', '฿1,050.25']) expect(isShown(text)).toBe(true);
  expect(isShown('The money is in your main wallet and ready to use')).toBe(true);
  await pass(60_000);
  expect(backend.sent(depositCalls.getQr)).toHaveLength(2);
});

it('nothing is called credited before the backend has said so', async () => {
  const backend = willingDeposits(kbank);
  const { promise, resolve } = Promise.withResolvers<StatementCredit[]>();
  await openDeposit({ readCredits: () => promise });
  await createOf('50');
  backend.answers(depositCalls.getQr, noCode);
  await pass(5_100);
  await pass(10_000);
  expect(isShown('Deposit complete')).toBe(false);
  expect(isShown('Checking your payment')).toBe(true);
  resolve([credit()]);
  await pass(100);
  await pass(100);
  expect(isShown('Deposit complete')).toBe(true);
});

it('a code that is gone without a credit promises nothing and offers a new one', async () => {
  const backend = willingDeposits(kbank);
  await openDeposit({ readCredits: () => Promise.resolve([credit({ from: 'SCB' })]) });
  await createOf('50');
  backend.answers(depositCalls.getQr, noCode);
  await pass(5_100);
  await pass(100);
  expect(isShown('Deposit complete')).toBe(false);
  expect(isShown('This QR code is no longer in use')).toBe(true);
  backend.answers(depositCalls.getQr, codeOf(6_000n));
  await createOf('60');
  await pass(500);
  expect(backend.sent(depositCalls.createQr)).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'QR code for 60.00 baht' })).toBeTruthy();
});

it('a code that somebody else paid says so, with the time until staff look, and leads to the statement', async () => {
  const backend = willingDeposits(kbank);
  const held = () => credit({ status: 'PENDING', note: 'OTHER_SENDER' });
  await openDeposit({ readCredits: () => Promise.resolve([held()]) });
  await createOf('50');
  backend.answers(depositCalls.getQr, noCode);
  await pass(5_100);
  await pass(100);
  expect(screen.getByRole('heading', { name: 'Paid from another account' })).toBeTruthy();
  expect(screen.getAllByText(/Our staff will look at it within 15 minutes\. The money is not lost\. The/)).toHaveLength(
    2,
  );
  expect(isShown('Deposit complete')).toBe(false);
  expect(screen.getByRole('button', { name: 'View statement' })).toBeTruthy();
});

it('a backend that writes no note of it is answered as before', async () => {
  const backend = willingDeposits(kbank);
  await openDeposit({ readCredits: () => Promise.resolve([credit({ status: 'PENDING' })]) });
  await createOf('50');
  backend.answers(depositCalls.getQr, noCode);
  await pass(5_100);
  await pass(100);
  expect(isShown('This QR code is no longer in use')).toBe(true);
});

it('a paid code is told once: the next opening offers a new amount', async () => {
  const backend = willingDeposits(kbank);
  const { unmount } = await openDeposit({ readCredits: () => Promise.resolve([credit()]) });
  await createOf('50');
  backend.answers(depositCalls.getQr, noCode);
  await pass(5_100);
  await pass(100);
  await press('Done');
  unmount();
  await openDeposit();
  expect(screen.getByRole('button', { name: 'Create QR code' })).toBeTruthy();
});

it('finds the credit by method and age alone', () => {
  const qr = { expireIn: '2026-05-01T10:10:00.000Z' };
  const at = (createdAt: string, part: Partial<StatementCredit> = {}) => credit({ createdAt, ...part });
  expect(creditOf([at('2026-05-01T09:59:59Z')], 'KBANK', qr)).toBeNull();
  expect(creditOf([at('2026-05-01T10:05:00Z', { status: 'PENDING' })], 'KBANK', qr)).toBeNull();
  expect(creditOf([at('2026-05-01T10:05:00Z', { statementType: 'transfer' })], 'KBANK', qr)).toBeNull();
  expect(creditOf([at('2026-05-01T10:05:00Z', { amount: null })], 'KBANK', qr)).toBeNull();
  const found = creditOf([at('2026-05-01T10:05:00Z'), at('2026-05-01T10:01:00Z')], 'KBANK', qr);
  expect(found).toEqual({ amount: 5_000n, createdAt: '2026-05-01T10:05:00Z' });
});
