import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeLastSync, storeToken } from '#ask/session.ts';
import { editBankNameTexts, editProfileTexts } from '#i18n/edit-texts.ts';
import { proves } from '#support/requirements/proves.ts';
import { openedModal } from '#support/screens/opened-modal.tsx';
import { allScreens } from './all-screens.ts';
import { App } from './app.tsx';

type Answers = Record<string, readonly [status: number, body: unknown]>;

const wallet = {
  profile: { _id: 'm1', username: '0812345678', name: 'Noi', createdAt: '2026-01-01T00:00:00Z', coin: 0 },
  bankAccount: null,
  wallet: { amount: 10 },
  invite: { amount: 0, percentSuccess: 0, percentFail: 0 },
  slots: [],
};

const usual: Answers = {
  'GET /api/lookup/info': [200, { name: 'Krapao', website: null }],
  'GET /api/lookup/active': [200, { terminated: null }],
  'GET /api/lookup/conditions': [200, [{ title: 'ฝากเงิน', html: '<p>ขั้นต่ำ 10 บาท</p>' }]],
  'GET /api/wallet': [200, wallet],
  'GET /api/account/profile': [200, { profile: wallet.profile, bankAccount: null }],
  'POST /api/statement': [200, { total: 0, statements: [] }],
  'POST /api/logout': [200, { message: 'SUCCESS' }],
};

let asked: string[] = [];

