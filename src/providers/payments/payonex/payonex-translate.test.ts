import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown } from '../../outcome.ts';
import {
  customerQuestion,
  isTokenRefused,
  readCallback,
  readCustomerAnswer,
  readDepositAnswer,
  readToken,
  readTransactionAnswer,
} from './payonex-translate.ts';

interface Recorded {
  success: boolean;
  code: string;
  data: Record<string, unknown>;
}
const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')) as Recorded;
const answered = (json: unknown, status = 200): Answered => ({ kind: 'answered', status, json });

const payer = { name: 'สมชาย ใจดี', bankCode: 'SCB', accountNo: '1234567890' };
const made = recorded('deposit');
const paid = recorded('transaction');
const uuid = '3f1c8a52-7d0e-4b69-9a21-5c0d8e7f6a14';
const asked = {
  reference: 'DEP000123',
  gatewayReference: uuid,
  payer: { ...payer, customer: '8b2f4d60-1c3a-4e5f-8d7b-9a0c1e2f3b45' },
};
const latestMs = Date.parse('2026-11-20T11:15:00Z');
const withData = (json: Recorded, change: object): Answered => answered({ ...json, data: { ...json.data, ...change } });

it('reads a token, and what says that a token is refused', () => {
  expect(readToken(recorded('token'))).toBe('7c1b0e2f9a4d4c58b6e3f10d2a9c8b71');
  expect(readToken({ success: false, code: '40502' })).toBeNull();
  expect(readToken('<html>')).toBeNull();
  expect(isTokenRefused({ success: false, code: '40101' })).toBe(true);
  expect(isTokenRefused(recorded('token'))).toBe(false);
});

it('a customer is believed only for the account that was introduced', () => {
  const answer = recorded('customer');
  expect(readCustomerAnswer(answered(answer), customerQuestion(payer))).toEqual(
    done({ customer: '8b2f4d60-1c3a-4e5f-8d7b-9a0c1e2f3b45' }),
  );
  for (const change of [{ accountNo: '1234567891' }, { bankCode: 'KTB' }, { customerUuid: 'x' }])
    expect(readCustomerAnswer(withData(answer, change), customerQuestion(payer)).kind).toBe('unknown');
});

it('reads the code of a deposit, which never ends later than requested', () => {
  const read = readDepositAnswer(answered(made), { amount: 30_000n, latestMs });
  expect(read).toMatchObject({ kind: 'done', value: { gatewayReference: uuid, expiresAt: new Date(1795173000000) } });
  const soon = { amount: 30_000n, latestMs: 1 };
  expect(readDepositAnswer(answered(made), soon)).toMatchObject({ value: { expiresAt: new Date(1) } });
  expect(readDepositAnswer(answered(made), { amount: 30_001n, latestMs })).toEqual(unknown('mismatch amount'));
  expect(readDepositAnswer(withData(made, { qrCode: '0002' }), soon)).toEqual(unknown('payload checksum'));
});

it.each([-1e300, 0, 1e300])('a deposit whose code ends at %d is unknown', (qrExpireTime) => {
  const read = readDepositAnswer(withData(made, { qrExpireTime }), { amount: 30_000n, latestMs });
  expect(read).toEqual(unknown('shape'));
});

it.each(['40001', '40003', '40004', '40005', '40400'])('code %s means that nothing was made', (code) => {
  const answer = answered({ success: false, message: 'no', code }, 400);
  expect(readDepositAnswer(answer, { amount: 30_000n, latestMs })).toEqual(refused(code));
});

it('our own short balance, a code it does not know and a page of a proxy are unknown', () => {
  for (const json of [{ code: '40006' }, { code: '50000' }, { code: '40101' }, { message: 'no' }, '<html>'])
    expect(readDepositAnswer(answered(json, 400), { amount: 30_000n, latestMs }).kind).toBe('unknown');
});

it('credits the amount that was paid, never the amount less the fee, to the account it was made for', () => {
  expect(readTransactionAnswer(answered(paid), asked)).toEqual({
    kind: 'paid',
    payments: [
      {
        bankReference: uuid,
        sendingBankCode: 'PAYONEX',
        amount: 30_000n,
        currency: 'BAHT',
        payer,
        paidAt: new Date(1795172100000),
        isTimeLoose: true,
      },
    ],
  });
});

it('another customer than the code was made for is a payer who is not known', () => {
  for (const bound of [null, { ...asked.payer, customer: 'other' }]) {
    const read = readTransactionAnswer(answered(paid), { ...asked, payer: bound });
    expect(read.kind === 'paid' && read.payments[0]?.payer).toEqual({ bankCode: '', accountNo: '', name: '' });
  }
});

it.each([
  ['PROCESSING', 'waiting'],
  ['REJECTED', 'waiting'],
  ['REFUNDED', 'waiting'],
  ['ON_HOLD', 'contradiction'],
  ['SETTLED', 'unknown'],
])('a transaction that is %s is %s', (status, kind) => {
  expect(readTransactionAnswer(withData(paid, { status }), asked).kind).toBe(kind);
});

it.each([
  ['another transaction', { uuid: '3f1c8a52-7d0e-4b69-9a21-5c0d8e7f6a15' }],
  ['another reference', { referenceId: 'DEP000124' }],
  ['another currency', { currency: 'USD' }],
  ['a payout', { type: 'withdraw' }],
  ['an amount below zero', { amount: -300 }],
  ['a fraction of a satang', { amount: 300.001 }],
  ['an amount as text', { amount: '300.00' }],
  ['no time', { updatedAt: null }],
  ['a time that no calendar has', { updatedAt: 1e300 }],
])('a transaction with %s is unknown', (_, change) => {
  expect(readTransactionAnswer(withData(paid, change), asked).kind).toBe('unknown');
});

it('only an explicit answer makes a transaction absent', () => {
  expect(readTransactionAnswer(answered({ success: false, code: '40400' }, 400), asked)).toEqual({ kind: 'absent' });
  expect(readTransactionAnswer(answered({ message: 'Not Found' }, 404), asked).kind).toBe('unknown');
});

it('only the names of what to query are taken from a callback', () => {
  expect(readCallback(JSON.stringify(paid))).toEqual({ reference: 'DEP000123', gatewayReference: uuid });
  for (const body of ['', '{', 'null', '[]', '{"data":{}}', JSON.stringify({ data: { uuid: '1', referenceId: 'A' } })])
    expect(readCallback(body)).toBeNull();
});
