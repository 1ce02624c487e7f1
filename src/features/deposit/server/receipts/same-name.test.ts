import { expect, it } from 'vitest';
import { matchReceiver } from './match-receiver.ts';
import { isSameName } from '../match-sender.ts';

it.each([
  ['นาย สมชาย ใจดี', 'สมชาย ใจดี'],
  ['นางสาวพิมพ์ชนก แ***', 'น.ส. พิมพ์ชนก แก้วใส'],
  ['ทพ. สมชาย ใ***', 'ทพ. สมชาย ใจดี'],
  ['MR. SOMCHAI J***', 'SOMCHAI JAIDEE'],
  ['DR.SOMCHAI JAIDEE', 'MR SOMCHAI JAIDEE'],
  ['ທ້າວ ສົມຈິດ ພ***', 'ສົມຈິດ ພົມມະຈັນ'],
  ['ນາງມະນີວັນ ພົມມະຈັນ', 'ມະນີວັນ ພົມມະຈັນ'],
  ['ນາງສາວ ມະນີວັນ ພ***', 'ມະນີວັນ ພົມມະຈັນ'],
  ['SOMCHAI NA A***', 'SOMCHAI NA AYUTTHAYA'],
  ['SOMCHAI N***', 'SOMCHAI NA AYUTTHAYA'],
  ['นายสมชาย ใจดี ณ อ***', 'สมชาย ใจดี ณ อยุธยา'],
])('%s is the name %s', (shown, registered) => {
  expect(isSameName(shown, registered)).toBe(true);
});

it.each([
  ['SOMCHAI JAIDEE', 'SOMCHAI JAIDEE NA AYUTTHAYA'],
  ['SOMCHAI A***', 'SOMCHAI NA AYUTTHAYA'],
  ['SOMCHAI NA AYUTTHAYA', 'SOMCHAI AYUTTHAYA'],
  ['SOM***', 'SOMCHAI JAIDEE'],
  ['SOMCHAI', 'SOMCHAI JAIDEE'],
  ['S*** J***', 'SOMCHAI JAIDEE'],
  ['นาย', 'นาย สมชาย ใจดี'],
  ['MRSOMCHAI J***', 'SOMCHAI JAIDEE'],
])('whether %s is the name %s is left to a person', (shown, registered) => {
  expect(isSameName(shown, registered)).toBe(false);
});

it.each([
  ['นาย สมชาย ใ***', 'สมชาย ใจดี', 'match'],
  ['MR. SOMCHAI J***', 'SOMCHAI JAIDEE', 'match'],
  ['บจก. กระเป๋า', 'บริษัท กระเป๋า จำกัด', 'match'],
  ['นาย', 'นาย สมชาย ใจดี', 'unclear'],
  ['นาง สมศรี ใ***', 'สมชาย ใจดี', 'unclear'],
])('a receiver shown as %s is our account of %s: %s', (name, accountName, match) => {
  const account = { bankCode: 'SCB', accountNo: '0142000002', accountName };
  expect(matchReceiver({ bankCode: 'SCB', accountNo: 'xxxxx0000x', name }, account)).toBe(match);
});
