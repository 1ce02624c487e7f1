import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { matchSender } from './match-sender.ts';

const registered = { bankCode: 'SCB', accountNo: '4041234567', accountName: 'SOMCHAI JAIDEE' };
const from = (accountNo: string, name = 'SOMCHAI JAIDEE', bankCode = 'SCB') =>
  matchSender({ bankCode, accountNo, name }, registered);

it('a whole account number is sufficient', () => {
  proves('OP-299');
  expect(from('4041234567', 'any name at all')).toBe('match');
  expect(from('404-1-23456-7')).toBe('match');
  expect(from('4041234568')).toBe('no');
  expect(from('14041234567')).toBe('unclear');
});

it('the same number at another bank is somebody else', () => {
  proves('OP-299');
  expect(from('4041234567', 'SOMCHAI JAIDEE', 'KBANK')).toBe('no');
});

it('a masked number matches only with four visible digits and the name', () => {
  proves('OP-299');
  expect(from('xxx-x-x3456-x')).toBe('match');
  expect(from('XXXXXX4567')).toBe('match');
  expect(from('******4567', 'นาย สมชาย ใ***')).toBe('unclear');
  expect(from('xxxxxx4567', 'MR. SOMCHAI J***')).toBe('match');
  expect(from('xxxxxx4567', 'SOMSAK JAIDEE')).toBe('unclear');
  expect(from('xxxxxxx567')).toBe('unclear');
});

it('one visible digit that differs rules the member out', () => {
  proves('OP-299');
  expect(from('xxxxxx4568')).toBe('no');
  expect(from('5xxxxx4567')).toBe('no');
});

it('the end of a number matches only with the name', () => {
  proves('OP-299');
  expect(from('4567')).toBe('match');
  expect(from('4567', 'SOMSAK')).toBe('unclear');
  expect(from('4568')).toBe('no');
  expect(from('567')).toBe('unclear');
});

it('an unreadable sender is unclear, never a match', () => {
  proves('OP-299');
  for (const text of ['', 'abc', '40412345675', '๔๐๔๑๒๓๔๕๖๗']) expect(from(text), text).toBe('unclear');
  expect(from('xxxxxxxxxx')).toBe('unclear');
  expect(from('4041234567', 'SOMCHAI JAIDEE', '')).toBe('match');
  expect(from('4041234567', '', '')).toBe('unclear');
});

it('Thai titles in front of a name do not matter', () => {
  proves('OP-299');
  const thai = { ...registered, accountName: 'สมชาย ใจดี' };
  const shown = { bankCode: 'SCB', accountNo: 'xxxxxx4567', name: 'นายสมชาย ใจ***' };
  expect(matchSender(shown, thai)).toBe('match');
  expect(matchSender({ ...shown, name: 'น.ส. สมชาย ใจดี' }, thai)).toBe('match');
  expect(matchSender({ ...shown, name: 'สมศักดิ์ ใจดี' }, thai)).toBe('unclear');
});
