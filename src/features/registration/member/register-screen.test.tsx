import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import {
  errorOf,
  field,
  fillBank,
  openWizard,
  passOtp,
  passPhone,
  passProfile,
  press,
  sentCode,
  shownStep,
  typeInto,
  willingBackend,
  withoutOtp,
} from '#support/screens/register-wizard.tsx';
import { registrationCalls } from '../contract.ts';

const stepText = (): string | null => document.querySelector('[aria-current="step"]')?.textContent ?? null;
const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });

it('leads through steps 0 to 3: phone, OTP, profile, bank', async () => {
  proves('REG-01', 'REG-02', 'REG-03', 'REG-04', 'REG-05', 'REG-06');
  willingBackend();
  openWizard();
  expect([shownStep(), stepText()]).toEqual([0, 'ขั้นตอนที่ 1 จาก 4']);
  expect(field('เบอร์โทรศัพท์').type).toBe('tel');
  await passPhone();
  expect([shownStep(), stepText()]).toEqual([1, 'ขั้นตอนที่ 2 จาก 4']);
  expect(field('รหัส OTP').autocomplete).toBe('one-time-code');
  await passOtp();
  expect([shownStep(), stepText()]).toEqual([2, 'ขั้นตอนที่ 3 จาก 4']);
  expect(field('ชื่อที่แสดง')).toBeTruthy();
  await passProfile();
  expect([shownStep(), stepText()]).toEqual([3, 'ขั้นตอนที่ 4 จาก 4']);
  expect(field('เลขที่บัญชี').inputMode).toBe('numeric');
});

it('each step moves the focus to its heading, except the first one', async () => {
  willingBackend();
  openWizard();
  expect(document.activeElement).toBe(document.body);
  await passPhone();
  expect(document.activeElement).toBe(heading());
  expect(heading().textContent).toBe('ยืนยันเบอร์โทรศัพท์');
});

it('creates the account after step 3, once its data are valid', async () => {
  proves('REG-07', 'ENT-001', 'ENT-002', 'ENT-003', 'API-022', 'OP-065', 'OP-067');
  const backend = willingBackend();
  openWizard();
  await passPhone();
  await passOtp();
  await passProfile();
  await fillBank();
  expect(backend.sent(registrationCalls.create)).toEqual([]);
  await press('สมัครสมาชิก');
  const payload = {
    name: 'สมชาย',
    username: '0812345678',
    password: 'correct horse',
    sourceCode: null,
    inviteCode: null,
    bankCode: 'SCB',
    bankAccountName: 'SOMCHAI JAIDEE',
    bankAccountNo: '1234567890',
  };
  expect(backend.sent(registrationCalls.validate).at(-1)?.body).toEqual(payload);
  expect(backend.sent(registrationCalls.create).map(({ body }) => body)).toEqual([{ ...payload, currency: 'BAHT' }]);
});

it('shows the code it verified the phone with when it creates the account, also after a reload, and for no other phone', async () => {
  const backend = willingBackend();
  const { unmount } = openWizard();
  await passPhone();
  await passOtp();
  unmount();
  openWizard();
  await passProfile();
  await fillBank();
  await press('สมัครสมาชิก');
  expect(backend.sent(registrationCalls.create).map(({ headers }) => headers.get('X-Otp-Token'))).toEqual(['token-1']);
  expect(backend.sent(registrationCalls.create)[0]?.headers.get('X-Device-Id')).toBe(
    backend.sent(registrationCalls.verifyOtp)[0]?.headers.get('X-Device-Id'),
  );
  expect(backend.sent(registrationCalls.sendOtp)[0]?.headers.has('X-Otp-Token')).toBe(false);
});

it('a phone typed instead of the verified one needs its own code, not the other’s', async () => {
  const backend = willingBackend();
  openWizard();
  await passPhone();
  await passOtp();
  await press('ย้อนกลับ');
  await passPhone('0899999999');
  await press('ย้อนกลับ');
  await passPhone();
  expect(backend.sent(registrationCalls.sendOtp).map(({ headers }) => headers.get('X-Otp-Token'))).toEqual([
    null,
    null,
    'token-1',
  ]);
});

