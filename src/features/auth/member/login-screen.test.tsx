import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { authCalls } from '../contract.ts';
import { LoginScreen } from './login-screen.tsx';

afterEach(() => vi.useRealTimers());

const openLogin = (state?: unknown) => renderScreen(<LoginScreen />, { at: '/login', state });
const phone = (): HTMLInputElement => screen.getByLabelText('เบอร์โทรศัพท์');
const password = (): HTMLInputElement => screen.getByLabelText('รหัสผ่าน');
const remember = (): HTMLInputElement => screen.getByLabelText('จดจำการเข้าสู่ระบบ');
const button = (): HTMLElement => screen.getByRole('button', { name: 'เข้าสู่ระบบ' });

const type = (input: HTMLInputElement, value: string): void => void fireEvent.input(input, { target: { value } });

const logInAs = async (typedPhone: string, typedPassword: string): Promise<void> => {
  type(phone(), typedPhone);
  type(password(), typedPassword);
  await act(async () => fireEvent.click(button()));
};

const expectAlert = (text: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));

it('asks for a phone number and a password, as a password manager knows them', () => {
  proves('LOGIN-01');
  openLogin();
  expect([phone().type, phone().inputMode, phone().autocomplete]).toEqual(['tel', 'numeric', 'username']);
  expect([password().type, password().autocomplete]).toEqual(['password', 'current-password']);
});

it('offers the remember option, not ticked at first', () => {
  proves('LOGIN-02', 'OP-034');
  openLogin();
  expect([remember().type, remember().checked]).toEqual(['checkbox', false]);
});

it('links to the registration', () => {
  proves('LOGIN-04');
  openLogin();
  fireEvent.click(screen.getByRole('link', { name: 'สมัครสมาชิก' }));
  expect(screen.getByTestId('elsewhere').textContent).toBe('/register');
});

it('keeps the token in session storage when not remembered, and goes to /user', async () => {
  proves('LOGIN-05', 'LOGIN-07', 'LOGIN-08', 'ENT-067', 'API-020');
  fakeBackend().answers(authCalls.logIn, { token: 'secret' });
  openLogin();
  await logInAs('0812345678', 'correct horse');
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual(['secret', null]);
  expect(screen.getByTestId('elsewhere').textContent).toBe('/user');
});

it('keeps the token in local storage when remember is ticked', async () => {
  proves('LOGIN-05', 'LOGIN-06');
  fakeBackend().answers(authCalls.logIn, { token: 'secret' });
  openLogin();
  fireEvent.click(remember());
  await logInAs('0812345678', 'correct horse');
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual([null, 'secret']);
});

it('sends the phone number without spaces and dashes as username, with the password as typed', async () => {
  proves('API-019', 'OP-061');
  const backend = fakeBackend();
  backend.answers(authCalls.logIn, { token: 'secret' });
  openLogin();
  await logInAs('081-234 5678', ' correct horse ');
  expect(backend.sent(authCalls.logIn).map(({ body }) => body)).toEqual([
    { username: '0812345678', password: ' correct horse ' },
  ]);
});

it('asks for what is missing under its field and sends nothing', async () => {
  proves('OP-211', 'PRES-03');
  const backend = fakeBackend();
  openLogin();
  await act(async () => fireEvent.click(button()));
  for (const field of [phone(), password()]) {
    const described = field.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
    expect(document.getElementById(described)?.textContent).toBe('กรุณากรอกข้อมูลนี้');
  }
  expect(backend.sent(authCalls.logIn)).toEqual([]);
});

it('reports a wrong password in a danger toast and under the form, and keeps the typed text', async () => {
  proves('PRES-02', 'OP-212', 'ERR-013');
  fakeBackend().refuses(authCalls.logIn, 'WRONG_CREDENTIAL');
  openLogin();
  await logInAs('0812345678', 'wrong');
  const text = 'เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง';
  await expectAlert(text);
  expect(screen.getAllByText(text)).toHaveLength(2);
  for (const field of [phone(), password()]) {
    const described = field.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(text);
  }
  expect([phone().value, password().value]).toEqual(['0812345678', 'wrong']);
  expect(sessionStorage.getItem('token')).toBeNull();
});

it('the message about a wrong password disappears after a login with the right one', async () => {
  const backend = fakeBackend();
  backend.refuses(authCalls.logIn, 'WRONG_CREDENTIAL');
  openLogin();
  await logInAs('0812345678', 'wrong');
  await expectAlert('เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง');
  backend.answers(authCalls.logIn, { token: 'secret' });
  await logInAs('๐๘๑-๒๓๔ ๕๖๗๘', 'right');
  await expectAlert('');
  expect(backend.questions(authCalls.logIn).at(-1)).toEqual({ username: '0812345678', password: 'right' });
});

