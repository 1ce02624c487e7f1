import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { accountOf, choose, kbank, openDeposit, pass, willingDeposits } from '#support/screens/deposit-modal.tsx';
import type { FakeBackend } from '#support/screens/fake-backend.tsx';
import { depositCalls } from '../contract.ts';

let backendNow: FakeBackend;

const isShown = (text: string | RegExp): boolean => screen.queryByText(text) !== null;
const { bankCode, bankType, mode, bank } = accountOf('GSB', { mode: 'MANUAL' });
const gsbBySlip = { bankCode, bankType, mode, bank };

const closes = async (lookup: AnswerOf<typeof depositCalls.listMethods>): Promise<void> => {
  backendNow.answers(depositCalls.listMethods, lookup);
  await pass(30_000);
};

it('an account that is closed while it is shown leaves the screen, and no other takes its place without a word', async () => {
  backendNow = willingDeposits(accountOf('SCB'), accountOf('GSB', { bankAccountNo: '0200000001' }));
  await openDeposit();
  await choose(/Bank SCB/);
  const other = accountOf('SCB', { bankAccountNo: '0300000001' });
  await closes({ banks: [other], wallets: [], isManual: false });
  expect(isShown(/receives no payments now/)).toBe(true);
  for (const number of ['014-200-0002', '030-000-0001']) expect(isShown(number)).toBe(false);
  await choose(/Bank SCB/);
  expect([isShown('030-000-0001'), isShown(/receives no payments now/)]).toEqual([true, false]);
});

it('the slip for an account that is closed meanwhile stays, without the number', async () => {
  const gsb = accountOf('GSB', { mode: 'MANUAL' });
  backendNow = willingDeposits(accountOf('SCB'), gsb);
  await openDeposit();
  await choose(/Bank GSB/);
  const upload = screen.getByText('slip upload of GSB');
  await closes({ banks: [accountOf('SCB')], wallets: [], isManual: false, slipOnly: [gsbBySlip] });
  expect(isShown(/receives no payments now/)).toBe(true);
  expect(isShown('014-200-0002')).toBe(false);
  expect(screen.getByText('slip upload of GSB')).toBe(upload);
});

it('the amount typed for a code stays when its method is closed meanwhile', async () => {
  backendNow = willingDeposits(accountOf('SCB'), kbank);
  await openDeposit();
  await choose(/Bank KBANK/);
  const amount = (): HTMLInputElement => screen.getByLabelText('Amount');
  fireEvent.input(amount(), { target: { value: '500' } });
  await closes({ banks: [accountOf('SCB')], wallets: [], isManual: false });
  expect(amount().value).toBe('500');
});
