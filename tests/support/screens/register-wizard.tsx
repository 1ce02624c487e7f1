import { act, fireEvent, type RenderResult, screen } from '@testing-library/react';
import { registrationCalls } from '#features/registration/contract.ts';
import type { RegisterLookups } from '#features/registration/member/register-lookups.ts';
import { RegisterScreen } from '#features/registration/member/register-screen.tsx';
import { fakeBackend } from './fake-backend.tsx';
import { renderScreen } from './render-screen.tsx';

export const wizardLookups: RegisterLookups = {
  banks: [
    { code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
    { code: 'KTB', nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
    { code: 'TMB', nameTH: 'ธนาคารทหารไทยธนชาต' },
    { code: 'BBL', nameTH: 'ธนาคารกรุงเทพ' },
  ],
  haveBanksFailed: false,
  loadBanks: () => undefined,
  sources: [{ code: 'FRIEND', description: 'เพื่อนแนะนำ' }],
  hasOtp: true,
  askForOtp: () => Promise.resolve(true),
};

export const withoutOtp: RegisterLookups = {
  ...wizardLookups,
  hasOtp: false,
  askForOtp: () => Promise.resolve(false),
};

export const sentCode = { otpRef: 'ABCDEF', otpToken: 'token-1', code: 'SUCCESS' };

// A backend on which everything succeeds.
export const willingBackend = () => {
  const backend = fakeBackend();
  backend.answers(registrationCalls.sendOtp, sentCode);
  backend.answers(registrationCalls.verifyOtp, { message: 'OTP_CODE_VALID' });
  backend.answers(registrationCalls.validate, { message: 'OK' });
  backend.answers(registrationCalls.create, { message: 'SUCCESS' });
  return backend;
};

export const openWizard = (lookups: RegisterLookups = wizardLookups, at = '/register'): RenderResult =>
  renderScreen(<RegisterScreen lookups={lookups} />, { at });

// The number of the current step; null once the wizard is left.
export const shownStep = (): number | null => {
  const step = document.querySelector('[data-step]')?.getAttribute('data-step');
  return typeof step === 'string' ? Number(step) : null;
};

export const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
export const typeInto = (label: string, value: string): void => {
  fireEvent.input(field(label), { target: { value } });
};
export const press = (name: string): Promise<boolean> =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
export const errorOf = (label: string): string | null => {
  const id = field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  return id.endsWith('-error') ? (document.getElementById(id)?.textContent ?? null) : null;
};

export const passPhone = async (phone = '0812345678'): Promise<void> => {
  typeInto('เบอร์โทรศัพท์', phone);
  await press('ถัดไป');
};
export const passOtp = async (code = '123456'): Promise<void> => {
  await act(async () => typeInto('รหัส OTP', code));
};
export const passProfile = async (password = 'correct horse'): Promise<void> => {
  typeInto('ชื่อที่แสดง', ' สมชาย ');
  typeInto('รหัสผ่าน', password);
  typeInto('ยืนยันรหัสผ่าน', password);
  await press('ถัดไป');
};
export const chooseBank = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByLabelText('ธนาคาร')));
  await act(async () => fireEvent.click(screen.getByRole('option', { name: new RegExp(name) })));
};
export const fillBank = async (bank = 'ธนาคารไทยพาณิชย์'): Promise<void> => {
  await chooseBank(bank);
  typeInto('ชื่อ', 'somchai');
  typeInto('นามสกุล', 'jaidee');
  typeInto('เลขที่บัญชี', '123-456-7890');
};
