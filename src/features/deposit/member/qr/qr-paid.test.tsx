import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
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

const setVisible = (isVisible: boolean): void => focusManager.setFocused(isVisible);
afterEach(() => focusManager.setFocused(undefined));

const ended = (part: Partial<AnswerOf<typeof depositCalls.getQr>>) => ({
  hasQrcode: false,
  qrcodeId: 'qr-1',
  amount: 5_000n,
  ...part,
});
const paid = (credited: bigint) => ended({ ended: 'PAID', credited, paidAt: new Date().toISOString() });

const isShown = (text: string): boolean => screen.queryAllByText(text).length > 0;

it('polls every 5 seconds, only while a code is on a visible screen', async () => {
  proves('OP-113');
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

it('a paid code is shown as credited from the same answer, and the balances are read again', async () => {
  proves('OP-113', 'DEP-02');
  const backend = willingDeposits(kbank);
  const { promise, resolve } = Promise.withResolvers<void>();
  let read = 0;
  const refreshBalances = (): Promise<void> => {
    read += 1;
    return promise;
  };
  await openDeposit({ refreshBalances, balance: 105_025n });
  await createOf('50');
  expect(isShown('Deposit complete')).toBe(false);
  backend.answers(depositCalls.getQr, paid(5_025n));
  await pass(5_100);
  expect(screen.getByRole('heading', { name: 'Deposit complete' })).toBeTruthy();
  for (const text of ['+฿50.25', 'Bank KBANK', 'Main wallet']) expect(isShown(text)).toBe(true);
  expect(isShown('The money is in your main wallet and ready to use')).toBe(true);
  expect(isShown('You paid another amount than the 50.00 baht of the QR code. What you paid is in your wallet')).toBe(
    true,
  );
  expect(isShown('฿1,050.25'), 'a balance from before the money').toBe(false);
  resolve();
  await pass(100);
  expect(isShown('฿1,050.25')).toBe(true);
  await pass(60_000);
  expect(read).toBe(1);
  expect(backend.sent(depositCalls.getQr)).toHaveLength(2);
});

it('if the backend does not say how a code ended, the app reads the balances, promises nothing and points to the statement', async () => {
  const backend = willingDeposits(kbank);
  let [read, viewed] = [0, 0];
  await openDeposit({
    refreshBalances: () => Promise.resolve(void (read += 1)),
    onViewStatement: () => void (viewed += 1),
  });
  await createOf('50');
  backend.answers(depositCalls.getQr, noCode);
  await pass(5_100);
  expect(isShown('Deposit complete')).toBe(false);
  expect(isShown('This QR code is no longer in use')).toBe(true);
  expect(isShown('If you have paid it, your money is not lost. Please look at your statement')).toBe(true);
  await press('View statement');
  expect([read, viewed]).toEqual([1, 1]);
  backend.answers(depositCalls.getQr, codeOf(6_000n));
  await createOf('60');
  await pass(500);
  expect(backend.sent(depositCalls.createQr)).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'QR code for 60.00 baht' })).toBeTruthy();
});

it('a code that somebody else paid says so, with the time until staff decide, and links to the statement', async () => {
  const backend = willingDeposits(kbank);
  await openDeposit();
  await createOf('50');
  backend.answers(
    depositCalls.getQr,
    ended({ ended: 'OTHER_SENDER', waiting: 5_000n, paidAt: new Date().toISOString() }),
  );
  await pass(5_100);
  expect(screen.getByRole('heading', { name: 'Received from another account. We are checking it' })).toBeTruthy();
  expect(
    screen.getAllByText(/Our staff will check it within 15 minutes\. Your money is not lost\. Follow/),
  ).toHaveLength(2);
  expect(isShown('Deposit complete')).toBe(false);
  expect(screen.getByRole('button', { name: 'View statement' })).toBeTruthy();
});

it('a paid code is shown once: the next opening offers a new amount', async () => {
  const backend = willingDeposits(kbank);
  const { unmount } = await openDeposit();
  await createOf('50');
  backend.answers(depositCalls.getQr, paid(5_000n));
  await pass(5_100);
  await press('Done');
  unmount();
  await openDeposit();
  expect(isShown('Deposit complete')).toBe(false);
  expect(screen.getByRole('button', { name: 'Create QR code' })).toBeTruthy();
});
