import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Answered } from '../../outbound.ts';
import { refused, unknown } from '../../outcome.ts';
import { readCallback, readCloseAnswer, readOrderAnswer, readQueryAnswer } from './rsa-gateway-translate.ts';

interface Recorded {
  code: string;
  orderNo: string;
  data: Record<string, unknown>;
}
const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')) as Recorded;
const answered = (json: unknown, status = 200): Answered => ({ kind: 'answered', status, json });

const made = recorded('made');
const paid = recorded('paid');
const [payment = {}] = paid.data['payments'] as Record<string, unknown>[];
const withData = (json: Recorded, change: object): Answered => answered({ ...json, data: { ...json.data, ...change } });
const order = {
  reference: 'DEP000123',
  amount: 30_000n,
  expiresInMs: 900_000,
  requestedAt: new Date('2026-11-20T10:50:00Z'),
  payer: { bankCode: 'SCB', accountNo: '1234567890', name: 'สมชาย ใจดี', customer: null },
};
const asked = { reference: 'DEP000123', gateway: 'FP' };

it('reads a code, which ends when the gateway says and never later than requested', () => {
  expect(readOrderAnswer(answered(made), order)).toMatchObject({
    kind: 'done',
    value: { gatewayReference: 'TDEP000123', expiresAt: new Date('2026-11-20T11:05:00Z') },
  });
  expect(readOrderAnswer(answered(made), { ...order, expiresInMs: 1000 })).toMatchObject({
    value: { expiresAt: new Date('2026-11-20T10:50:01Z') },
  });
  expect(readOrderAnswer(answered(made), { ...order, amount: 30_001n })).toEqual(unknown('mismatch amount'));
  expect(readOrderAnswer(answered({ ...made, orderNo: 'DEP000124' }), order)).toEqual(unknown('mismatch id'));
  expect(readOrderAnswer(withData(made, { qrContent: '0002' }), order)).toEqual(unknown('payload checksum'));
});

it('a refusal counts only if it names our order and is known to come before the effect', () => {
  const refusal = (code: string, orderNo = 'DEP000123') => readOrderAnswer(answered({ code, orderNo }), order);
  expect(refusal('1003')).toEqual(refused('1003'));
  expect(refusal('1003', 'DEP000124')).toEqual(unknown('mismatch id'));
  expect(refusal('9999')).toEqual(unknown('other error'));
  expect(readOrderAnswer(answered({ message: 'Forbidden' }, 403), order)).toEqual(unknown('status 403'));
  expect(readCloseAnswer(answered({ code: '1005', orderNo: 'DEP000123' }), 'DEP000123')).toEqual(refused('1005'));
});

it('reads every payment under the number that the gateway gave it, with the account as far as it shows it', () => {
  const read = readQueryAnswer(answered(paid), asked);
  expect(read.kind === 'paid' && read.payments).toEqual([
    {
      bankReference: 'FP0000000042',
      sendingBankCode: 'FP',
      amount: 30_000n,
      currency: 'BAHT',
      payer: { bankCode: 'SCB', accountNo: 'xxxxxx7890', name: 'สมชาย ใจดี' },
      paidAt: new Date('2026-11-20T10:53:44.790Z'),
    },
  ]);
});

it.each([
  ['an amount below zero', { payments: [{ ...payment, amount: '-300.00' }] }],
  ['an amount as number', { payments: [{ ...payment, amount: 300 }] }],
  ['another currency', { payments: [{ ...payment, currency: 'USD' }] }],
  ['a state it does not know', { state: 'DONE' }],
])('an inquiry answered with %s is unknown', (_, change) => {
  expect(readQueryAnswer(withData(paid, change), asked).kind).toBe('unknown');
});

it('paid without money and reversed money go to a person; absent is what it says itself', () => {
  expect(readQueryAnswer(withData(paid, { payments: [] }), asked)).toEqual({ kind: 'contradiction' });
  expect(readQueryAnswer(withData(paid, { state: 'REVERSED' }), asked)).toEqual({ kind: 'contradiction' });
  expect(readQueryAnswer(answered({ code: '1004', orderNo: 'DEP000123' }), asked)).toEqual({ kind: 'absent' });
  expect(readQueryAnswer(answered({ message: 'Not Found' }, 404), asked).kind).toBe('unknown');
});

it.each([
  ['WAITING', 'waiting'],
  ['PAID', 'contradiction'],
  ['CLOSED', 'waiting'],
  ['EXPIRED', 'waiting'],
  ['REVERSED', 'waiting'],
])('a code that is %s without payments is %s', (state, kind) => {
  expect(readQueryAnswer(withData(paid, { state, payments: [] }), asked)).toEqual({ kind });
});

it.each(['WAITING', 'CLOSED', 'EXPIRED', 'REVERSED'])(
  'payments of a code that is %s go to a person: nothing of them is credited, and they are not taken for none',
  (state) => {
    expect(readQueryAnswer(withData(paid, { state }), asked)).toEqual({ kind: 'contradiction' });
  },
);

it('a callback for another merchant is none of ours', () => {
  const body = '{"merchantId":"M1","orderNo":"DEP000123"}';
  expect(readCallback(body, 'M1')).toEqual({ reference: 'DEP000123', gatewayReference: null });
  expect(readCallback(body, 'M2')).toBeNull();
});