it('validates the data of the profile step before the bank step', async () => {
  proves('REG-11', 'API-021', 'OP-065');
  const backend = willingBackend();
  openWizard(withoutOtp);
  await passPhone();
  typeInto('ชื่อที่แสดง', 'สมชาย');
  const source = screen.getByLabelText('รู้จักเราจากช่องทางใด');
  fireEvent.input(source, { target: { value: 'FRIEND' } });
  const release = backend.holds(registrationCalls.validate, { message: 'OK' });
  typeInto('รหัสผ่าน', 'correct horse');
  typeInto('ยืนยันรหัสผ่าน', 'correct horse');
  await press('ถัดไป');
  expect(shownStep()).toBe(2);
  await act(async () => release());
  expect(shownStep()).toBe(3);
  expect(backend.sent(registrationCalls.validate).map(({ body }) => body)).toEqual([
    { name: 'สมชาย', username: '0812345678', password: 'correct horse', sourceCode: 'FRIEND', inviteCode: null },
  ]);
});

it('leaves currency out of the validation of the bank step', async () => {
  proves('REG-12');
  const backend = willingBackend();
  openWizard(withoutOtp);
  await passPhone();
  await passProfile();
  await fillBank();
  await press('สมัครสมาชิก');
  expect(backend.sent(registrationCalls.validate)).toHaveLength(2);
  expect(Object.keys(backend.sent(registrationCalls.validate)[1]?.body ?? {})).not.toContain('currency');
});

it('creates nothing when the bank step is refused: a toast, the step stays, nothing is lost', async () => {
  proves('OP-065', 'OP-079');
  const backend = willingBackend();
  openWizard(withoutOtp);
  await passPhone();
  await passProfile();
  await fillBank();
  backend.refuses(registrationCalls.validate, 'EXISTING_BANK');
  await press('สมัครสมาชิก');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('บัญชีธนาคารนี้มีผู้ใช้แล้ว'));
  expect(backend.sent(registrationCalls.create)).toEqual([]);
  expect(shownStep()).toBe(3);
  await waitFor(() => expect(errorOf('เลขที่บัญชี')).toBe('บัญชีธนาคารนี้มีผู้ใช้แล้ว'));
  expect([field('ชื่อ').value, field('นามสกุล').value]).toEqual(['SOMCHAI', 'JAIDEE']);
});

