import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Answered } from '../../outbound.ts';
import { unknown } from '../../outcome.ts';
import { readRedeemed, readVerified } from './truemoney-gift-translate.ts';

interface Recorded {
  status: { code: string; message: string };
  data: { voucher: Record<string, unknown>; my_ticket: Record<string, unknown> | null } & Record<string, unknown>;
}
const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')) as Recorded;
const answered = (json: unknown, status = 200): Answered => ({ kind: 'answered', status, json });
const asked = { hash: '0123456789abcdefABC', mobile: '0890000001' };

const ticket = { amount: 2_000n, giverName: 'สมชาย ***', at: new Date(1_795_334_560_000) };
const changed = (voucher: object, own?: object | null): Answered => {
  const { status, data } = recorded('redeemed');
  const mine = own === undefined ? data.my_ticket : own === null ? null : { ...data.my_ticket, ...own };
  return answered({ status, data: { ...data, voucher: { ...data.voucher, ...voucher }, my_ticket: mine } });
};
const problem = (code: string, data: unknown = null): Answered =>
  answered({ status: { code, message: code }, data }, 400);

it('reads what was redeemed: our ticket, who gave it, and when', () => {
  expect(readRedeemed(answered(recorded('redeemed')), asked)).toEqual({ kind: 'done', value: ticket });
});

it('reads what is left of a gift, and our share only if it is the last', () => {
  expect(readVerified(answered(recorded('verified')), asked)).toEqual({ kind: 'free', share: null, left: 4_000n });
  expect(readVerified(changed({ available: 1 }, null), asked)).toEqual({ kind: 'free', share: 2_000n, left: 2_000n });
  expect(readVerified(answered(recorded('redeemed')), asked)).toEqual({ kind: 'taken', ticket });
});

it('credits nothing that is not our ticket: the total of the gift is no amount of ours', () => {
  expect(readRedeemed(changed({}, null), asked)).toEqual(unknown('no ticket'));
  for (const amount of ['0.00', '-1', 'x', '', '60.01', '1e3', '20.001'])
    expect(readRedeemed(changed({}, { amount_baht: amount }), asked), amount).toEqual(unknown('no ticket'));
});

it('an answer about another gift or another wallet is unknown', () => {
  const link = 'https://gift.truemoney.com/campaign/?v=OTHER';
  expect(readRedeemed(changed({ link }), asked).kind).toBe('unknown');
  expect(readRedeemed(changed({}, { mobile: '089-xxx-0002' }), asked).kind).toBe('unknown');
  expect(readRedeemed(changed({}, { mobile: '0890000002' }), asked).kind).toBe('unknown');
  expect(readVerified(changed({ link }, null), asked).kind).toBe('unknown');
});

it('what a page leaves out is not compared', () => {
  expect(readRedeemed(changed({ link: null }, { mobile: undefined, update_date: null }), asked)).toMatchObject({
    kind: 'done',
    value: { amount: 2_000n, at: null },
  });
});

it.each([
  ['VOUCHER_NOT_FOUND', 'NOT_FOUND'],
  ['VOUCHER_OUT_OF_STOCK', 'OUT_OF_STOCK'],
  ['VOUCHER_EXPIRED', 'EXPIRED'],
  ['CANNOT_GET_OWN_VOUCHER', 'OWN_GIFT'],
  ['TARGET_USER_NOT_FOUND', 'RECEIVER_UNKNOWN'],
  ['CONDITION_NOT_MET', 'CONDITION'],
])('%s says that nothing was taken', (code, reason) => {
  expect(readRedeemed(problem(code), asked)).toEqual({ kind: 'refused', reason });
  expect(readVerified(problem(code), asked)).toEqual({ kind: 'refused', reason });
});

it('TARGET_USER_REDEEMED says that our wallet has it, and how much only where a ticket of ours is shown', () => {
  expect(readRedeemed(problem('TARGET_USER_REDEEMED'), asked)).toEqual({ kind: 'taken', ticket: null });
  expect(readRedeemed(problem('TARGET_USER_REDEEMED', recorded('redeemed').data), asked)).toEqual({
    kind: 'taken',
    ticket,
  });
});

it.each(['INTERNAL_ERROR', 'SOMETHING_NEW', 'constructor', ''])('%s says nothing about what was done', (code) => {
  expect(readRedeemed(problem(code), asked)).toEqual(unknown('other error'));
});

it('an answer of another shape, or with a success in an error, is unknown', () => {
  for (const json of [null, [], {}, 'text', { status: 'SUCCESS' }, { status: { code: 'SUCCESS' } }])
    expect(readRedeemed(answered(json), asked).kind).toBe('unknown');
  expect(readRedeemed(answered(recorded('redeemed'), 400), asked).kind).toBe('unknown');
  expect(readRedeemed(unknown('timeout'), asked)).toEqual(unknown('timeout'));
});
