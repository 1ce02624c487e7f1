import { expect, it } from 'vitest';
import { phoneRefusal } from '#contract/forms/phone-form.ts';
import { proves } from '#support/requirements/proves.ts';
import { accountNameRefusal, fieldsRefusal, inviterOf, nextStep, registrationSteps, usernameRefusal } from './rules.ts';

const known = { isLaos: false, sourceCodes: ['LINE'], bankCodes: ['SCB', 'KTB', 'TMB', 'BBL'] };
const good = {
  name: 'Somchai',
  username: '0812345678',
  password: '12345678',
  sourceCode: 'LINE',
  bankCode: 'SCB',
  bankAccountName: 'สมชาย ใจดี',
  bankAccountNo: '1234567890',
};

it('a Thai phone is exactly 10 digits', () => {
  proves('VAL-01', 'OP-063');
  expect(phoneRefusal('0812345678', false)).toBeNull();
  for (const wrong of [
    '081234567',
    '08123456789',
    '',
    '081234567a',
    '081-234567',
    '๐๘๑๒๓๔๕๖๗๘',
    '+668123456',
    ' 812345678',
  ])
    expect(phoneRefusal(wrong, false)).toBe('PHONE_NUMBER_REQUIRE_10_DIGIT');
});

it('a phone of the Laos build is 8 to 13 digits, not exactly ten', () => {
  proves('VAL-02', 'OP-063');
  for (const right of ['20123456', '2012345678', '8562012345678']) expect(phoneRefusal(right, true)).toBeNull();
  for (const wrong of ['2012345', '85620123456789', '2012-3456', '2012345a'])
    expect(phoneRefusal(wrong, true)).toBe('INVALID_USER_INFO');
});

it('KTB, TMB and BBL accept only English letters and spaces', () => {
  proves('VAL-14', 'VAL-15', 'VAL-16');
  for (const bank of ['KTB', 'TMB', 'BBL']) {
    expect(accountNameRefusal(bank, 'SOMCHAI JAIDEE')).toBeNull();
    for (const wrong of ['สมชาย ใจดี', 'SOMCHAI1', "O'BRIEN", 'SOMCHAI.', 'SOMCHAI ใ'])
      expect(accountNameRefusal(bank, wrong)).toBe('BANK_ACCOUNT_NAME_ENG');
  }
});

it('other banks accept other letters, and no bank accepts an empty name', () => {
  proves('VAL-18');
  for (const name of ['สมชาย ใจดี', 'ສົມໄຊ', "O'BRIEN"]) expect(accountNameRefusal('SCB', name)).toBeNull();
  for (const bank of ['SCB', 'KTB'])
    for (const empty of ['', '   ', 'x'.repeat(101), 'a\u0000b'])
      expect(accountNameRefusal(bank, empty)).toBe('INVALID_USER_INFO');
});

it('missing fields are not checked', () => {
  proves('OP-064');
  expect(fieldsRefusal({}, known)).toBeNull();
  expect(usernameRefusal({}, known)).toBeNull();
  expect(fieldsRefusal(good, known)).toBeNull();
  expect(fieldsRefusal({ bankAccountName: 'สมชาย' }, known)).toBeNull();
  expect(fieldsRefusal({ sourceCode: null }, known)).toBeNull();
  expect(fieldsRefusal({ sourceCode: '' }, known)).toBeNull();
});

it('a name of 1 to 100 and a password of 8 to 128 characters, and a known source', () => {
  proves('OP-062', 'OP-064', 'OP-237');
  const wrongs = [
    { name: '' },
    { name: '  ' },
    { name: 'ก'.repeat(101) },
    { password: '1234567' },
    { password: 'x'.repeat(129) },
    { sourceCode: 'NOWHERE' },
  ];
  for (const wrong of wrongs) expect(fieldsRefusal({ ...good, ...wrong }, known)).toBe('INVALID_USER_INFO');
  for (const right of [{ name: 'ก'.repeat(100) }, { password: '😀'.repeat(8) }, { password: 'x'.repeat(128) }])
    expect(fieldsRefusal({ ...good, ...right }, known)).toBeNull();
});

it('a known bank and an account number of 6 to 20 digits', () => {
  proves('OP-064', 'OP-238');
  const wrongs = [{ bankCode: 'NOBANK' }, { bankAccountNo: '12345' }, { bankAccountNo: '1'.repeat(21) }];
  for (const wrong of [...wrongs, { bankAccountNo: '123-456-789' }])
    expect(fieldsRefusal({ ...good, ...wrong }, known)).toBe('INVALID_BANK');
  for (const bankAccountNo of ['123456', '1'.repeat(20)])
    expect(fieldsRefusal({ ...good, bankAccountNo }, known)).toBeNull();
});

it('the first wrong field in the fixed order gives the code', () => {
  proves('OP-303');
  const allWrong = { ...good, name: '', bankCode: 'NOBANK', bankAccountName: '', bankAccountNo: '1' };
  expect(fieldsRefusal(allWrong, known)).toBe('INVALID_USER_INFO');
  expect(fieldsRefusal({ ...allWrong, name: 'Somchai' }, known)).toBe('INVALID_BANK');
  const thaiName = { ...good, bankCode: 'KTB', bankAccountNo: '1' };
  expect(fieldsRefusal(thaiName, known)).toBe('BANK_ACCOUNT_NAME_ENG');
});

it('an invite code is PR and a profile id in either case', () => {
  proves('OP-069');
  const id = '019a0000-0000-7000-8000-00000000abcd';
  for (const code of [`PR${id}`, `pr${id}`, `PR${id.toUpperCase()}`]) expect(inviterOf(code)).toBe(id);
  for (const code of [id, 'PR', `PR${id}0`, `PR ${id}`, `XX${id}`, '', null, undefined])
    expect(inviterOf(code)).toBeNull();
});

it('the four steps come in their order', () => {
  expect(registrationSteps).toEqual(['phone', 'otp', 'profile', 'bank']);
});

it('the code step is left out when codes are off or the phone is verified', () => {
  expect(nextStep('phone', 'codeSent')).toBe('otp');
  expect(nextStep('phone', 'otpOff')).toBe('profile');
  expect(nextStep('phone', 'phoneVerified')).toBe('profile');
  expect(nextStep('otp', 'phoneVerified')).toBe('profile');
});

it('the bank step follows a valid profile, and only it completes the registration', () => {
  expect(nextStep('profile', 'profileValid')).toBe('bank');
  expect(nextStep('bank', 'created')).toBe('done');
  for (const step of ['phone', 'otp', 'profile'] as const) expect(nextStep(step, 'created')).toBe(step);
});
