import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { withSettings } from '#support/screens/build-settings.tsx';
import {
  errorOf,
  fillBank,
  openWizard,
  passPhone,
  passProfile,
  press,
  shownStep,
  willingBackend,
  withoutOtp,
} from '#support/screens/register-wizard.tsx';
import { registrationCalls } from '../../contract.ts';

const inLaos = (): void => withSettings({ VITE_LAOS: 'true' });

beforeEach(() => applyLocale('th'));

const openBankStep = async () => {
  const backend = willingBackend();
  openWizard(withoutOtp);
  await passPhone();
  await passProfile();
  return backend;
};

const choice = (name: string): HTMLInputElement => screen.getByRole('radio', { name });

it('the Laos build takes a phone number of 8 to 13 digits', async () => {
  proves('VAL-02', 'OP-063');
  inLaos();
  willingBackend();
  openWizard(withoutOtp);
  await passPhone('2055512');
  expect([errorOf('เบอร์โทรศัพท์'), shownStep()]).toEqual(['เบอร์โทรศัพท์ต้องมี 8 ถึง 13 หลัก', 0]);
  await passPhone('20555123');
  expect(shownStep()).toBe(2);
});

it('the Laos build offers LAK and BAHT and no others, LAK chosen', async () => {
  proves('REG-13', 'REG-15', 'CUR-02');
  inLaos();
  const backend = await openBankStep();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['LAK', true],
    ['BAHT', false],
  ]);
  await fillBank();
  await press('สมัครสมาชิก');
  expect(backend.questions(registrationCalls.create).map(({ currency }) => currency)).toEqual(['LAK']);
});

it('the Laos build sends the currency that was chosen', async () => {
  proves('REG-13');
  inLaos();
  const backend = await openBankStep();
  fireEvent.click(choice('บาท'));
  await fillBank();
  await press('ย้อนกลับ');
  await press('ถัดไป');
  expect(choice('บาท').checked).toBe(true);
  await press('สมัครสมาชิก');
  expect(backend.questions(registrationCalls.create).map(({ currency }) => currency)).toEqual(['BAHT']);
});

it('the Thai build shows no choice of currency and sends BAHT', async () => {
  proves('REG-14', 'CUR-01');
  const backend = await openBankStep();
  expect(screen.queryByRole('radio')).toBeNull();
  await fillBank();
  await press('สมัครสมาชิก');
  expect(backend.questions(registrationCalls.create).map(({ currency }) => currency)).toEqual(['BAHT']);
});
