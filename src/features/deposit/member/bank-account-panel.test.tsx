import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { profileCalls } from '#features/profile/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { accountOf, openDeposit, ownAccount, pass, press, willingDeposits } from '#support/screens/deposit-modal.tsx';

let written: string[] = [];
let mayCopy = true;

beforeEach(() => {
  written = [];
  mayCopy = true;
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    if (!mayCopy) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    written.push(text);
    return Promise.resolve();
  });
});

const nameField = (): HTMLInputElement | null => screen.queryByLabelText('Account name in English');
const typeName = (text: string): void => {
  const input = nameField();
  if (input !== null) fireEvent.input(input, { target: { value: text } });
};
const openWith = (bankCode: string, bankAccountName: string) =>
  openDeposit({ bankAccount: { ...ownAccount, bankCode, bankAccountName } });

it('copies only the digits and says what was copied', async () => {
  proves('PRES-25', 'OP-210', 'FMT-04');
  willingDeposits(accountOf('SCB'));
  await openDeposit();
  expect(screen.getByText('014-200-0002')).toBeTruthy();
  await press('Copy');
  expect(written).toEqual(['0142000002']);
  expect(screen.getByText('Copied: 0142000002')).toBeTruthy();
});

it.each([
  ['SCB', 'น้อย ใจดี'],
  ['KTB', 'Noi Jaidee'],
  ['TMB', 'NOI JAIDEE'],
  ['BBL', 'NOI JAIDEE'],
])('copies at once when the member’s account is %s in the name of %s', async (bankCode, name) => {
  proves('DEP-17');
  willingDeposits(accountOf('SCB'));
  await openWith(bankCode, name);
  await press('Copy');
  expect(written).toHaveLength(1);
  expect(nameField()).toBeNull();
});

it.each([
  ['KTB', 'DEP-14'],
  ['TMB', 'DEP-15'],
  ['BBL', 'DEP-16'],
])('%s: an English name is saved first, and the copy follows 1 second later', async (bankCode, ids) => {
  proves(ids, 'DEP-18', 'DEP-19', 'DEP-20', 'HOME-22', 'OP-085', 'API-025');
  const backend = willingDeposits(accountOf('SCB'));
  await openWith(bankCode, 'น้อย ใจดี');
  await press('Copy');
  expect(written).toEqual([]);
  expect(document.activeElement).toBe(nameField());
  typeName('noi jaidee ');
  await press('Save');
  expect(backend.questions(profileCalls.editBankAccountName)).toEqual([{ bankCode, bankAccountName: 'NOI JAIDEE' }]);
  expect(backend.sent(walletCalls.get)).toHaveLength(1);
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(nameField()).toBeNull();
  await pass(950);
  expect(written).toEqual([]);
  await pass(100);
  expect(written).toEqual(['0142000002']);
  await pass(4_000);
  expect(screen.getByText('Copied: 0142000002')).toBeTruthy();
});

it('does not ask for the name a second time', async () => {
  const backend = willingDeposits(accountOf('SCB'));
  await openWith('KTB', 'น้อย ใจดี');
  await press('Copy');
  typeName('NOI');
  await press('Save');
  await pass(1_100);
  await press('Copy');
  expect(written).toHaveLength(2);
  expect(backend.sent(profileCalls.editBankAccountName)).toHaveLength(1);
});

it.each(['', '   ', 'น้อย', 'NOI 2', 'NOI-DEE', 'NOÏ'])(
  '"%s" is not an English name: the field says so and nothing is sent',
  async (name) => {
    proves('VAL-26', 'VAL-27', 'VAL-29', 'OP-211');
    const backend = willingDeposits(accountOf('SCB'));
    await openWith('KTB', 'น้อย ใจดี');
    await press('Copy');
    typeName(name);
    await press('Save');
    expect(screen.getByText('The bank account name must be in English only')).toBeTruthy();
    expect(nameField()?.getAttribute('aria-invalid')).toBe('true');
    expect(backend.sent(profileCalls.editBankAccountName)).toEqual([]);
    await pass(2_000);
    expect(written).toEqual([]);
  },
);

it('the name turns to capitals while it is typed, and the caret stays', async () => {
  proves('VAL-28');
  willingDeposits(accountOf('SCB'));
  await openWith('KTB', 'น้อย ใจดี');
  await press('Copy');
  const input = nameField();
  if (input === null) throw new Error('no field');
  input.value = 'nXoi';
  input.setSelectionRange(2, 2);
  fireEvent.input(input);
  expect([input.value, input.selectionStart]).toEqual(['NXOI', 2]);
});

it('a refused name shows a red toast, the form stays and nothing is copied', async () => {
  proves('PRES-10');
  const backend = willingDeposits(accountOf('SCB'));
  backend.refuses(profileCalls.editBankAccountName, 'BANK_ACCOUNT_NAME_ENG');
  await openWith('KTB', 'น้อย ใจดี');
  await press('Copy');
  typeName('NOI');
  await press('Save');
  await pass(100);
  const toast = screen.getByText('The bank account name must be in English only');
  expect(toast.closest('[role="alert"]')).not.toBeNull();
  expect(nameField()?.value).toBe('NOI');
  await pass(2_000);
  expect(written).toEqual([]);
});

it('if the browser refuses to copy after saving, the app says so and the button stays', async () => {
  proves('PRES-26', 'OP-086');
  willingDeposits(accountOf('SCB'));
  await openWith('KTB', 'น้อย ใจดี');
  await press('Copy');
  typeName('NOI');
  mayCopy = false;
  await press('Save');
  await pass(5_100);
  expect(screen.getByText('Failed to copy')).toBeTruthy();
  expect(getSelection()?.toString()).toBe('014-200-0002');
  mayCopy = true;
  await press('Copy');
  expect(written).toEqual(['0142000002']);
});

it('without a name the number is not copied, and the next press asks again', async () => {
  willingDeposits(accountOf('SCB'));
  await openWith('KTB', 'น้อย ใจดี');
  await press('Copy');
  await press('Cancel');
  await pass(2_000);
  expect(nameField()).toBeNull();
  await press('Copy');
  expect(nameField()).not.toBeNull();
  expect(written).toEqual([]);
});
