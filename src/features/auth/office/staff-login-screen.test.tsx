import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { staffLogIn } from '../contract.ts';
import { StaffLoginScreen } from './staff-login-screen.tsx';

const open = (notice: string | null = null) => {
  applyLocale('en');
  const onEntered = vi.fn<(token: string) => void>();
  renderScreen(<StaffLoginScreen onEntered={onEntered} notice={notice} />, { at: '/' });
  return onEntered;
};

const logIn = (name: string, password: string): void => {
  fireEvent.input(screen.getByLabelText('Staff name'), { target: { value: name } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

it('staff log in with name and password and hand their token to the shell', async () => {
  const backend = fakeBackend();
  backend.answers(staffLogIn, { token: 'a token', staff: { name: 'malee', role: 'finance' } });
  const onEntered = open();
  logIn(' malee ', 'a long enough password');
  await vi.waitFor(() => expect(onEntered).toHaveBeenCalledWith('a token'));
  expect(backend.questions(staffLogIn)).toEqual([{ name: 'malee', password: 'a long enough password' }]);
});

it('a wrong name or password is said under the form and keeps what was typed', async () => {
  fakeBackend().refuses(staffLogIn, 'WRONG_CREDENTIAL');
  const onEntered = open();
  logIn('malee', 'wrong');
  expect(await screen.findByText('Incorrect staff name or password')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Staff name').value).toBe('malee');
  expect(onEntered).not.toHaveBeenCalled();
});

it('empty fields are named and nothing is sent', () => {
  const backend = fakeBackend();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getAllByText(/Please fill in this field/).length).toBeGreaterThan(0);
  expect(backend.sent(staffLogIn)).toEqual([]);
});

it('says why the last session ended', () => {
  fakeBackend();
  open('Your session ended. Please log in again');
  expect(screen.getByText('Your session ended. Please log in again').getAttribute('role')).toBe('status');
});
