import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { internationalPhone, phoneOf } from './phone-form.ts';

const spelled: readonly [string, string, readonly string[]][] = [
  [
    '02055500200',
    '8562055500200',
    ['2055500200', '55500200', '8562055500200', '85602055500200', '008562055500200', '+8562055500200'],
  ],
  ['02091234567', '8562091234567', ['2091234567', '91234567', '8562091234567']],
  ['0301234567', '856301234567', ['301234567', '856301234567', '8560301234567']],
  ['021212345', '85621212345', ['85621212345', '856021212345', '0085621212345']],
  ['031212345', '85631212345', ['31212345', '85631212345']],
  ['0812345678', '66812345678', ['66812345678', '660812345678', '0066812345678']],
];

it.each(spelled)('all spellings of %s are one number in Laos, and each finds the others', (number, _abroad, others) => {
  proves('OP-063');
  for (const typed of [number, ...others]) {
    const phone = phoneOf(typed, true);
    expect(phone.number).toBe(number);
    expect(phone.spellings[0]).toBe(typed);
    for (const other of [number, ...others.filter((one) => /^\d{8,13}$/.test(one))])
      expect(phone.spellings).toContain(other);
    expect(phone.spellings.map((spelling) => phoneOf(spelling, true).number)).toEqual(
      phone.spellings.map(() => number),
    );
  }
});

it.each(spelled)('a text message to any spelling of %s is addressed to %s', (number, abroad, others) => {
  for (const typed of [number, ...others]) expect(internationalPhone(typed)).toBe(abroad);
});

it('eight digits that could be a land line are the mobile number, which can receive a code', () => {
  expect(phoneOf('21212345', true).number).toBe('02021212345');
  expect(phoneOf('021212345', true).spellings).not.toContain('21212345');
});

it('a number of another form stays as it was typed, and so does every number of the Thai build', () => {
  proves('OP-063');
  for (const typed of ['84912345678', '12345678', 'nobody']) expect(phoneOf(typed, true).spellings).toEqual([typed]);
  for (const typed of ['2055500200', '0205550020', '0812345678', '6681234567'])
    expect(phoneOf(typed, false)).toEqual({ number: typed, spellings: [typed] });
});
