import { expect, it } from 'vitest';
import type { QrCodeRecord } from '../../contract.ts';
import { type AwaitedQr, type QrEvent, type QrState, stepQr } from './qr-state.ts';

const nowMs = Date.parse('2026-05-01T10:00:00.000Z');
const paidAt = '2026-05-01T09:59:58.000Z';
const qr = { qrcodeId: 'a', markup: '<svg/>', amount: 5_000n, expireIn: '2026-05-01T10:10:00.000Z' };
const late = { ...qr, expireIn: '2026-05-01T10:00:00.000Z' };
const offer: QrCodeRecord = {
  hasQrcode: true,
  qrcodeId: 'a',
  qrcode: qr.markup,
  amount: qr.amount,
  expireIn: qr.expireIn,
};
const bare: QrCodeRecord = { hasQrcode: false };

const none: QrState = { kind: 'none' };
const expired: QrState = { kind: 'expired' };
const live: QrState = { kind: 'live', qr };
const gone: QrState = { kind: 'gone', qrcodeId: 'a' };
const paid: QrState = { kind: 'paid', qrcodeId: 'a', amount: 4_999n, asked: 5_000n, paidAt };
const held = (isFromOther: boolean): QrState => ({
  kind: 'held',
  qrcodeId: 'a',
  amount: 700n,
  asked: 5_000n,
  paidAt,
  isFromOther,
});

const { markup: _markup, ...awaited } = qr;
const reported = (record: QrCodeRecord, before: AwaitedQr | null = null): QrEvent => ({
  kind: 'reported',
  record,
  nowMs,
  awaited: before,
});
const made = (record: QrCodeRecord): QrEvent => ({ kind: 'made', record, nowMs });
const end = (part: Partial<QrCodeRecord>): QrEvent => reported({ ...bare, qrcodeId: 'a', amount: 5_000n, ...part });

it.each<[string, QrState, QrEvent, QrState]>([
  ['an offer is shown', none, reported(offer), live],
  ['an offer replaces an end', expired, reported(offer), live],
  [
    'another offer replaces this one',
    live,
    reported({ ...offer, qrcodeId: 'b' }),
    { kind: 'live', qr: { ...qr, qrcodeId: 'b' } },
  ],
  ['an offer whose time is over is none', none, reported({ ...offer, expireIn: late.expireIn }), none],
  ['an offer without a picture is none', none, reported({ ...offer, qrcode: '' }), none],
  ['an offer whose amount is no number is none', none, reported({ ...offer, amount: null }), none],
  ['no code on offer changes nothing if none was shown', none, reported(bare), none],
  [
    'a payment is not reported for a code that was not shown',
    none,
    end({ ended: 'PAID', credited: 4_999n, paidAt }),
    none,
  ],
  [
    'a payment is reported for a code that was shown before a reload of the page',
    none,
    reported({ ...bare, qrcodeId: 'a', amount: 5_000n, ended: 'PAID', credited: 4_999n, paidAt }, awaited),
    paid,
  ],
  ['a code that was shown before a reload, and no answer says why it ended: gone', none, reported(bare, awaited), gone],
  ['a code that was shown before a reload and is still on offer', none, reported(offer, awaited), live],
  ['an end stays until it is left', paid, reported(bare, awaited), paid],
  ['nothing on offer before the time: gone', live, reported(bare), gone],
  ['nothing on offer when the time is over: expired', { kind: 'live', qr: late }, reported(bare), expired],
  ['paid', live, end({ ended: 'PAID', credited: 4_999n, paidAt }), paid],
  [
    'paid just before the time ended',
    { kind: 'live', qr: late },
    end({ ended: 'PAID', credited: 4_999n, paidAt }),
    paid,
  ],
  ['paid, and no amount: not guessed', live, end({ ended: 'PAID', paidAt }), gone],
  ['paid, and the amount is no number: not guessed', live, end({ ended: 'PAID', credited: null, paidAt }), gone],
  ['the end of another code', live, end({ ended: 'PAID', credited: 4_999n, paidAt, qrcodeId: 'b' }), gone],
  ['somebody else paid', live, end({ ended: 'OTHER_SENDER', waiting: 700n, paidAt }), held(true)],
  ['it is not clear who paid', live, end({ ended: 'TO_CONFIRM', waiting: 700n, paidAt }), held(false)],
  ['credited after somebody else’s money waited', held(true), end({ ended: 'PAID', credited: 4_999n, paidAt }), paid],
  ['money that still waits', held(true), end({ ended: 'OTHER_SENDER', waiting: 700n, paidAt }), held(true)],
  ['money that waits, of which nothing more is said', held(true), reported(bare), held(true)],
  ['cancelled on another device', live, end({ ended: 'CANCELLED' }), gone],
  ['expired by the clock of the backend', live, end({ ended: 'EXPIRED' }), expired],
  ['made', none, made(offer), live],
  ['made after an end', gone, made(offer), live],
  ['not made', expired, made({ hasQrcode: false, message: 'QR_FAIL' }), none],
  ['its time is over', live, { kind: 'timeOver' }, expired],
  ['a time that is over changes no other end', paid, { kind: 'timeOver' }, paid],
  ['cancelled by the member', live, { kind: 'cancelled' }, none],
  ['replaced by a code of another method', live, { kind: 'replaced' }, none],
  ['a code on offer is not left', live, { kind: 'left' }, live],
  ['an end that was seen is not shown again', paid, { kind: 'left' }, none],
])('%s', (_name, before, event, after) => {
  expect(stepQr(before, event)).toEqual(after);
});
