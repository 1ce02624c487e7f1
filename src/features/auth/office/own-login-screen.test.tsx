import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { authOfficeCalls } from '../office-contract.ts';
import { OwnLoginScreen } from './own-login-screen.tsx';

const open = (passkeys: AnswerOf<typeof authOfficeCalls.listFactors>['passkeys'] = []) => {
  applyLocale('en');
  const backend = fakeBackend();
  backend.answers(authOfficeCalls.listFactors, { recoveryCodesLeft: 3, passkeys });
  renderOffice(<OwnLoginScreen />, { at: '/self' });
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
  // For password managers.
  expect(document.querySelector('form input[autocomplete=username]')).toHaveProperty(
    'value',
    expect.stringMatching(/./),
  );
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

it('a wrong current password is reported', async () => {
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
  press('Create new recovery codes');
  expect(await screen.findByText('ABCD-2')).toBeTruthy();
  press('I have kept them');
  expect(screen.queryByText('ABCD-2')).toBeNull();
});

const passkey = {
  passkeyId: '01920000-0000-7000-8000-000000000001',
  name: 'my phone',
  createdAt: '2026-11-22T03:00:00.000Z',
  usedAt: null,
};

it('a passkey is listed by its name and removed after the password', async () => {
  const backend = open([passkey]);
  backend.answers(authOfficeCalls.removePasskey, { message: 'SUCCESS' });
  expect(await screen.findByText('my phone')).toBeTruthy();
  expect(screen.getByText(/not used yet/)).toBeTruthy();
  press('Remove my phone');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.input(dialog.getByLabelText('Current password'), { target: { value: 'the old long password' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Passkey removed')).toBeTruthy();
  const { passkeyId } = passkey;
  expect(backend.questions(authOfficeCalls.removePasskey)).toEqual([{ passkeyId, password: 'the old long password' }]);
});

it('a browser without passkeys says so and offers none', async () => {
  open();
  expect(await screen.findByText('This browser cannot use passkeys')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
