import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unknown } from '../../outcome.ts';
import type { Payout } from '../port.ts';
import {
  payoutQuestion,
  readFeedAnswer,
  readNoticeBody,
  readPayoutAnswer,
  readPayoutState,
} from './statement-feed-translate.ts';

const recorded = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')) as Record<string, unknown>;
const answered = (json: unknown, status = 200) => ({ kind: 'answered' as const, status, json });

const feed = recorded('lines');
const line = (feed['lines'] as Record<string, unknown>[])[0];
const account = { accountNo: '1112223334' };
const payout: Payout = {
  reference: '019aa0d2-7c3e-7000-8000-000000000001',
  fromAccountNo: '1112223334',
  to: { bankCode: 'KBANK', accountNo: '0987654321', name: 'สมชาย ใจดี' },
  amount: 123_456n,
  currency: 'BAHT',
};
const question = payoutQuestion(payout);
const completed = recorded('payout-completed');

it('reads a receipt to the satang, with its sender and the bank’s reference', () => {
  const read = readFeedAnswer(answered(feed), account);
  expect(read.kind === 'done' && read.value).toEqual({
    next: '000000000007',
    total: null,
    unread: [],
    lines: [
      {
        lineId: '000000000007',
        toBankCode: 'SCB',
        toAccountNo: '1112223334',
        bankReference: '20261120105344790601',
        sendingBankCode: 'KBANK',
        amount: 20_025n,
        currency: 'BAHT',
        from: { bankCode: 'KBANK', accountNo: '0987654321', name: 'สมชาย ใจดี' },
        at: new Date('2026-11-20T10:53:44.790Z'),
      },
    ],
  });
});

it.each([
  ['an amount of zero', { amount: '0.00' }, 'AMOUNT'],
  ['an amount below zero', { amount: '-1.00' }, 'AMOUNT'],
  ['three decimals', { amount: '1.001' }, 'AMOUNT'],
  ['an exponent', { amount: '1e3' }, 'AMOUNT'],
  ['a number for an amount', { amount: 200.25 }, 'AMOUNT'],
  ['a currency nobody agreed on', { currency: 'USD' }, 'CURRENCY'],
  ['another account', { toAccountNo: '9999999999' }, 'ACCOUNT'],
  ['no reference', { reference: '' }, 'REFERENCE'],
  ['a reference with signs', { reference: '2026-11/7' }, 'REFERENCE'],
  ['no sending bank, as from a cash machine', { sendingBank: '' }, 'SENDING_BANK'],
  ['a NUL in the number of the sender', { from: { bankCode: 'SCB', accountNo: '12\u00003', name: 'A' } }, 'SHAPE'],
  ['a line number that is none', { lineId: 'seven' }, 'SHAPE'],
  ['no sender', { from: null }, 'SHAPE'],
])('a line with %s is stored as it arrived, and the lines beside it are read', (_, change, fault) => {
  const odd = { ...line, ...change };
  const read = readFeedAnswer(answered({ ...feed, lines: [odd, { ...line, lineId: '8' }] }), account);
  if (read.kind !== 'done') throw new Error(read.reason);
  expect(read.value.lines.map(({ lineId }) => lineId)).toEqual(['8']);
  expect(read.value.unread).toEqual([{ fault, raw: JSON.stringify(odd) }]);
  expect(read.value.next).toBe('000000000007');
});

it.each([
  ['0K3J9Z1M2N4P5Q6', '0K3J9Z1M2N4P5Q6'],
  [' 0k3j9z1m2n4p5q6 ', '0K3J9Z1M2N4P5Q6'],
  [null, undefined],
  [7, undefined],
  ['no reference of ours', undefined],
  ['A'.repeat(21), undefined],
])('the reference %s of a bill is read as %s, and the money in any case', (ref1, expected) => {
  const read = readFeedAnswer(answered({ ...feed, lines: [{ ...line, ref1 }] }), account);
  expect(read.kind === 'done' && read.value.lines.map((known) => known.ref1)).toEqual([expected]);
});

