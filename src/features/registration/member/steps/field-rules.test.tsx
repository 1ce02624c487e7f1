import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import {
  chooseBank,
  errorOf,
  field,
  fillBank,
  openWizard,
  passPhone,
  passProfile,
  press,
  shownStep,
  typeInto,
  willingBackend,
  withoutOtp,
} from '#support/screens/register-wizard.tsx';
import { registrationCalls } from '../../contract.ts';

const phoneLabel = 'เบอร์โทรศัพท์';
const requiredText = 'กรุณากรอกข้อมูลนี้';
const englishOnly = 'ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น';

const openBankStep = async () => {
  const backend = willingBackend();
  openWizard(withoutOtp);
  await passPhone();
  await passProfile();
  return backend;
};

it.each(['081234567', '08123456789', '08-1234567', '081234567a'])(
  'refuses %s, which is not exactly 10 digits, and says so',
  async (phone) => {
    proves('VAL-01', 'VAL-03', 'OP-063');
    const backend = willingBackend();
    openWizard();
    await passPhone(phone);
    expect(errorOf(phoneLabel)).toBe('เบอร์โทรศัพท์ต้องมี 10 หลัก');
    expect([shownStep(), backend.sent(registrationCalls.sendOtp).length]).toEqual([0, 0]);
  },
);

it('requires the phone number', async () => {
  proves('VAL-04');
  willingBackend();
  openWizard();
  await press('ถัดไป');
  expect([errorOf(phoneLabel), shownStep()]).toEqual([requiredText, 0]);
});

it.each(['๐๘๑-๒๓๔ ๕๖๗๘', '+66 81 234 5678'])('takes the phone typed or filled in as %s', async (phone) => {
  const backend = willingBackend();
  openWizard();
  typeInto(phoneLabel, phone);
  expect(screen.getByText('10/10')).toBeTruthy();
  await press('ถัดไป');
  expect(backend.questions(registrationCalls.sendOtp)).toEqual([{ phoneNumber: '0812345678' }]);
});

it.each([
  ['12345', 'ใส่ตัวเลข 6 ถึง 20 หลัก', 1],
  ['๑๒๓-๔-๕๖๗๘๙-๐', null, 2],
])('of the account number %s it says %s', async (accountNo, error, validations) => {
  const backend = await openBankStep();
  await fillBank();
  typeInto('เลขที่บัญชี', accountNo);
  await press('สมัครสมาชิก');
  expect(errorOf('เลขที่บัญชี')).toBe(error);
  expect(backend.sent(registrationCalls.validate)).toHaveLength(validations);
});

it('names that are too long together are reported at the last name, and not sent', async () => {
  const backend = await openBankStep();
  await fillBank();
  typeInto('ชื่อ', 'A'.repeat(60));
  typeInto('นามสกุล', 'B'.repeat(40));
  await press('สมัครสมาชิก');
  expect(errorOf('นามสกุล')).toBe('ชื่อและนามสกุลรวมกันต้องไม่เกิน 100 ตัวอักษร');
  typeInto('นามสกุล', 'B'.repeat(39));
  const before = backend.sent(registrationCalls.validate).length;
  await press('สมัครสมาชิก');
  expect(backend.sent(registrationCalls.validate)).toHaveLength(before + 1);
});

it('counts the digits while they are typed and cleans a pasted number', () => {
  willingBackend();
  openWizard();
  typeInto(phoneLabel, '08123456');
  expect(screen.getByText('8/10')).toBeTruthy();
  fireEvent.paste(field(phoneLabel), { clipboardData: { getData: () => '081-234 5678' } });
  expect(field(phoneLabel).value).toBe('0812345678');
  expect(screen.getByText('10/10')).toBeTruthy();
});

it('requires name, password and its confirmation, from the first try on', async () => {
  proves('VAL-05', 'VAL-06', 'VAL-07', 'OP-079');
  const backend = willingBackend();
  openWizard(withoutOtp);
  await passPhone();
  const labels = ['ชื่อที่แสดง', 'รหัสผ่าน', 'ยืนยันรหัสผ่าน'];
  expect(labels.map(errorOf)).toEqual([null, null, null]);
  await press('ถัดไป');
  expect(labels.map(errorOf)).toEqual([requiredText, requiredText, requiredText]);
  expect([shownStep(), backend.sent(registrationCalls.validate).length]).toEqual([2, 0]);
});

