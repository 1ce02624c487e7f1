import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unknown } from '../../outcome.ts';
import {
  originQuestion,
  readCallback,
  readCancelAnswer,
  readInquiryAnswer,
  readRequestAnswer,
  readToken,
  requestQuestion,
} from './kbank-qr-translate.ts';

const recorded = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')) as Record<string, unknown>;
const answered = (json: unknown, status = 200) => ({ kind: 'answered' as const, status, json });

const opening = {
  partner: { partnerId: 'POS001', partnerSecret: 'secret', merchantId: 'BEV06000080200' },
  partnerTxnUid: 'RGH001030118001',
  requestedAt: new Date('2026-11-20T10:53:00Z'),
};
const question = requestQuestion({ ...opening, amount: 30_000n });
const requested = { question, reference: 'DEP000123', amount: 30_000n };
const about = originQuestion({ ...opening, origin: 'DEP000123' });
const paid = recorded('inquiry-paid');
const payment = (paid['payments'] as Record<string, unknown>[])[0];

it('asks for a baht code of exactly the amount', () => {
  expect(question).toMatchObject({ qrType: 3, txnAmount: '300.00', txnCurrencyCode: 'THB' });
});

it('reads a token and stops using it a minute early', () => {
  expect(readToken(recorded('token'))).toEqual({ token: 'n4kE8R0aT2vXqYcPz7LmWb3HsDf1', lifeMs: 1_739_000 });
  expect(readToken({ status: 'approved' })).toBeNull();
});

it('reads the payload of a new code, and a refusal', () => {
  const made = recorded('request-made');
  expect(readRequestAnswer(answered(made), requested)).toEqual({ kind: 'done', value: { payload: made['qrCode'] } });
  expect(readRequestAnswer(answered(recorded('request-duplicate')), requested)).toEqual({
    kind: 'refused',
    reason: 'duplicate_request',
  });
});

it('a code with another amount, reference, id or partner, or a broken checksum, is not accepted as ours', () => {
  const made = recorded('request-made');
  const payload = String(made['qrCode']);
  const reasonOf = (json: object, changed: Partial<typeof requested> = {}) =>
    readRequestAnswer(answered({ ...made, ...json }), { ...requested, ...changed });
  expect(reasonOf({}, { amount: 30_001n })).toEqual(unknown('mismatch amount'));
  expect(reasonOf({}, { reference: 'DEP000124' })).toEqual(unknown('mismatch reference'));
  expect(reasonOf({ partnerTxnUid: 'OTHER' })).toEqual(unknown('mismatch id'));
  expect(reasonOf({ partnerId: 'OTHER' })).toEqual(unknown('mismatch id'));
  expect(reasonOf({ qrCode: payload.replace('300.00', '900.00') })).toEqual(unknown('payload checksum'));
  expect(reasonOf({ qrCode: null })).toEqual(unknown('shape'));
  expect(readRequestAnswer(answered(made, 403), requested)).toEqual(unknown('status 403'));
});

it('an error it does not know may have come after the effect', () => {
  const json = { ...recorded('request-duplicate'), errorCode: 'internal_error' };
  expect(readRequestAnswer(answered(json), requested)).toEqual(unknown('other error'));
  expect(readCancelAnswer(answered(json), about)).toEqual(unknown('other error'));
});

it('reads who paid, when, how much, and under which reference of the bank', () => {
  expect(readInquiryAnswer(answered(paid), about)).toEqual({
    kind: 'paid',
    payments: [
      {
        bankReference: '20261120105344790601',
        sendingBankCode: 'SCB',
        amount: 30_000n,
        currency: 'BAHT',
        payer: { bankCode: 'SCB', accountNo: '1234567890', name: 'สมชาย ใจดี' },
        paidAt: new Date('2026-11-20T10:53:44.790Z'),
      },
    ],
  });
  expect(readInquiryAnswer(answered(recorded('inquiry-waiting')), about)).toEqual({ kind: 'waiting' });
  expect(readInquiryAnswer(answered(recorded('inquiry-unknown')), about)).toEqual({ kind: 'absent' });
});

it.each([
  ['another reference', { origPartnerTxnUid: 'DEP000124' }],
  ['another currency', { payments: [{ ...payment, txnCurrencyCode: 'USD' }] }],
  ['an amount below zero', { payments: [{ ...payment, txnAmount: '-300.00' }] }],
  ['no amount', { payments: [{ ...payment, txnAmount: '0.00' }] }],
  ['a fraction of a satang', { payments: [{ ...payment, txnAmount: '300.001' }] }],
  ['an amount as number', { payments: [{ ...payment, txnAmount: 300 }] }],
  ['a NUL in the number of the payer', { payments: [{ ...payment, payerAccountNo: '1\u00002' }] }],
  ['a reference that is markup', { payments: [{ ...payment, transRef: '<b>1</b>' }] }],
  ['no time', { payments: [{ ...payment, paidDt: 'yesterday' }] }],
])('an inquiry answered with %s is unknown', (_, change) => {
  expect(readInquiryAnswer(answered({ ...paid, ...change }), about).kind).toBe('unknown');
});

it.each([
  ['paid without money', { payments: [] }],
  ['money of a code that is not paid', { txnStatus: 'EXPIRED' }],
])('%s contradicts itself and goes to a person', (_, change) => {
  expect(readInquiryAnswer(answered({ ...paid, ...change }), about)).toEqual({ kind: 'contradiction' });
});

it('a NUL in a payer’s name is made visible, and the money is read', () => {
  const read = readInquiryAnswer(answered({ ...paid, payments: [{ ...payment, payerName: 'A\u0000B' }] }), about);
  expect(read.kind === 'paid' && read.payments[0]?.payer.name).toBe('A\ufffdB');
});

it('only the reference to query is taken from a callback', () => {
  expect(readCallback(JSON.stringify(recorded('callback')))).toEqual({
    reference: 'DEP000123',
    gatewayReference: null,
  });
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '{"partnerTxnUid":1}',
    '{"partnerTxnUid":"x\'; drop"}',
    '9'.repeat(20_000),
  ])
    expect(readCallback(body)).toBeNull();
});
