import { validate } from 'promptparse';
import { expect, it } from 'vitest';
import type { Transfer } from './bank.ts';
import { referenceInCode, slipCodeOf } from './slip-code.ts';

const sent = (fromBankCode: string, slipReference: string): Transfer => ({
  kind: 'transfer',
  from: { bankCode: fromBankCode, accountNo: '0987654321', name: 'สมชาย ใจดี' },
  to: { bankCode: 'SCB', accountNo: '1112223334', name: 'กระเป๋า' },
  amount: 10_000n,
  currency: 'BAHT',
  at: new Date('2026-11-22T03:30:00Z'),
  reference: 'FEED',
  slipReference,
  number: 7,
});

it('an independent reader finds bank and reference in the code of every Thai bank’s slip', () => {
  for (const [code, number] of [
    ['KBANK', '004'],
    ['SCB', '014'],
    ['GSB', '030'],
  ] as const)
    expect(validate.slipVerify(slipCodeOf(sent(code, 'REF0001')) ?? '')).toEqual({
      sendingBank: number,
      transRef: 'REF0001',
    });
});

it('GSB writes checksums without their leading zeros, as some apps do', () => {
  const codes = Array.from({ length: 400 }, (_, place) => slipCodeOf(sent('GSB', `REF${place + 1000}`)) ?? '');
  const short = codes.filter((code) => !/9104[0-9A-F]{4}$/.test(code));
  expect(short.length).toBeGreaterThan(10);
  for (const code of codes) expect(referenceInCode(code)).toMatch(/^REF1\d{3}$/);
});

it('TrueMoney and BCEL have codes of their own, and other Lao banks none', () => {
  expect(validate.trueMoneySlipVerify(slipCodeOf(sent('TRUEMONEY', '50012345678901')) ?? '')).toEqual({
    eventType: 'P2P',
    transactionId: '50012345678901',
    date: '22112026',
  });
  expect(validate.bcelOneProof(slipCodeOf(sent('BCEL', 'FT26326ABCDE')) ?? '')).toEqual({
    type: 'P2P',
    ticket: '20261122033000007',
    fccref: 'FT26326ABCDE',
  });
  expect(slipCodeOf(sent('LDB', '1'))).toBeNull();
});
