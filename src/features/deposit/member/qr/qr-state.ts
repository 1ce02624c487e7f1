import type { QrCodeRecord } from '../../contract.ts';
import { remainingMs } from '../../rules.ts';

export interface LiveQr {
  readonly qrcodeId: string;
  readonly markup: string;
  readonly amount: bigint;
  readonly expireIn: string;
}

// What is needed of a code to tell how it ended.
export type AwaitedQr = Omit<LiveQr, 'markup'>;

// The amount that arrived for a code, how much it asked for, and when it was seen to be paid.
export interface QrMoney {
  readonly qrcodeId: string;
  readonly amount: bigint;
  readonly asked: bigint;
  readonly paidAt: string;
}

// What one method's code looks like. gone: it is no longer on offer, and no answer says why.
export type QrState =
  | { readonly kind: 'none' | 'expired' }
  | { readonly kind: 'live'; readonly qr: LiveQr }
  | { readonly kind: 'gone'; readonly qrcodeId: string }
  | ({ readonly kind: 'paid' } & QrMoney)
  | ({ readonly kind: 'held'; readonly isFromOther: boolean } & QrMoney);

// reported: the backend's answer about codes on offer, and the code that was live before a reload of the page; made: its
// answer to making one; replaced: the member's one code now belongs to another method; left: the member has seen the end.
export type QrEvent =
  | {
      readonly kind: 'reported';
      readonly record: QrCodeRecord;
      readonly nowMs: number;
      readonly awaited: AwaitedQr | null;
    }
  | { readonly kind: 'made'; readonly record: QrCodeRecord; readonly nowMs: number }
  | { readonly kind: 'timeOver' | 'cancelled' | 'replaced' | 'left' };

export const noQr: QrState = { kind: 'none' };

const liveOf = (record: QrCodeRecord, nowMs: number): LiveQr | null => {
  const { qrcodeId, hasQrcode, qrcode: markup, amount, expireIn } = record;
  if (!hasQrcode || !qrcodeId || !markup || !expireIn || amount === undefined || amount === null) return null;
  return remainingMs(expireIn, nowMs) > 0 ? { qrcodeId, markup, amount, expireIn } : null;
};

const moneyOf = (qr: AwaitedQr, amount: bigint | null | undefined, paidAt?: string): QrMoney | null =>
  amount === undefined || amount === null || paidAt === undefined
    ? null
    : { qrcodeId: qr.qrcodeId, amount, asked: qr.amount, paidAt };

// The backend decides how a code ended. If it says nothing, this side knows only the code's own expiry.
const endOf = (qr: AwaitedQr, record: QrCodeRecord, nowMs: number): QrState => {
  const { ended, credited, waiting, paidAt } = record.qrcodeId === qr.qrcodeId ? record : {};
  const inWallet = moneyOf(qr, credited, paidAt);
  if (ended === 'PAID' && inWallet !== null) return { kind: 'paid', ...inWallet };
  const kept = moneyOf(qr, waiting, paidAt);
  if ((ended === 'OTHER_SENDER' || ended === 'TO_CONFIRM') && kept !== null)
    return { kind: 'held', ...kept, isFromOther: ended === 'OTHER_SENDER' };
  const hasExpired = ended === 'EXPIRED' || (ended === undefined && remainingMs(qr.expireIn, nowMs) === 0);
  return hasExpired ? { kind: 'expired' } : { kind: 'gone', qrcodeId: qr.qrcodeId };
};

// The money that waited is credited, or the member has paid from the right account too.
const afterHeld = (
  state: QrState & { kind: 'held' },
  { record, nowMs }: Pick<QrEvent & { kind: 'reported' }, 'record' | 'nowMs'>,
): QrState => {
  const ended = endOf({ qrcodeId: state.qrcodeId, amount: state.asked, expireIn: '' }, record, nowMs);
  return ended.kind === 'paid' ? ended : state;
};

export const stepQr = (state: QrState, event: QrEvent): QrState => {
  switch (event.kind) {
    case 'reported': {
      const qr = liveOf(event.record, event.nowMs);
      if (qr !== null) return { kind: 'live', qr };
      if (state.kind === 'held') return afterHeld(state, event);
      const before = state.kind === 'live' ? state.qr : state.kind === 'none' ? event.awaited : null;
      return before === null ? state : endOf(before, event.record, event.nowMs);
    }
    case 'made': {
      const qr = liveOf(event.record, event.nowMs);
      return qr === null ? noQr : { kind: 'live', qr };
    }
    case 'timeOver':
      return state.kind === 'live' ? { kind: 'expired' } : state;
    case 'left':
      return state.kind === 'live' ? state : noQr;
    case 'cancelled':
    case 'replaced':
      return noQr;
  }
};
