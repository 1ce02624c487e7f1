import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unknown } from '../../outcome.ts';
import { readSlipProof, type SlipProof } from '../slip-proof.ts';
import { readSlipAnswer, slipQuestion } from './slip2go-translate.ts';

interface Recorded extends Record<string, unknown> {
  data: Record<string, unknown>;
}
const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')) as Recorded;
const answered = (json: unknown, status = 200) => ({ kind: 'answered' as const, status, json });
const proofOf = (text: string): SlipProof => {
  const proof = readSlipProof(text);
  if (proof === null) throw new Error('no proof');
  return proof;
};

const found = recorded('found');
const kbank = proofOf('0041000600000101030040220014242082547BPM049885102TH910434DF');
const trueMoney = proofOf('00490002010102010203P2P0314500123456789010408221120269104b71b');
const bcel = proofOf('00020101021133640004BCEL0108ONEPROOF0203P2P0317202611221030001230412FT26326ABCDE63040408');

const transfer = {
  sendingBankCode: 'KBANK',
  reference: '014242082547BPM04988',
  amount: 123_450n,
  currency: 'BAHT',
  at: new Date('2026-08-29T01:25:47Z'),
  from: { bankCode: 'KBANK', accountNo: 'xxx-x-x9866-x', name: 'นาย สมชาย ใ' },
  to: { bankCode: 'SCB', accountNo: 'xxx-x-x5366-x', name: 'บริษัท กระเป๋า จำกัด' },
};

const changed = (change: Record<string, unknown>, code = '200000') =>
  answered({ ...found, code, data: { ...found.data, ...change } });

it('asks about the code alone, without a condition', () => {
  expect(slipQuestion(kbank)).toEqual({ payload: { qrCode: kbank.text } });
});

it('reads a transfer to the satang, with both parties as the bank shows them', () => {
  expect(readSlipAnswer(answered(found), kbank)).toEqual({ kind: 'found', transfer });
  expect(readSlipAnswer(changed({}, '200200'), kbank)).toEqual({ kind: 'found', transfer });
});

it('a slip that this shop queried before is found like any other', () => {
  expect(readSlipAnswer(changed({}, '200501'), kbank)).toEqual({ kind: 'found', transfer });
  expect(readSlipAnswer(answered({ code: '200501', message: 'Slip is duplicated' }), kbank)).toEqual(unknown('shape'));
});

it('reads a wallet’s transfer to a PromptPay number, whose bank nobody tells', () => {
  expect(readSlipAnswer(answered(recorded('found-promptpay')), trueMoney)).toMatchObject({
    kind: 'found',
    transfer: {
      sendingBankCode: 'TRUEMONEY',
      reference: '50012345678901',
      amount: 9_900n,
      from: { bankCode: '', accountNo: 'xxx-xxx-9999' },
      to: { bankCode: '', accountNo: 'xxx-xxx-4567', name: '' },
    },
  });
});

it('a bank we have no code for keeps its digits in the key', () => {
  const proof: SlipProof = { ...kbank, kind: 'BANK', sendingBank: '098' };
  const sender = { account: { name: 'A', bank: { account: 'xxx-x-x9866-x' } }, bank: { id: '098', name: 'SME' } };
  const read = readSlipAnswer(changed({ sender, decode: null }), proof);
  expect(read).toMatchObject({ kind: 'found', transfer: { sendingBankCode: '098', from: { bankCode: '' } } });
});

it('only the service’s own “slip not found” makes a slip absent', () => {
  expect(readSlipAnswer(answered(recorded('not-found')), kbank)).toEqual({ kind: 'absent' });
  expect(readSlipAnswer(answered(recorded('not-found'), 404), kbank).kind).toBe('unknown');
  for (const json of [{}, { error: 'NOT_FOUND' }, { code: 200404 }, null, [], 'Slip not found'])
    for (const status of [200, 404]) expect(readSlipAnswer(answered(json, status), kbank).kind).toBe('unknown');
});

