import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { authOfficeCalls } from '../office-contract.ts';
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

const typeCode = (label: string, code: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value: code } });
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const codeLabel = 'Code from your authenticator app';
const entry = { token: 'a token', staff: { name: 'malee', role: 'finance' } } as const;

it('staff log in with name, password and a code, and hand their token to the shell', async () => {
  const backend = fakeBackend();
  backend.answers(authOfficeCalls.logIn, { ticket: 'a ticket', next: 'code', hasPasskey: false });
  backend.answers(authOfficeCalls.proveByCode, { ...entry, recoveryCodesLeft: 10 });
  const onEntered = open();
  logIn(' malee ', 'a long enough password');
  const field = await screen.findByLabelText(codeLabel);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  typeCode(codeLabel, '123456');
  press('Log in');
  await vi.waitFor(() => expect(onEntered).toHaveBeenCalledWith('a token'));
  expect(backend.questions(authOfficeCalls.logIn)).toEqual([{ name: 'malee', password: 'a long enough password' }]);
  expect(backend.questions(authOfficeCalls.proveByCode)).toEqual([{ ticket: 'a ticket', code: '123456' }]);
});

it('the list of what is missing names each field', () => {
  fakeBackend();
  open();
  press('Log in');
  const listed = within(screen.getByRole('group', { name: /check/ })).getAllByRole('link');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    'Staff name: Please fill in this field',
    'Password: Please fill in this field',
  ]);
});

it('a wrong code is reported, and a recovery code works instead', async () => {
  const backend = fakeBackend();
  backend.answers(authOfficeCalls.logIn, { ticket: 'a ticket', next: 'code', hasPasskey: false });
  backend.refuses(authOfficeCalls.proveByCode, 'WRONG_CODE');
  const onEntered = open();
  logIn('malee', 'a long enough password');
  await screen.findByLabelText(codeLabel);
  typeCode(codeLabel, '12345');
  press('Log in');
  expect(screen.getByText('The code has 6 digits')).toBeTruthy();
  expect(backend.sent(authOfficeCalls.proveByCode)).toEqual([]);
  typeCode(codeLabel, '123456');
  press('Log in');
  expect(await screen.findByText(/Wrong code/)).toBeTruthy();
  backend.answers(authOfficeCalls.proveByCode, { ...entry, recoveryCodesLeft: 9 });
  press('Use a recovery code instead');
  expect(screen.queryByText(/Wrong code/)).toBeNull();
  typeCode('Recovery code', 'ABCD-EFGH-JKMN-PQRS');
  press('Log in');
  await vi.waitFor(() => expect(onEntered).toHaveBeenCalledWith('a token'));
});

it('the first login sets up the app and shows the recovery codes before anything else', async () => {
  const backend = fakeBackend();
  backend.answers(authOfficeCalls.logIn, { ticket: 'a ticket', next: 'enrol', hasPasskey: false });
  backend.answers(authOfficeCalls.offerEnrolment, {
    secret: 'GEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Krapao:malee?secret=GEZDGNBV',
  });
  backend.answers(authOfficeCalls.confirmEnrolment, { ...entry, recoveryCodes: ['ABCD-1', 'ABCD-2'] });
  const onEntered = open();
  logIn('malee', 'a long enough password');
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'QR code for the authenticator app' });
  expect(picture.src).toContain('data:image/svg+xml');
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
  typeCode(codeLabel, '123456');
  press('Turn on');
  expect(await screen.findByText('ABCD-2')).toBeTruthy();
  expect(onEntered).not.toHaveBeenCalled();
  press('I have kept them');
  expect(onEntered).toHaveBeenCalledWith('a token');
  expect(backend.sent(authOfficeCalls.offerEnrolment)).toHaveLength(1);
});

it('a person who took too long can start again with the password', async () => {
  const backend = fakeBackend();
  backend.answers(authOfficeCalls.logIn, { ticket: 'a ticket', next: 'code', hasPasskey: false });
  backend.refuses(authOfficeCalls.proveByCode, 'LOGIN_AGAIN');
  open();
  logIn('malee', 'a long enough password');
  await screen.findByLabelText(codeLabel);
  typeCode(codeLabel, '123456');
  press('Log in');
  expect(await screen.findByText(/took too long/)).toBeTruthy();
  press('Start again');
  expect(screen.getByLabelText('Staff name')).toBeTruthy();
});

it('a wrong name or password is reported under the form and keeps the typed text', async () => {
  fakeBackend().refuses(authOfficeCalls.logIn, 'WRONG_CREDENTIAL');
  const onEntered = open();
  logIn('malee', 'wrong');
  expect(await screen.findByText('Incorrect staff name or password')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Staff name').value).toBe('malee');
  expect(onEntered).not.toHaveBeenCalled();
});

it('a name or password longer than any cannot be typed, and one that a program fills in is refused in words', async () => {
  const backend = fakeBackend();
  open();
  const maxOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).maxLength;
  expect([maxOf('Staff name'), maxOf('Password')]).toEqual([60, 200]);
  logIn('m'.repeat(61), 'p'.repeat(300));
  expect(await screen.findByText('The information is invalid')).toBeTruthy();
  expect(backend.questions(authOfficeCalls.logIn)).toEqual([]);
});

it('empty fields are named and nothing is sent', () => {
  const backend = fakeBackend();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getAllByText(/Please fill in this field/).length).toBeGreaterThan(0);
  expect(backend.sent(authOfficeCalls.logIn)).toEqual([]);
});

it('says why the last session ended', () => {
  fakeBackend();
  open('Your session ended. Please log in again');
  expect(screen.getByText('Your session ended. Please log in again').getAttribute('role')).toBe('status');
});

afterEach(() => vi.unstubAllGlobals());

it('a person who closes the browser’s passkey window can try again or type a code', async () => {
  const closed = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  vi.stubGlobal('PublicKeyCredential', class PublicKeyCredential {});
  vi.stubGlobal('navigator', { language: 'en', credentials: { get: closed } });
  const backend = fakeBackend();
  backend.answers(authOfficeCalls.logIn, { ticket: 'a ticket', next: 'code', hasPasskey: true });
  backend.answers(authOfficeCalls.offerPasskeyLogin, {
    options: {
      challenge: 'AAAA',
      rpId: 'localhost',
      timeout: 120_000,
      userVerification: 'required',
      allowCredentials: [],
    },
  });
  const onEntered = open();
  logIn('malee', 'a long enough password');
  await screen.findByLabelText(codeLabel);
  press('Log in with a passkey');
  expect(await screen.findByText('No passkey was used. Please try again')).toBeTruthy();
  expect(screen.getByLabelText(codeLabel)).toBeTruthy();
  expect(onEntered).not.toHaveBeenCalled();
});

it('a person without a passkey is not asked for one', async () => {
  vi.stubGlobal('PublicKeyCredential', class PublicKeyCredential {});
  fakeBackend().answers(authOfficeCalls.logIn, { ticket: 'a ticket', next: 'code', hasPasskey: false });
  open();
  logIn('malee', 'a long enough password');
  await screen.findByLabelText(codeLabel);
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
});
