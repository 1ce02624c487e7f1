import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { isEditedAccountName, profileRefusal } from './rules.ts';

const good = { name: 'สมชาย', bankCode: 'SCB', bankAccountName: 'สมชาย ใจดี', bankAccountNo: '1234567890' };
const refusal = (wrong: Partial<typeof good>) => profileRefusal({ ...good, ...wrong }, ['SCB', 'KTB']);

it('the fields of a profile are checked as registration checks them', () => {
  proves('OP-080');
  expect(refusal({})).toBeNull();
  expect(refusal({ name: ' ' })).toBe('INVALID_USER_INFO');
  expect(refusal({ name: 'x'.repeat(101) })).toBe('INVALID_USER_INFO');
  expect(refusal({ bankCode: 'NOBANK' })).toBe('INVALID_BANK');
  expect(refusal({ bankAccountName: '' })).toBe('INVALID_USER_INFO');
  expect(refusal({ bankCode: 'KTB' })).toBe('BANK_ACCOUNT_NAME_ENG');
  expect(refusal({ bankCode: 'KTB', bankAccountName: 'Somchai Jaidee' })).toBeNull();
  for (const bankAccountNo of ['12345', '1'.repeat(21), '123 456'])
    expect(refusal({ bankAccountNo })).toBe('INVALID_BANK');
});

it('an edited account name is uppercase English letters and spaces', () => {
  proves('OP-081');
  expect(isEditedAccountName('SOMCHAI JAIDEE')).toBe(true);
  for (const wrong of ['', '   ', 'Somchai', 'SOMCHAI1', 'สมชาย', 'SOMCHAI-J', 'A'.repeat(101)])
    expect(isEditedAccountName(wrong)).toBe(false);
});
