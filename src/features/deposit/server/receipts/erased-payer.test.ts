import { expect, it } from 'vitest';
import { isSameReceipt } from './place-receipt.ts';
import type { KnownReceipt, Receipt } from './receipts-table.ts';

const paidAt = new Date('2026-11-22T03:00:00Z');
const reported: Receipt = {
  channel: 'QR',
  methodCode: 'KBANK',
  sendingBankCode: 'SCB',
  bankReference: 'REF1',
  amount: 10_000n,
  currency: 'BAHT',
  payer: { bankCode: 'SCB', accountNo: '', name: 'SOMCHAI JAIDEE' },
  paidAt,
};
const booked = (name: string): KnownReceipt => ({
  memberId: 'member',
  operationId: 'operation',
  amount: 10_000n,
  currency: 'BAHT',
  toBankCode: null,
  toAccountNo: null,
  payer: { bankCode: 'SCB', accountNo: '', name },
  paidAt,
  channels: [{ channel: 'QR', paidAt }],
});

it('money whose payer’s name was erased is recognised by its number', () => {
  expect(isSameReceipt(booked(''), reported)).toBe(true);
  expect(isSameReceipt(booked('SOMCHAI JAIDEE'), reported)).toBe(true);
  expect(isSameReceipt(booked('SOMEBODY ELSE'), reported)).toBe(false);
});
