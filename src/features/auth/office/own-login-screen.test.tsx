import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { authOfficeCalls } from '../office-contract.ts';
import { OwnLoginScreen } from './own-login-screen.tsx';

const open = () => {
  applyLocale('en');
  const backend = fakeBackend();
  backend.answers(authOfficeCalls.listFactors, { recoveryCodesLeft: 3 });
  renderScreen(<OwnLoginScreen />, { at: '/self' });
  return backend;
};
const type = (label: string, value: string, place = 0): void => {
  const field = screen.getAllByLabelText(label)[place];
  if (field !== undefined) fireEvent.input(field, { target: { value } });
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

const change = (newPassword: string, confirm = newPassword): void => {
  type('Current password', 'the old long password');
  type('New password', newPassword);
  type('Confirm the new password', confirm);
  press('Change password');
};

it('staff change their own password', async () => {
  const backend = open();
  backend.answers(authOfficeCalls.changePassword, { message: 'SUCCESS' });
  change('the new long password');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(backend.questions(authOfficeCalls.changePassword)).toEqual([
    { oldPassword: 'the old long password', newPassword: 'the new long password' },
  ]);
});

it.each([
  ['14 characters.', '14 characters.', 'Use 15 characters or more'],
  ['the new long password', 'another long password', "Passwords don't match"],
])('%s with %s is refused before it is sent', (newPassword, confirm, text) => {
  const backend = open();
  change(newPassword, confirm);
  expect(screen.getAllByText(new RegExp(text)).length).toBeGreaterThan(0);
  expect(backend.sent(authOfficeCalls.changePassword)).toEqual([]);
});

it('a wrong current password is said', async () => {
  const backend = open();
  backend.refuses(authOfficeCalls.changePassword, 'WRONG_PASSWORD');
  change('the new long password');
  expect(await screen.findByText('Incorrect password')).toBeTruthy();
});

it('new recovery codes are shown once, after the password', async () => {
  const backend = open();
  backend.answers(authOfficeCalls.makeRecoveryCodes, { recoveryCodes: ['ABCD-1', 'ABCD-2'] });
  expect(await screen.findByText(/3 left/)).toBeTruthy();
  type('Current password', 'the old long password', 1);
  press('Make new recovery codes');
  expect(await screen.findByText('ABCD-2')).toBeTruthy();
  press('I have kept them');
  expect(screen.queryByText('ABCD-2')).toBeNull();
});