it('the text under the form is in the language of the page, also after a switch', async () => {
  fakeBackend().refuses(authCalls.logIn, 'INACTIVE_USER');
  openLogin();
  await logInAs('0812345678', 'right');
  await screen.findAllByText('บัญชีนี้ถูกระงับการใช้งาน กรุณาติดต่อฝ่ายบริการ');
  await act(() => chooseLocale('en'));
  expect(screen.getByText('This account is suspended. Please contact support')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('0812345678');
});

it('shows the text of INTERNAL_SERVER_ERROR when there is no answer, and lets the member try again', async () => {
  proves('OP-005');
  const backend = fakeBackend();
  backend.loses(authCalls.logIn);
  openLogin();
  await logInAs('0812345678', 'right');
  await expectAlert('ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง');
  backend.answers(authCalls.logIn, { token: 'secret' });
  await act(async () => fireEvent.click(button()));
  expect(screen.getByTestId('elsewhere').textContent).toBe('/user');
});

it('asks once, however often the button is pressed', async () => {
  const backend = fakeBackend();
  const release = backend.holds(authCalls.logIn, { token: 'secret' });
  openLogin();
  type(phone(), '0812345678');
  type(password(), 'right');
  for (let press = 0; press < 10; press += 1) fireEvent.click(button());
  await act(async () => release());
  expect(backend.sent(authCalls.logIn)).toHaveLength(1);
});

it('says that the session ended and keeps the phone number', async () => {
  proves('OP-028');
  fakeBackend().answers(authCalls.logIn, { token: 'secret' });
  const { unmount } = openLogin();
  await logInAs('0812345678', 'right');
  unmount();
  openLogin({ sessionEnded: true });
  expect(screen.getByText('เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง')).toBeTruthy();
  expect([phone().value, password().value]).toEqual(['0812345678', '']);
});

it('a login screen opened directly starts empty', async () => {
  sessionStorage.setItem('login-phone', '0812345678');
  openLogin();
  expect(phone().value).toBe('');
});

const minuteMs = 60_000;

const pass = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));

const lockOut = async (): Promise<FakeBackend> => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.setSystemTime('2026-11-27T07:30:00.000Z');
  const backend = fakeBackend();
  backend.limits(authCalls.logIn, 'REQUEST_LIMIT', 15 * 60);
  openLogin();
  await logInAs('0812345678', 'wrong');
  return backend;
};

it('says when a login can be tried again, and the button waits until then', async () => {
  proves('ERR-036');
  const backend = await lockOut();
  const text = 'ทำรายการบ่อยเกินไป กรุณารอสักครู่\nลองใหม่ได้ตั้งแต่ 14:45';
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(document.getElementById(phone().getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
  const reason = (): string | null =>
    document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent ?? null;
  expect([button().getAttribute('aria-disabled'), reason()]).toEqual(['true', 'ลองใหม่ได้ในอีก 15:00']);
  await pass(minuteMs);
  expect(reason()).toBe('ลองใหม่ได้ในอีก 14:00');
  await act(async () => fireEvent.click(button()));
  expect(backend.sent(authCalls.logIn)).toHaveLength(1);
  await pass(14 * minuteMs);
  expect([button().getAttribute('aria-disabled'), reason()]).toEqual([null, null]);
  expect(screen.queryByText(text, { selector: 'form *' })).toBeNull();
  backend.answers(authCalls.logIn, { token: 'secret' });
  await act(async () => fireEvent.click(button()));
  expect(screen.getByTestId('elsewhere').textContent).toBe('/user');
});

it('a clock that is set back makes nobody wait longer, and one that stops while the phone sleeps does not either', async () => {
  await lockOut();
  vi.setSystemTime('2026-11-27T03:00:00.000Z');
  await pass(15 * minuteMs);
  expect(button().getAttribute('aria-disabled')).toBeNull();
  vi.setSystemTime('2026-11-27T07:30:00.000Z');
  await act(async () => fireEvent.click(button()));
  expect(button().getAttribute('aria-disabled')).toBe('true');
  vi.setSystemTime('2026-11-27T07:45:00.000Z');
  await pass(1_000);
  expect(button().getAttribute('aria-disabled')).toBeNull();
});

it('another phone number may be tried at once', async () => {
  const backend = await lockOut();
  backend.answers(authCalls.logIn, { token: 'secret' });
  await logInAs('0898765432', 'right');
  expect(screen.getByTestId('elsewhere').textContent).toBe('/user');
});

it.each(['', 'Fri, 27 Nov 2026 07:45:00 GMT', '0', '99999999', 'soon'])(
  'a backend that does not name the seconds (%s) makes no button wait',
  async (said) => {
    fakeBackend().limits(authCalls.logIn, 'REQUEST_LIMIT', said);
    openLogin();
    await logInAs('0812345678', 'wrong');
    await expectAlert('ทำรายการบ่อยเกินไป กรุณารอสักครู่');
    expect(button().getAttribute('aria-disabled')).toBeNull();
  },
);