it('requires both passwords to match and says when they do not', async () => {
  proves('VAL-08', 'VAL-09');
  const backend = willingBackend();
  openWizard(withoutOtp);
  await passPhone();
  typeInto('ชื่อที่แสดง', 'สมชาย');
  typeInto('รหัสผ่าน', 'correct horse');
  typeInto('ยืนยันรหัสผ่าน', 'correct house');
  await press('ถัดไป');
  expect(errorOf('ยืนยันรหัสผ่าน')).toBe('รหัสผ่านไม่ตรงกัน');
  expect(backend.sent(registrationCalls.validate)).toEqual([]);
});

it('leaves the length of the password to the backend and marks the field it refuses', async () => {
  proves('OP-062');
  const backend = willingBackend();
  backend.refuses(registrationCalls.validate, 'INVALID_USER_INFO');
  openWizard(withoutOtp);
  await passPhone();
  await passProfile('short');
  expect(backend.sent(registrationCalls.validate)).toHaveLength(1);
  expect(await screen.findByText('ข้อมูลสมาชิกไม่ถูกต้อง')).toBeTruthy();
  expect(errorOf('รหัสผ่าน')).toBe('ใช้ 8 ถึง 128 ตัวอักษร');
});

it('requires bank, first name, last name and account number', async () => {
  proves('VAL-10', 'VAL-11', 'VAL-12', 'VAL-13');
  const backend = await openBankStep();
  await press('สมัครสมาชิก');
  expect(['ธนาคาร', 'ชื่อ', 'นามสกุล', 'เลขที่บัญชี'].map(errorOf)).toEqual([
    'กรุณาเลือกธนาคาร',
    requiredText,
    requiredText,
    requiredText,
  ]);
  expect(backend.sent(registrationCalls.validate)).toHaveLength(1);
});

it.each([
  ['ธนาคารกรุงไทย', 'VAL-14'],
  ['ธนาคารทหารไทยธนชาต', 'VAL-15'],
  ['ธนาคารกรุงเทพ', 'VAL-16'],
])('takes only English letters and spaces for %s, and says so', async (bank, ids) => {
  proves(ids, 'VAL-17');
  const backend = await openBankStep();
  await fillBank(bank);
  typeInto('ชื่อ', 'สมชาย');
  typeInto('นามสกุล', 'J4IDEE');
  await press('สมัครสมาชิก');
  expect([errorOf('ชื่อ'), errorOf('นามสกุล')]).toEqual([englishOnly, englishOnly]);
  typeInto('ชื่อ', 'Mary Ann');
  typeInto('นามสกุล', 'Jaidee');
  await press('สมัครสมาชิก');
  expect(backend.questions(registrationCalls.create).map(({ bankAccountName }) => bankAccountName)).toEqual([
    'MARY ANN JAIDEE',
  ]);
});

it('takes a Thai name for any other bank', async () => {
  proves('VAL-18');
  const backend = await openBankStep();
  await fillBank();
  typeInto('ชื่อ', 'สมชาย');
  typeInto('นามสกุล', 'ใจดี');
  await press('สมัครสมาชิก');
  expect(backend.questions(registrationCalls.create).map(({ bankAccountName }) => bankAccountName)).toEqual([
    'สมชาย ใจดี',
  ]);
});

it('says that a bank wants English letters as soon as it is chosen', async () => {
  await openBankStep();
  expect(screen.queryByText(englishOnly)).toBeNull();
  await chooseBank('ธนาคารกรุงไทย');
  expect(screen.getByText(englishOnly)).toBeTruthy();
});

it('uppercases both names while they are typed and keeps the caret', async () => {
  proves('REG-19');
  await openBankStep();
  for (const label of ['ชื่อ', 'นามสกุล']) {
    const input = field(label);
    input.value = 'SOMcHAI';
    input.setSelectionRange(4, 4);
    fireEvent.input(input);
    expect([input.value, input.selectionStart]).toEqual(['SOMCHAI', 4]);
  }
});

it('trims both names and joins them by one space', async () => {
  proves('REG-20', 'ENT-003');
  const backend = await openBankStep();
  await fillBank();
  typeInto('ชื่อ', '  somchai ');
  typeInto('นามสกุล', ' jaidee  ');
  await act(async () => fireEvent.blur(field('ชื่อ')));
  expect(field('ชื่อ').value).toBe('SOMCHAI');
  await press('สมัครสมาชิก');
  expect(backend.questions(registrationCalls.create).map(({ bankAccountName }) => bankAccountName)).toEqual([
    'SOMCHAI JAIDEE',
  ]);
});
