import { generate } from 'promptparse';
import { toDecimalText, toWireNumber } from '#money/money-wire.ts';
import type { BankBook, Party, Transfer } from '../bank/bank.ts';
import type { Notices } from '../notices.ts';
import type { Shelf } from '../shelf.ts';
import type { World } from '../world.ts';

export interface GatewayQr {
  partnerTxnUid: string;
  partnerId: string;
  merchantId: string;
  amount: bigint;
  payload: string;
  createdAt: string;
  expiresAt: string;
  isCancelled: boolean;
  // The bank reversed the payment, and its record still lists it.
  isVoided?: boolean;
}

export type QrStatus = 'REQUESTED' | 'PAID' | 'CANCELLED' | 'EXPIRED' | 'VOIDED';

export interface Gateway {
  // Null if the reference was used before with different content.
  request(order: Pick<GatewayQr, 'partnerTxnUid' | 'partnerId' | 'merchantId' | 'amount'>): GatewayQr | null;
  find(partnerTxnUid: string): { qr: GatewayQr | null; status: QrStatus; payments: Transfer[] } | null;
  voidPayment(partnerTxnUid: string): boolean;
  cancel(partnerTxnUid: string): 'done' | 'qr_paid' | 'invalid_origPartnerTxnUid';
  objectionTo(payment: { ref1: string; amount: bigint }): string | null;
  merchantOf(billerId: string): Party;
  recordPayment(transfer: Transfer): void;
}

const billerId = '099999999999990';
const lifeMs = 10 * 60_000;

const statusOf = (qr: GatewayQr | null, payments: readonly Transfer[], now: Date): QrStatus => {
  if (qr?.isVoided === true) return 'VOIDED';
  if (payments.length > 0) return 'PAID';
  if (qr?.isCancelled === true) return 'CANCELLED';
  return qr !== null && new Date(qr.expiresAt) <= now ? 'EXPIRED' : 'REQUESTED';
};

const callbackOf = (transfer: Transfer, qr: GatewayQr | null): Record<string, unknown> => ({
  partnerTxnUid: transfer.ref1,
  partnerId: qr?.partnerId ?? '',
  statusCode: '00',
  errorCode: null,
  errorDesc: null,
  merchantId: qr?.merchantId ?? '',
  txnAmount: toDecimalText(transfer.amount),
  txnCurrencyCode: 'THB',
  txnNo: transfer.reference,
  loyaltyId: null,
  additionalInfo: null,
});

const voidOn = (shelf: Shelf<GatewayQr>, partnerTxnUid: string): boolean => {
  const qr = shelf.get(partnerTxnUid);
  if (qr === undefined) return false;
  shelf.put(partnerTxnUid, { ...qr, isVoided: true });
  return true;
};

// A bank's own QR service: dynamic bill payment codes that live ten minutes. It accepts money at any time, because
// other banks' apps do not check before they pay; an inquiry tells how the operator's bank treats it.
export const createGateway = (world: World, parts: { bank: BankBook; notices: Notices }): Gateway => {
  const shelf = world.shelf<GatewayQr>('gateway-qrs');

  const find = (partnerTxnUid: string) => {
    const qr = shelf.get(partnerTxnUid) ?? null;
    const payments = parts.bank.billsOf(partnerTxnUid);
    return qr === null && payments.length === 0 ? null : { qr, status: statusOf(qr, payments, world.now()), payments };
  };

  world.book.addSection('qrs', () =>
    shelf.items().map((qr) => ({
      ...qr,
      amount: toWireNumber(qr.amount),
      status: find(qr.partnerTxnUid)?.status,
    })),
  );

  return {
    request: (order) => {
      const known = shelf.get(order.partnerTxnUid);
      if (known !== undefined) return null;
      const now = world.now();
      const amount = Number(toDecimalText(order.amount));
      const payload = generate.billPayment({ billerId, ref1: order.partnerTxnUid, amount });
      return shelf.put(order.partnerTxnUid, {
        ...order,
        payload,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + lifeMs).toISOString(),
        isCancelled: false,
      });
    },
    find,
    cancel: (partnerTxnUid) => {
      const found = find(partnerTxnUid);
      if (found === null || found.qr === null) return 'invalid_origPartnerTxnUid';
      if (found.status === 'PAID') return 'qr_paid';
      shelf.put(partnerTxnUid, { ...found.qr, isCancelled: true });
      return 'done';
    },
    voidPayment: (partnerTxnUid) => voidOn(shelf, partnerTxnUid),
    objectionTo: ({ ref1, amount }) => {
      const found = find(ref1);
      if (found === null || found.qr === null) return 'QR_UNKNOWN';
      if (found.status !== 'REQUESTED') return `QR_${found.status}`;
      return found.qr.amount === amount ? null : 'QR_AMOUNT_FIXED';
    },
    merchantOf: (biller) => ({ bankCode: 'KBANK', accountNo: biller, name: 'QR merchant' }),
    recordPayment: (transfer) =>
      parts.notices.send({
        service: 'gateway',
        code: 'KBANK',
        path: '/hooks/kbank-qr',
        isSigned: false,
        content: () => callbackOf(transfer, shelf.get(transfer.ref1 ?? '') ?? null),
      }),
  };
};
