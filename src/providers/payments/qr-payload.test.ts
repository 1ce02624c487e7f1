import { generate } from 'promptparse';
import { expect, it } from 'vitest';
import { checksumOf } from '../emv-code.ts';
import { billReferenceOf, payloadFault } from './qr-payload.ts';

const bill = generate.billPayment({ billerId: '099999999999990', ref1: 'DEP000123', amount: 300 });
const closed = (content: string): string => `${content}6304${checksumOf(`${content}6304`)}`;

it('a payload in baht with the requested amount and our reference has no fault', () => {
  expect(payloadFault(bill, 30_000n)).toBeNull();
  expect(billReferenceOf(bill)).toBe('DEP000123');
  expect(billReferenceOf(generate.anyId({ type: 'MSISDN', target: '0801234567', amount: 300 }))).toBeNull();
});

it('another amount, another currency and a wrong or short checksum are faults', () => {
  expect(payloadFault(bill, 30_001n)).toBe('mismatch amount');
  expect(payloadFault(closed('0002015303418540530.00'), 3_000n)).toBe('mismatch currency');
  for (const payload of [bill.slice(0, -1), `${bill} `, bill.replace('300.00', '900.00'), ''])
    expect(payloadFault(payload, 30_000n)).toBe('payload checksum');
});

// promptparse's reader goes on for ever where a length is not above zero.
it('a payload with a length that is no number ends as a fault', () => {
  const endless = closed('00020100-4');
  expect(payloadFault(endless, 100n)).toBe('payload checksum');
  expect(billReferenceOf(endless)).toBeNull();
});