it('a failed creation is a danger toast; the form can be sent again', async () => {
  proves('OP-079', 'ERR-033');
  const backend = willingBackend();
  backend.refuses(registrationCalls.create, 'REGISTER_FAIL');
  openWizard(withoutOtp);
  await passPhone();
  await passProfile();
  await fillBank();
  await press('สมัครสมาชิก');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('สมัครสมาชิกไม่สำเร็จ'));
  backend.answers(registrationCalls.create, { message: 'SUCCESS' });
  await press('สมัครสมาชิก');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

it('an account whose answer was lost is there at the next try: the phone is its own, not somebody else’s', async () => {
  const backend = willingBackend();
  backend.loses(registrationCalls.create);
  openWizard(withoutOtp);
  await passPhone();
  await passProfile();
  await fillBank();
  await press('สมัครสมาชิก');
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  backend.refuses(registrationCalls.validate, 'EXISTING_USER');
  await press('สมัครสมาชิก');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

it('a phone that is a member’s, without an earlier try, is refused', async () => {
  const backend = willingBackend();
  openWizard(withoutOtp);
  await passPhone();
  await passProfile();
  await fillBank();
  backend.refuses(registrationCalls.create, 'EXISTING_USER');
  await press('สมัครสมาชิก');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('เบอร์โทรศัพท์นี้สมัครสมาชิกแล้ว'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('goes to /login 2 seconds after the account was created, over an alert and a disabled form', async () => {
  proves('REG-08', 'OP-071');
  willingBackend();
  openWizard(withoutOtp);
  await passPhone();
  await passProfile();
  await fillBank();
  vi.useFakeTimers();
  await press('สมัครสมาชิก');
  const alert = screen.getByRole('alertdialog');
  expect(alert.textContent).toContain('สมัครสมาชิกสำเร็จ กำลังไปหน้าเข้าสู่ระบบ');
  expect(screen.getByRole('group', { hidden: true }).hasAttribute('disabled')).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(shownStep()).toBe(3);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByTestId('elsewhere').textContent).toBe('/login');
});

it('skips the OTP step, and does not count it, when the operator requires no code', async () => {
  proves('REG-09');
  const backend = willingBackend();
  openWizard(withoutOtp);
  expect(stepText()).toBe('ขั้นตอนที่ 1 จาก 3');
  await passPhone();
  expect([shownStep(), stepText()]).toEqual([2, 'ขั้นตอนที่ 2 จาก 3']);
  expect(backend.sent(registrationCalls.sendOtp)).toEqual([]);
});

it('skips the OTP step when the phone is verified already', async () => {
  proves('REG-10', 'OP-074');
  const backend = willingBackend();
  backend.answers(registrationCalls.sendOtp, { otpRef: null, otpToken: null, code: 'OTP_VERIFIED' });
  openWizard();
  await passPhone();
  expect([shownStep(), stepText()]).toEqual([2, 'ขั้นตอนที่ 2 จาก 3']);
  expect(backend.sent(registrationCalls.verifyOtp)).toEqual([]);
});

it('sends the phone number, shows the reference, verifies with the token', async () => {
  proves('API-027', 'API-028', 'API-029', 'ENT-034');
  const backend = willingBackend();
  openWizard();
  await passPhone();
  expect(backend.sent(registrationCalls.sendOtp).map(({ body }) => body)).toEqual([{ phoneNumber: '0812345678' }]);
  expect(screen.getByText('รหัสอ้างอิง ABCDEF')).toBeTruthy();
  expect(screen.getByText('ส่งรหัส OTP ไปที่ 081••••678 แล้ว')).toBeTruthy();
  await passOtp('654321');
  expect(backend.sent(registrationCalls.verifyOtp).map(({ body }) => body)).toEqual([
    { otpToken: sentCode.otpToken, otpCode: '654321' },
  ]);
});

it('back keeps what was typed, passwords and bank details too', async () => {
  willingBackend();
  openWizard(withoutOtp);
  await passPhone();
  await passProfile();
  typeInto('ชื่อ', 'somchai');
  await press('ย้อนกลับ');
  expect([field('ชื่อที่แสดง').value, field('รหัสผ่าน').value]).toEqual([' สมชาย ', 'correct horse']);
  await press('ถัดไป');
  expect(field('ชื่อ').value).toBe('SOMCHAI');
  await press('ย้อนกลับ');
  await press('ย้อนกลับ');
  expect(field('เบอร์โทรศัพท์').value).toBe('0812345678');
});

const goBack = async (): Promise<void> => {
  const came = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await came;
  });
};

it('Back of the browser leads to the step before, keeps what was typed, and leaves only from the first step', async () => {
  history.replaceState(null, '', '/login');
  history.pushState(null, '', '/register');
  willingBackend();
  openWizard();
  await passPhone();
  await passOtp();
  await passProfile();
  await waitFor(() => expect(history.state).toMatchObject({ modals: 2 }));
  await goBack();
  expect([shownStep(), field('ชื่อที่แสดง').value]).toEqual([2, ' สมชาย ']);
  await goBack();
  expect([shownStep(), field('เบอร์โทรศัพท์').value]).toEqual([0, '0812345678']);
  expect(location.pathname).toBe('/register');
  await goBack();
  expect(location.pathname).toBe('/login');
});

it('once the account exists, Back does not lead into the wizard again', async () => {
  history.replaceState(null, '', '/register');
  willingBackend();
  openWizard();
  await passPhone();
  await passOtp();
  await passProfile();
  await waitFor(() => expect(history.state).toMatchObject({ modals: 2 }));
  await fillBank();
  await press('สมัครสมาชิก');
  await waitFor(() => expect((history.state as { modals?: number } | null)?.modals ?? 0).toBe(0));
});
