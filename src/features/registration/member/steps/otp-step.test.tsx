import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import {
  errorOf,
  field,
  openWizard,
  passOtp,
  passPhone,
  press,
  sentCode,
  shownStep,
  typeInto,
  willingBackend,
} from '#support/screens/register-wizard.tsx';
import { registrationCalls } from '../../contract.ts';

const resendName = 'ส่งรหัส OTP อีกครั้ง';
const resend = (): HTMLElement => screen.getByRole('button', { name: resendName });

const expectToast = (text: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));

it('submits a full code automatically once; after a wrong one the visitor presses', async () => {
  proves('OP-073');
  const backend = willingBackend();
  backend.refuses(registrationCalls.verifyOtp, 'OTP_CODE_INVALID');
  openWizard();
  await passPhone();
  await passOtp('11111');
  expect(backend.sent(registrationCalls.verifyOtp)).toHaveLength(0);
  await passOtp('111111');
  expect(backend.sent(registrationCalls.verifyOtp)).toHaveLength(1);
  await expectToast('รหัส OTP ไม่ถูกต้อง');
  expect(errorOf('รหัส OTP')).toBe('รหัส OTP ไม่ถูกต้อง');
  // The next digit replaces the wrong code.
  const { selectionStart, selectionEnd } = field('รหัส OTP');
  expect([selectionStart, selectionEnd]).toEqual([0, 6]);
  await passOtp('222222');
  expect(backend.sent(registrationCalls.verifyOtp)).toHaveLength(1);
  backend.answers(registrationCalls.verifyOtp, { message: 'OTP_CODE_VALID' });
  await press('ยืนยันรหัส');
  expect([backend.sent(registrationCalls.verifyOtp).length, shownStep()]).toEqual([2, 2]);
});

it('where the browser reads the message, its code is written and sent without typing; a visitor who declines types it', async () => {
  vi.stubGlobal('OTPCredential', class {});
  const get = vi.fn<CredentialsContainer['get']>().mockRejectedValueOnce(new DOMException('declined', 'AbortError'));
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
  const backend = willingBackend();
  openWizard();
  await passPhone();
  expect(field('รหัส OTP').value).toBe('');
  await press('ย้อนกลับ');
  get.mockResolvedValueOnce({ id: '', type: 'otp', code: '123456' } as Credential);
  await press('ถัดไป');
  await waitFor(() => expect(backend.questions(registrationCalls.verifyOtp)[0]?.otpCode).toBe('123456'));
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
});

it('sends no code of a wrong length', async () => {
  const backend = willingBackend();
  openWizard();
  await passPhone();
  await passOtp('123');
  await press('ยืนยันรหัส');
  expect(errorOf('รหัส OTP')).toBe('รหัส OTP มี 6 หลัก');
  expect(backend.sent(registrationCalls.verifyOtp)).toEqual([]);
});

it.each([
  ['OTP_NOT_EXIST', 'ไม่พบรหัส OTP กรุณาขอรหัสใหม่', 'ERR-020'],
  ['OTP_EXPIRED', 'รหัส OTP หมดอายุ กรุณาขอรหัสใหม่', 'ERR-022'],
  ['OTP_BLOCK', 'ขอรหัส OTP เกินกำหนด กรุณาลองใหม่ภายหลัง', 'ERR-018'],
] as const)('shows %s as a toast and stays', async (code, text, ids) => {
  proves(ids, 'OP-079', 'OP-212');
  willingBackend().refuses(registrationCalls.verifyOtp, code);
  openWizard();
  await passPhone();
  await passOtp();
  await expectToast(text);
  expect(shownStep()).toBe(1);
});

it.each([
  ['EXISTING_USER', 'เบอร์โทรศัพท์นี้สมัครสมาชิกแล้ว', 'ERR-028 OP-075'],
  ['OTP_SEND_FAIL', 'ส่งรหัส OTP ไม่สำเร็จ', 'ERR-026'],
] as const)('a code that cannot be sent is a toast, and the phone step stays', async (code, text, ids) => {
  proves(ids, 'OP-079');
  willingBackend().refuses(registrationCalls.sendOtp, code);
  openWizard();
  await passPhone();
  await expectToast(text);
  expect(shownStep()).toBe(0);
  expect(field('เบอร์โทรศัพท์').value).toBe('0812345678');
});

it('counts down 60 seconds to the next code, announced only at the start and the end', async () => {
  proves('OP-073');
  vi.useFakeTimers();
  const backend = willingBackend();
  openWizard();
  await passPhone();
  const heard = (): string[] => screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
  expect(resend().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByText('ส่งอีกครั้งได้ใน 60 วินาที')).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('ส่งอีกครั้งได้ใน 40 วินาที')).toBeTruthy();
  expect(heard()).toContain('ส่งอีกครั้งได้ใน 60 วินาที');
  await press(resendName);
  expect(backend.sent(registrationCalls.sendOtp)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(resend().getAttribute('aria-disabled')).toBeNull();
  expect(heard()).toContain(resendName);
});

it('a new code invalidates the older one: its token and the typed digits are dropped', async () => {
  proves('OP-073');
  vi.useFakeTimers();
  const backend = willingBackend();
  openWizard();
  await passPhone();
  typeInto('รหัส OTP', '123');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  backend.answers(registrationCalls.sendOtp, { ...sentCode, otpRef: 'GHIJKL', otpToken: 'token-2' });
  await press(resendName);
  expect(screen.getByText('รหัสอ้างอิง GHIJKL')).toBeTruthy();
  expect(field('รหัส OTP').value).toBe('');
  expect(resend().getAttribute('aria-disabled')).toBe('true');
  await passOtp();
  expect(backend.questions(registrationCalls.verifyOtp).map(({ otpToken }) => otpToken)).toEqual(['token-2']);
});

it('going back and forward reuses the code that was just sent', async () => {
  const backend = willingBackend();
  openWizard();
  await passPhone();
  await press('ย้อนกลับ');
  await press('ถัดไป');
  expect([shownStep(), backend.sent(registrationCalls.sendOtp).length]).toEqual([1, 1]);
  await press('ย้อนกลับ');
  await passPhone('0899999999');
  expect(backend.questions(registrationCalls.sendOtp).map(({ phoneNumber }) => phoneNumber)).toEqual([
    '0812345678',
    '0899999999',
  ]);
});

it('says until when wrong codes block the verification, in the toast and under the field', async () => {
  const backend = willingBackend();
  backend.limits(registrationCalls.verifyOtp, 'OTP_BLOCK', 15 * 60);
  openWizard();
  await passPhone();
  await passOtp('111111');
  const text = /^ขอรหัส OTP เกินกำหนด กรุณาลองใหม่ภายหลัง\nลองใหม่ได้ตั้งแต่ (\d\d\/\d\d\/\d{4} )?\d\d:\d\d$/;
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text));
  expect(errorOf('รหัส OTP')).toMatch(text);
});