it('control characters and direction marks in a name are made visible, and the money is read', () => {
  const from = { bankCode: 'SCB', accountNo: '123', name: 'A\u0000B\u202eC\ud800' };
  const read = readFeedAnswer(answered({ ...feed, lines: [{ ...line, from }] }), account);
  expect(read.kind === 'done' && read.value.lines[0]?.from.name).toBe('A\ufffdB\ufffdC\ufffd');
});

it('an unreadable notice is stored as it arrived', () => {
  for (const body of ['', 'null', '[]', '{}', '{"noticeId":"N1"}', '{\u0000'])
    expect(readNoticeBody(body)).toEqual({
      noticeId: '',
      lines: [],
      unread: [{ fault: 'SHAPE', raw: JSON.stringify(body) }],
    });
  expect(readNoticeBody('{"noticeId":"N1","lines":[{}]}').unread).toHaveLength(1);
});

it('sends the amount as exact text with the currency’s own code', () => {
  expect(question).toMatchObject({ amount: '1234.56', currency: 'THB' });
  expect(payoutQuestion({ ...payout, amount: 5n, currency: 'LAK' })).toMatchObject({ amount: '0.05', currency: 'LAK' });
});

it('reads the outcome of a payout', () => {
  const bankReference = '20261120105400000001';
  expect(readPayoutAnswer(answered(completed), question)).toEqual({ kind: 'done', value: { bankReference } });
  expect(readPayoutState(answered(completed), payout)).toEqual({ kind: 'done', bankReference });
  expect(readPayoutAnswer(answered(recorded('payout-rejected')), question)).toEqual({
    kind: 'refused',
    reason: 'ACCOUNT_CLOSED',
  });
  expect(readPayoutState(answered(recorded('payout-pending')), payout)).toEqual(unknown('pending'));
});

it.each([
  ['reference', { reference: '019aa0d2-7c3e-7000-8000-000000000002' }],
  ['amount', { amount: '1234.57' }],
  ['currency', { currency: 'LAK' }],
  ['account', { to: { bankCode: 'KBANK', accountNo: '1111111111' } }],
  ['bank', { to: { bankCode: 'SCB', accountNo: '0987654321' } }],
])('an answer with another %s is neither done nor refused', (_, change) => {
  for (const name of ['payout-completed', 'payout-rejected'])
    expect(readPayoutAnswer(answered({ ...recorded(name), ...change }), question).kind).toBe('unknown');
});

it('a payment without the bank’s reference does not count', () => {
  const answer = answered({ ...completed, bankReference: null });
  expect(readPayoutAnswer(answer, question).kind).toBe('unknown');
  expect(readPayoutState(answer, payout).kind).toBe('unknown');
});

it('only the bank’s explicit answer makes a payout absent, and a refused login proves nothing', () => {
  expect(readPayoutState(answered({ error: 'PAYOUT_UNKNOWN' }, 404), payout)).toEqual({ kind: 'absent' });
  expect(readPayoutState(answered({ error: 'NOT_FOUND' }, 404), payout).kind).toBe('unknown');
  expect(readPayoutState(answered(completed, 404), payout).kind).toBe('unknown');
  for (const status of [401, 403, 409])
    expect(readPayoutAnswer(answered({ error: 'x' }, status), question).kind).toBe('unknown');
});

it('an order the bank cannot read is refused only if the answer names the order', () => {
  const { reference } = question;
  expect(readPayoutAnswer(answered({ error: 'BAD_REQUEST', reference }, 400), question).kind).toBe('refused');
  for (const json of [{ error: 'BAD_REQUEST' }, { error: 'BAD_REQUEST', reference: 'another' }, [], null, 'no'])
    expect(readPayoutAnswer(answered(json, 400), question).kind).toBe('unknown');
});

it.each(['BALANCE_SHORT', 'LIMIT_REACHED'])('%s concerns our own account and fails no withdrawal', (reason) => {
  const json = answered({ ...recorded('payout-rejected'), reason });
  expect(readPayoutAnswer(json, question)).toEqual(unknown(reason));
  expect(readPayoutState(json, payout)).toEqual(unknown(reason));
});

it('unknown codes of the bank are not passed on', () => {
  const json = { ...recorded('payout-rejected'), reason: 'account 0987654321 of somchai is closed' };
  expect(readPayoutAnswer(answered(json), question)).toEqual({ kind: 'refused', reason: 'rejected' });
});
