import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { memberCareCalls } from '../contract.ts';
import { ResetScreen } from './reset-screen.tsx';

const open = (): void => {
  applyLocale('en');
  renderScreen(<ResetScreen />, { at: '/reset' });
};

const fill = (values: Partial<Record<string, string>>): void => {
  const fields = {
    'Phone number': '081 234-5678',
    'Code from the text message': '123456',
    'New password': 'a good password',
    'Confirm password': 'a good password',
    ...values,
  };
  for (const [label, value] of Object.entries(fields))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Set the new password' }));
};

it('sets the new password by phone and code, and leads to the login', async () => {
  const backend = fakeBackend();
  backend.answers(memberCareCalls.resetPassword, { message: 'SUCCESS' });
  open();
  fill({});
  expect(await screen.findByText(/Your new password is set/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /ok|close|done/i }));
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/login');
  expect(backend.questions(memberCareCalls.resetPassword)).toEqual([
    { username: '0812345678', code: '123456', newPassword: 'a good password' },
  ]);
});

it.each([
  [{ 'Code from the text message': '12345' }, 'The code has 6 digits'],
  [{ 'New password': 'short', 'Confirm password': 'short' }, 'Use 8 to 128 characters'],
  [{ 'Confirm password': 'another password' }, "Passwords don't match"],
  [{ 'Phone number': '' }, 'Please fill in this field'],
])('%j is named and nothing is sent', (values, text) => {
  const backend = fakeBackend();
  open();
  fill(values);
  expect(screen.getAllByText(new RegExp(text)).length).toBeGreaterThan(0);
  expect(backend.sent(memberCareCalls.resetPassword)).toEqual([]);
});

it('a wrong code and a wrong phone show the same message, and the typed text stays', async () => {
  fakeBackend().refuses(memberCareCalls.resetPassword, 'OTP_CODE_INVALID');
  open();
  fill({});
  expect(await screen.findByText(/The phone number or the code is wrong/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Code from the text message').value).toBe('123456');
});

it('who has no code yet is one press away from those who send it', async () => {
  fakeBackend();
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Contact us' }));
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/contact');
});