const openAt = async (path: string, answers: Answers = {}): Promise<void> => {
  asked = [];
  const known = { ...usual, ...answers };
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const call = `${init.method ?? 'GET'} ${address.split('?')[0] ?? ''}`;
    asked.push(call);
    const [status, body] = known[call] ?? [404, { message: 'NO_DATA' }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  history.replaceState(null, '', path);
  await act(async () => {
    render(<App />);
  });
};

const isAt = (path: string): Promise<void> => waitFor(() => expect(location.pathname).toBe(path), { timeout: 5_000 });
const heading = (): Promise<HTMLElement> => screen.findByRole('heading', { level: 1 }, { timeout: 5_000 });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('/ leads to /user/home by plain paths and keeps the token', async () => {
  proves('NAV-01', 'NAV-02', 'NAV-03', 'NAV-11', 'OP-033');
  storeToken('t', true);
  await openAt('/');
  await isAt('/user/home');
  expect(location.hash).toBe('');
  expect(localStorage.getItem('token')).toBe('t');
});

it.each([
  ['/login', 'เข้าสู่ระบบ', 'NAV-04'],
  ['/register', 'สมัครสมาชิก', 'NAV-05'],
  ['/howto', 'วิธีใช้งาน', 'NAV-06'],
  ['/contact', 'ติดต่อเรา', 'NAV-07'],
])('shows %s without a login', async (path, title, ids) => {
  proves(ids);
  await openAt(path);
  expect((await heading()).textContent).toBe(title);
  expect(location.pathname).toBe(path);
});

it('lets a member who forgot the password in at /reset without a login', async () => {
  await openAt('/reset');
  await heading();
  expect(location.pathname).toBe('/reset');
});

it.each([
  ['/user/home', 'สวัสดี', 'NAV-12'],
  ['/user/profile', 'ข้อมูลส่วนตัว', 'NAV-13'],
  ['/user/bonus', 'โบนัส', 'NAV-14'],
  ['/user/statement', 'รายการ', 'NAV-15'],
  ['/user/spin', 'วงล้อนำโชค', 'NAV-16'],
  ['/user/contact', 'ติดต่อเรา', 'NAV-17'],
])('shows %s to a member', async (path, title, ids) => {
  proves(ids);
  storeToken('t', false);
  await openAt(path);
  expect((await heading()).textContent).toContain(title);
  expect(location.pathname).toBe(path);
});

it.each(allScreens.map(({ path }) => path).filter((path) => path.startsWith('/user/')))(
  'a member who is logged in can use %s',
  async (path) => {
    proves('NAV-41');
    storeToken('t', false);
    await openAt(path);
    expect((await heading()).textContent).not.toBe('');
    expect(location.pathname).toBe(path);
    expect(screen.getByRole('navigation', { name: 'เมนู' })).toBeTruthy();
  },
);

it.each([
  ['/user', 'NAV-10 NAV-35'],
  ['/user/home', 'NAV-12 NAV-35'],
  ['/user/profile', 'NAV-13 NAV-35'],
  ['/user/bonus', 'NAV-14 NAV-35'],
  ['/user/statement', 'NAV-15 NAV-35'],
  ['/user/spin', 'NAV-16 NAV-35'],
  ['/user/contact', 'NAV-17 NAV-35'],
])('sends a visitor from %s to /login', async (path, ids) => {
  proves(ids, 'NAV-39');
  await openAt(path);
  await isAt('/login');
  expect(asked.filter((call) => call.includes('/api/wallet'))).toEqual([]);
});

it.each([null, 'token'])('anyone opens /terminated, which has no menus or links (%s)', async (token) => {
  proves('NAV-18', 'NAV-19', 'OP-037');
  if (token !== null) storeToken(token, true);
  await openAt('/terminated');
  expect((await heading()).textContent).toBe('บริการนี้ปิดให้บริการแล้ว');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(localStorage.getItem('token')).toBe(token);
});

it('a game link that was used leads to a page with the way back, and the member stays logged in', async () => {
  storeToken('token', true);
  await openAt('/launch-ended');
  expect((await heading()).textContent).toBe('ลิงก์เข้าเกมนี้ใช้ไม่ได้แล้ว');
  expect(screen.getByRole('link', { name: 'กลับไปที่กระเป๋า' }).getAttribute('href')).toBe('/user/home');
  expect(localStorage.getItem('token')).toBe('token');
});

it.each([
  ['th', 'ทำรายการบ่อยเกินไป กรุณารอสักครู่'],
  ['la', 'ເຮັດລາຍການເລື້ອຍເກີນໄປ ກະລຸນາລໍຖ້າຈັກຄູ່'],
  ['en', 'Too many requests. Please wait a moment'],
])('a game link that was pressed too often says so in the language %s', async (language, title) => {
  localStorage.setItem('locale', language);
  const { startLocale } = await import('#i18n/locale.ts');
  startLocale();
  await openAt('/launch-ended?because=REQUEST_LIMIT');
  expect((await heading()).textContent).toBe(title);
});

it.each([null, 'token'])('any other path is not found, without a login (%s)', async (token) => {
  proves('NAV-20', 'NAV-21', 'OP-033', 'OP-038');
  if (token !== null) storeToken(token, true);
  localStorage.setItem('locale', 'en');
  const { startLocale } = await import('#i18n/locale.ts');
  startLocale();
  await openAt('/nowhere/at/all');
  expect((await heading()).textContent).toBe('Page Not Found');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  expect(localStorage.getItem('token')).toBe(token);
});

it.each(['th', 'la'])(
  'the page that is not found also says so in the words of the specification (%s)',
  async (locale) => {
    localStorage.setItem('locale', locale);
    const { startLocale } = await import('#i18n/locale.ts');
    startLocale();
    await openAt('/nowhere');
    await heading();
    expect(screen.getByText('Page Not Found').getAttribute('lang')).toBe('en');
  },
);

it.each([
  ['/contact', false, ['NAV-08']],
  ['/user/contact', true, ['NAV-09', 'OP-039']],
] as const)('the heading of %s keeps clear of the member’s top bar: %s', async (path, keepsClear, ids) => {
  proves(...ids);
  if (keepsClear) storeToken('t', false);
  await openAt(path);
  expect((await heading()).className.includes('offset')).toBe(keepsClear);
});

it('the public bottom menu links to /login, /register, /howto and /contact', async () => {
  proves('NAV-22', 'NAV-23', 'NAV-24', 'NAV-25');
  await openAt('/login');
  await heading();
  const links = screen.getByRole('navigation', { name: 'เมนู' }).querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/login', '/register', '/howto', '/contact']);
});

it('the login screen offers the languages, switches to the chosen one and keeps the typed text', async () => {
  proves('LOGIN-03');
  await openAt('/login');
  await heading();
  fireEvent.input(screen.getByLabelText('เบอร์โทรศัพท์'), { target: { value: '0812345678' } });
  fireEvent.click(screen.getByRole('button', { name: /^ภาษา/ }));
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(['ไทย', 'ລາວ', 'English']);
  await act(async () => fireEvent.click(screen.getByRole('menuitemradio', { name: 'English' })));
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('0812345678');
});

it('a member sees app name, language menu, log out and a bottom menu', async () => {
  proves('NAV-26', 'NAV-27', 'NAV-28', 'NAV-29', 'NAV-30', 'OP-056', 'API-010', 'OP-040');
  storeToken('t', true);
  await openAt('/user/home');
  const bar = await screen.findByRole('banner', {}, { timeout: 5_000 });
  await waitFor(() => expect(bar.textContent).toContain('Krapao'));
  for (const name of [/^ภาษา/, 'ออกจากระบบ']) expect(screen.getByRole('button', { name })).toBeTruthy();
  const items = screen.getByRole('navigation', { name: 'เมนู' });
  expect([...items.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/user/home',
    '/user/profile',
    '/user/bonus',
    '/user/statement',
    '/user/contact',
  ]);
  expect(screen.getByRole('button', { name: 'เงื่อนไข' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('หน้าหลัก, Krapao'));
});

it('profile and account name have texts for editing, and no screens of their own', () => {
  proves('OP-084');
  expect([editProfileTexts.title[2], editBankNameTexts.title[2]]).toEqual(['Edit profile', 'Edit bank account name']);
  expect(allScreens.map(({ path }) => path).filter((path) => /edit|profile\/|bank/.test(path))).toEqual([]);
});

it('the app is called "Member Wallet" when its name cannot be loaded', async () => {
  proves('OP-056');
  await openAt('/login', { 'GET /api/lookup/info': [500, { message: 'INTERNAL_SERVER_ERROR' }] });
  await waitFor(() => expect(document.title).toBe('เข้าสู่ระบบ, Member Wallet'));
});

it('the bottom menu opens the conditions in the order given', async () => {
  proves('NAV-31', 'OP-055', 'API-008');
  storeToken('t', true);
  await openAt('/user/home', {
    'GET /api/lookup/conditions': [
      200,
      [
        { title: 'B', html: '<p>one</p>' },
        { title: 'A', html: '<p>two</p>' },
      ],
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'เงื่อนไข' }, { timeout: 5_000 }));
  const dialog = await openedModal('เงื่อนไข');
  // What cleans the operator's markup comes late.
  expect(await within(dialog).findByText('two')).toBeTruthy();
  expect([...dialog.querySelectorAll('h3')].map((title) => title.textContent)).toEqual(['B', 'A']);
});

it('/login asks whether the site is active and frees the page of a scroll lock', async () => {
  proves('NAV-32', 'NAV-34', 'OP-032', 'OP-035');
  document.body.style.overflow = 'hidden';
  await openAt('/login');
  await waitFor(() => expect(asked).toContain('GET /api/lookup/active'));
  await waitFor(() => expect(document.body.hasAttribute('style')).toBe(false));
  expect(location.pathname).toBe('/login');
});

it('goes to /terminated when the site was shut down', async () => {
  proves('NAV-33', 'OP-030', 'API-016');
  await openAt('/login', { 'GET /api/lookup/active': [200, { terminated: 'gone' }] });
  await screen.findByRole('heading', { name: 'บริการนี้ปิดให้บริการแล้ว' }, { timeout: 5_000 });
  expect(location.pathname).toBe('/terminated');
});

it('continues when the check whether the site is active fails', async () => {
  proves('OP-031');
  await openAt('/login', { 'GET /api/lookup/active': [500, { message: 'INTERNAL_SERVER_ERROR' }] });
  await waitFor(() => expect(asked).toContain('GET /api/lookup/active'));
  await heading();
  expect(location.pathname).toBe('/login');
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

it.each(['/login', '/register', '/howto', '/contact'])(
  'visiting %s while holding a token clears token, agreement flag and last sync',
  async (path) => {
    proves('NAV-36', 'NAV-37', 'NAV-38');
    storeToken('t', true);
    storeLastSync(new Date(0));
    localStorage.setItem('remember-agreement', 'm1');
    await openAt(path);
    await heading();
    expect(['token', 'last_sync', 'remember-agreement'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
  },
);

it('keeps the agreement flag if there is no token', async () => {
  localStorage.setItem('remember-agreement', 'm1');
  await openAt('/login');
  await heading();
  expect(localStorage.getItem('remember-agreement')).toBe('m1');
});

it('log out forgets the token at once, tells the backend and goes to /login', async () => {
  proves('LOGIN-09', 'LOGIN-10', 'OP-035', 'OP-036');
  storeToken('t', true);
  localStorage.setItem('remember-agreement', 'm1');
  await openAt('/user/profile', { 'POST /api/logout': [404, { message: 'NO_DATA' }] });
  fireEvent.click(await screen.findByRole('button', { name: 'ออกจากระบบ' }, { timeout: 5_000 }));
  expect(localStorage.getItem('token')).toBeNull();
  await isAt('/login');
  expect(asked).toContain('POST /api/logout');
  expect(localStorage.getItem('remember-agreement')).toBe('m1');
  expect(screen.getByText('ออกจากระบบแล้ว')).toBeTruthy();
  expect(screen.queryByText('เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง')).toBeNull();
});

it('invalid-token leads to /login without token and last sync', async () => {
  proves('NAV-40', 'ERR-003', 'OP-028');
  storeToken('forged', true);
  storeLastSync(new Date(0));
  localStorage.setItem('locale', 'en');
  await openAt('/user/home', { 'GET /api/wallet': [401, { message: 'invalid-token' }] });
  await isAt('/login');
  expect(['token', 'last_sync'].map((key) => localStorage.getItem(key))).toEqual([null, null]);
  expect(localStorage.getItem('locale')).toBe('en');
  expect((history.state as { usr?: unknown }).usr).toEqual({ sessionEnded: true });
});

it('an expired token leads to /login with its text in a red toast', async () => {
  proves('OP-027');
  storeToken('old', true);
  await openAt('/user/home', { 'GET /api/wallet': [401, { message: 'EXPIRED_AUTH_TOKEN' }] });
  await isAt('/login');
  const toast = await screen.findByText('เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง');
  expect(toast.closest('[role="alert"]')).not.toBeNull();
});

it('a session that was ended elsewhere is told in a sentence that stays, beside the toast with its code', async () => {
  storeToken('old', true);
  await openAt('/user/home', { 'GET /api/wallet': [401, { message: 'INVALID_USER_3' }] });
  await isAt('/login');
  expect((await screen.findByText('ข้อมูลผู้ใช้ไม่ถูกต้อง (3)')).closest('[role="alert"]')).not.toBeNull();
  const sentence = screen.getByText('เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง');
  expect(sentence.closest('main')).not.toBeNull();
});

it('an answer "gone" leads to /terminated', async () => {
  proves('ERR-005', 'OP-029');
  storeToken('t', true);
  await openAt('/user/home', { 'GET /api/wallet': [410, { message: 'gone' }] });
  await screen.findByRole('heading', { name: 'บริการนี้ปิดให้บริการแล้ว' }, { timeout: 5_000 });
  expect(location.pathname).toBe('/terminated');
});

it('moves the focus to the heading on a change of screen, but not on the first', async () => {
  storeToken('t', true);
  await openAt('/user/profile');
  expect(document.activeElement).not.toBe(await heading());
  const menu = await screen.findByRole('navigation', { name: 'เมนู' });
  await act(async () => fireEvent.click(menu.querySelector('a[href="/user/statement"]') as HTMLElement));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'), { timeout: 5_000 });
  expect(location.pathname).toBe('/user/statement');
});

it('a link to a public screen in what the operator wrote keeps a member inside', async () => {
  storeToken('t', true);
  const html =
    '<p><a href="/contact">ask us</a> <a href="/howto">how to</a> <a href="/login/">log in</a> <a href="/contact/line.svg">our code</a></p>';
  await openAt('/user/home', { 'GET /api/lookup/conditions': [200, [{ title: 'A', html }]] });
  fireEvent.click(await screen.findByRole('button', { name: 'เงื่อนไข' }, { timeout: 5_000 }));
  await screen.findByText('ask us', {}, { timeout: 5_000 });
  const paths = ['ask us', 'how to', 'log in', 'our code'].map(
    (text) => screen.getByText<HTMLAnchorElement>(text).pathname,
  );
  expect(paths).toEqual(['/user/contact', '/user/howto', '/user/home', '/contact/line.svg']);
});

it('a member finds the instructions from the contact screen and stays logged in', async () => {
  storeToken('t', true);
  await openAt('/user/contact');
  fireEvent.click(await screen.findByRole('link', { name: 'วิธีใช้งาน' }, { timeout: 5_000 }));
  await isAt('/user/howto');
  await screen.findByRole('heading', { level: 1, name: 'วิธีใช้งาน' }, { timeout: 5_000 });
  expect(localStorage.getItem('token')).toBe('t');
});