it.each([
  ['another reference', { transRef: '014242082547BPM04989' }],
  ['the code of another slip', { decode: trueMoney.text }],
  ['another sending bank', { sender: { ...(found.data['sender'] as object), bank: { id: '014' } } }],
  ['no sending bank', { sender: { ...(found.data['sender'] as object), bank: null } }],
])('an answer with %s is about another slip', (_, change) => {
  expect(readSlipAnswer(changed(change), kbank)).toEqual(unknown('mismatch'));
});

it.each([
  ['three decimals', { amount: 1234.501 }, 'amount'],
  ['nothing', { amount: 0 }, 'amount'],
  ['less than nothing', { amount: -1234.5 }, 'amount'],
  ['more than any bank moves', { amount: 1e300 }, 'amount'],
  ['text', { amount: '1234.50' }, 'shape'],
  ['no amount', { amount: undefined }, 'shape'],
  ['kip from a Thai bank', { currency: 'LAK' }, 'currency'],
  ['dollars', { currency: 'USD' }, 'shape'],
  ['no time', { dateTime: null }, 'shape'],
  ['a time without a zone', { dateTime: '2026-08-29T01:25:47' }, 'shape'],
  ['no receiver', { receiver: undefined }, 'shape'],
  ['no sender', { sender: null }, 'shape'],
  ['a NUL in the receiver’s number', { receiver: { account: { name: 'A', bank: { account: '12\u00003' } } } }, 'shape'],
])('an amount or fact that cannot be counted on is unknown: %s', (_, change, reason) => {
  expect(readSlipAnswer(changed(change), kbank)).toEqual(unknown(reason));
});

it('a Lao transfer counts only in the currency the service names', () => {
  const data = { ...found.data, transRef: bcel.reference, decode: bcel.text };
  const read = (more: object) => readSlipAnswer(answered({ code: '200000', data: { ...data, ...more } }), bcel);
  expect(read({})).toEqual(unknown('currency'));
  expect(read({ currency: 'LAK', amount: 25_000_000 })).toMatchObject({
    kind: 'found',
    transfer: { sendingBankCode: 'BCEL', reference: 'FT26326ABCDE', amount: 2_500_000_000n, currency: 'LAK' },
  });
  expect(read({ currency: 'THB' })).toMatchObject({ transfer: { currency: 'BAHT' } });
});

it.each([
  ['401004', 'package'],
  ['401005', 'quota'],
  ['401006', 'credit'],
  ['400001', 'code not read'],
  ['400002', 'code not read'],
  ['200500', 'called fraud'],
  ['200401', 'code'],
  ['200402', 'code'],
  ['200403', 'code'],
  ['999999', 'code'],
])('the service’s code %s decides no slip, and staff read why: %s', (code, reason) => {
  expect(readSlipAnswer(changed({}, code), kbank)).toEqual(unknown(reason));
});

it('a refused login and quota told with another status are reasons for staff', () => {
  expect(readSlipAnswer(answered(recorded('quota'), 401), kbank)).toEqual(unknown('quota'));
  expect(readSlipAnswer(answered({ code: '401001', message: 'Unauthorized' }, 401), kbank)).toEqual(
    unknown('not allowed'),
  );
  expect(readSlipAnswer(answered('<html>', 403), kbank)).toEqual(unknown('not allowed'));
  expect(readSlipAnswer(unknown('timeout'), kbank)).toEqual(unknown('timeout'));
});

it('text of the service stays out of reasons, and names lose what is not printable', () => {
  const sender = { account: { name: 'A\u0000B\u202eC' }, bank: { id: '004' } };
  expect(readSlipAnswer(changed({ sender }), kbank)).toMatchObject({ transfer: { from: { name: 'A\ufffdB\ufffdC' } } });
  expect(readSlipAnswer(changed({}, 'account 0987654321'), kbank)).toEqual(unknown('code'));
});
