import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { withdrawCalls } from '../contract.ts';
import { WithdrawModal } from './withdraw-modal.tsx';

beforeEach(() => {
  applyLocale('en');
  fakeBackend().answers(withdrawCalls.limits, { withdrawMin: 5_000_000n, withdrawMax: 2_000_000_000n });
});

const open = async (balance: bigint): Promise<void> => {
  const bankAccount = {
    bank: { nameTH: 'BCEL', nameEN: 'BCEL' },
    bankCode: 'BCEL',
    bankAccountName: 'NOI DEE',
    bankAccountNo: '9876543210',
  };
  const wallet = { bankAccount, balance, inGames: 0n, currency: 'LAK', reading: 'done' } as const;
  const ways = { onFollow: () => undefined, onTransfer: () => undefined, onClose: () => undefined };
  renderScreen(<WithdrawModal wallet={wallet} {...ways} />, { at: '/user/home' });
  await screen.findByText(/^You can withdraw/);
};

const field = (): HTMLInputElement => screen.getByLabelText('Amount');
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const review = async (text: string): Promise<void> => {
  fireEvent.input(field(), { target: { value: text } });
  await press('Next');
};

it('the limits of a member in kip are in kip', async () => {
  await open(9_000_000n);
  expect(screen.getByText('You can withdraw 50,000.00 kip to 20,000,000.00 kip')).toBeTruthy();
});

it('All takes whole kip, and what is less than a kip stays in the wallet', async () => {
  proves('OP-123');
  await open(6_000_075n);
  await press('All');
  expect(field().value).toBe('60,000.00');
});

it('parts of a kip are reported under the field and not sent', async () => {
  proves('OP-123');
  await open(9_000_000n);
  for (const text of ['50000.50', '50000.01', '50000.001', '']) {
    await review(text);
    expect(screen.getByText('Enter an amount in whole kip').closest('form')).not.toBeNull();
    expect(screen.queryByText('Check before you withdraw')).toBeNull();
  }
  await review('50000.00');
  expect(screen.getByText('Check before you withdraw')).toBeTruthy();
});
