import { expect, it } from 'vitest';
import { banks } from '../bank/banks.ts';
import { maskedNo, shortName } from './masking.ts';

it.each(banks.map(({ code }) => [code]))(
  '%s shows four digits of an account at least, never all of them',
  (bankCode) => {
    for (const accountNo of ['0987654321', '020123456789', '1234567']) {
      const shown = maskedNo({ bankCode, accountNo, name: '' }).replaceAll('-', '');
      expect(shown).toHaveLength(accountNo.length);
      expect(shown.replaceAll(/\D/g, '').length).toBeGreaterThanOrEqual(4);
      expect(shown).not.toBe(accountNo);
      for (const [place, letter] of [...shown].entries()) expect(['x', 'X', '*', accountNo[place]]).toContain(letter);
    }
  },
);

it('banks shorten the names of people, each in its own way, and companies stay whole', () => {
  const shown = (bankCode: string, name: string): string => shortName({ bankCode, accountNo: '1', name });
  expect(shown('KBANK', 'สมชาย ใจดี')).toBe('สมชาย ใ');
  expect(shown('SCB', 'สมชาย ใจดี')).toBe('สมชาย ใ.');
  expect(shown('TRUEMONEY', 'SOMCHAI JAIDEE')).toBe('SOMCHAI J***');
  expect(shown('GSB', 'สมชาย ใจดี')).toBe('สมชาย ใจดี');
  expect(shown('SCB', 'บริษัท กระเป๋า จำกัด')).toBe('บริษัท กระเป๋า จำกัด');
});
