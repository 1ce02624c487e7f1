import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Answered } from '../../outbound.ts';
import { refused, unknown } from '../../outcome.ts';
import { readCallback, readCancelAnswer, readFoundAnswer, readOrderAnswer } from './bearer-gateway-translate.ts';

const recorded = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')) as Record<string, unknown>;
const answered = (json: unknown, status = 200): Answered => ({ kind: 'answered', status, json });

const made = recorded('made');
const paid = recorded('paid') as { payments: Record<string, unknown>[] };
const [payment = {}] = paid.payments;
const order = {
  reference: 'DEP000123',
  amount: 30_000n,
  expiresInMs: 900_000,
  requestedAt: new Date('2026-11-20T10:50:00Z'),
  payer: { bankCode: 'SCB', accountNo: '1234567890', name: 'สมชาย ใจดี', customer: null },
};
const asked = { reference: 'DEP000123', gateway: 'WW' };

it('reads a code, which ends when the gateway says and never later than requested', () => {
  expect(readOrderAnswer(answered(made, 201), order)).toMatchObject({
    kind: 'done',
    value: { gatewayReference: 'ww-DEP000123', expiresAt: new Date('2026-11-20T11:05:00Z') },
  });
  expect(readOrderAnswer(answered(made, 201), { ...order, expiresInMs: 1000 })).toMatchObject({
    value: { expiresAt: new Date('2026-11-20T10:50:01Z') },
  });
});

it.each([
  ['another reference', { reference: 'DEP000124' }],
  ['another amount', { amount: '301.00' }],
  ['another currency', { currency: 'USD' }],
  ['a payload of another amount', { qr: String(made['qr']).replace('300.00', '900.00') }],
  ['no end', { expiresAt: 'soon' }],
])('a code with %s is unknown', (_, change) => {
  expect(readOrderAnswer(answered({ ...made, ...change }, 201), order).kind).toBe('unknown');
});

it('a refusal counts only if it names our reference and is known to come before the effect', () => {
  const refusal = (error: string, reference = 'DEP000123') =>
    readOrderAnswer(answered({ error, reference }, 409), order);
  expect(refusal('REFERENCE_USED')).toEqual(refused('REFERENCE_USED'));
  expect(refusal('REFERENCE_USED', 'DEP000124')).toEqual(unknown('mismatch id'));
  expect(refusal('BUSY')).toEqual(unknown('other error'));
  expect(readOrderAnswer(answered({ message: 'Forbidden' }, 403), order)).toEqual(unknown('status 403'));
  expect(readCancelAnswer(answered({ error: 'PAID', reference: 'DEP000123' }, 409), 'DEP000123')).toEqual(
    refused('PAID'),
  );
});

it('reads every payment under the number that the gateway gave it', () => {
  expect(readFoundAnswer(answered(paid), asked)).toEqual({
    kind: 'paid',
    payments: [
      {
        bankReference: 'WW0000000042',
        sendingBankCode: 'WW',
        amount: 30_000n,
        currency: 'BAHT',
        payer: { bankCode: 'SCB', accountNo: '1234567890', name: 'สมชาย ใจดี' },
        paidAt: new Date('2026-11-20T10:53:44.790Z'),
      },
    ],
  });
});

it.each([
  ['another reference', { reference: 'DEP000124' }],
  ['an amount below zero', { payments: [{ ...payment, amount: '-300.00' }] }],
  ['no amount', { payments: [{ ...payment, amount: '0.00' }] }],
  ['an amount as number', { payments: [{ ...payment, amount: 300 }] }],
  ['another currency', { payments: [{ ...payment, currency: 'USD' }] }],
  ['a number that is markup', { payments: [{ ...payment, paymentId: '<b>1</b>' }] }],
  ['a state it does not know', { status: 'DONE' }],
])('an inquiry answered with %s is unknown', (_, change) => {
  expect(readFoundAnswer(answered({ ...paid, ...change }), asked).kind).toBe('unknown');
});

it('paid without money and money of a code that is not paid go to a person; absent is what it says itself', () => {
  expect(readFoundAnswer(answered({ ...paid, payments: [] }), asked)).toEqual({ kind: 'contradiction' });
  expect(readFoundAnswer(answered({ ...paid, status: 'VOIDED' }), asked)).toEqual({ kind: 'contradiction' });
  expect(readFoundAnswer(answered({ error: 'NOT_FOUND', reference: 'DEP000123' }, 404), asked)).toEqual({
    kind: 'absent',
  });
  expect(readFoundAnswer(answered({ message: 'Not Found' }, 404), asked).kind).toBe('unknown');
});

it.each([
  ['OPEN', 'waiting'],
  ['PAID', 'contradiction'],
  ['CANCELLED', 'waiting'],
  ['EXPIRED', 'waiting'],
  ['VOIDED', 'waiting'],
])('a code that is %s without payments is %s', (status, kind) => {
  expect(readFoundAnswer(answered({ ...paid, status, payments: [] }), asked)).toEqual({ kind });
});

it.each(['OPEN', 'CANCELLED', 'EXPIRED', 'VOIDED'])(
  'payments of a code that is %s go to a person: nothing of them is credited, and they are not taken for none',
  (status) => {
    expect(readFoundAnswer(answered({ ...paid, status }), asked)).toEqual({ kind: 'contradiction' });
  },
);

it('only the reference to query is taken from a callback', () => {
  expect(readCallback('{"reference":"DEP000123","amount":"900.00"}')).toEqual({
    reference: 'DEP000123',
    gatewayReference: null,
  });
  for (const body of ['', '{', 'null', '[]', '{"reference":1}', '{"reference":"a b"}', '9'.repeat(20_000)])
    expect(readCallback(body)).toBeNull();
});
