import { generate } from 'promptparse';
import { toDecimalText, toWireNumber } from '#money/money-wire.ts';
import type { BankBook, Party, Transfer } from '../bank/bank.ts';
import type { NoticeOrder, Notices } from '../notices.ts';
import type { World } from '../world.ts';
import { billerOf, collectingAccount, gatewayOf, type GatewayCode } from './gateway-codes.ts';

export interface GatewayQr {
  gateway: GatewayCode;
  // What the gateway finds it by, and what the wallet calls it.
  id: string;
  reference: string;
  // What a payment of it carries to the gateway.
  ref1: string;
  amount: bigint;
  payload: string;
  createdAt: string;
  expiresAt: string;
  isCancelled: boolean;
  // The bank reversed the payment, and its record still lists it.
  isVoided?: boolean;
  // What the protocol of the gateway needs again.
  details: Readonly<Record<string, string>>;
}

export type QrStatus = 'REQUESTED' | 'PAID' | 'CANCELLED' | 'EXPIRED' | 'VOIDED';

export interface FoundQr {
  qr: GatewayQr | null;
  status: QrStatus;
  payments: Transfer[];
}

export interface QrOrder extends Pick<GatewayQr, 'gateway' | 'id' | 'reference' | 'ref1' | 'amount' | 'details'> {
  lifeMs: number;
}

// What a gateway tells the wallet when a code of it was paid.
export type TellsOfPayment = (paid: { transfer: Transfer; found: FoundQr }) => NoticeOrder | null;

export interface Gateway {
  // Null if the id was used before.
  request(order: QrOrder): GatewayQr | null;
  find(gateway: GatewayCode, id: string): FoundQr | null;
  change(gateway: GatewayCode, id: string, change: Partial<Pick<GatewayQr, 'isVoided' | 'details'>>): FoundQr | null;
  cancel(gateway: GatewayCode, id: string): 'done' | 'paid' | 'unknown';
  // Why a careful banking app does not pay, and why no bank can.
  objectionTo(payment: { billerId: string; ref1: string; amount: bigint }): string | null;
  blockOf(payment: { billerId: string; ref1: string }): string | null;
  merchantOf(billerId: string): Party;
  recordPayment(transfer: Transfer): void;
  tell(gateway: GatewayCode, how: TellsOfPayment): void;
}

const statusOf = (qr: GatewayQr | null, payments: readonly Transfer[], now: Date): QrStatus => {
  if (qr?.isVoided === true) return 'VOIDED';
  if (payments.length > 0) return 'PAID';
  if (qr?.isCancelled === true) return 'CANCELLED';
  return qr !== null && new Date(qr.expiresAt) <= now ? 'EXPIRED' : 'REQUESTED';
};

// The codes of every gateway with their payments, found by the gateway's name of a code or by what a payment carries.
const createQrShelf = (world: World, bank: BankBook) => {
  const shelf = world.shelf<GatewayQr>('gateway-qrs');
  const keyOf = (gateway: GatewayCode, id: string): string => `${gateway} ${id}`;
  const byRef1 = new Map(shelf.items().map((qr) => [keyOf(qr.gateway, qr.ref1), qr]));

  const foundOf = (gateway: GatewayCode, qr: GatewayQr | null, ref1: string): FoundQr | null => {
    const payments = bank.billsOf(ref1).filter(({ to }) => gatewayOf(to.accountNo) === gateway);
    return qr === null && payments.length === 0 ? null : { qr, status: statusOf(qr, payments, world.now()), payments };
  };
  const find = (gateway: GatewayCode, id: string): FoundQr | null => {
    const qr = shelf.get(keyOf(gateway, id)) ?? null;
    return foundOf(gateway, qr, qr?.ref1 ?? id);
  };
  world.book.addSection('qrs', () =>
    shelf.items().map((qr) => ({
      ...qr,
      amount: toWireNumber(qr.amount),
      status: find(qr.gateway, qr.id)?.status,
    })),
  );
  return {
    find,
    findPaid: ({ billerId, ref1 }: { billerId: string; ref1: string }): FoundQr | null => {
      const gateway = gatewayOf(billerId);
      return foundOf(gateway, byRef1.get(keyOf(gateway, ref1)) ?? null, ref1);
    },
    has: (gateway: GatewayCode, id: string): boolean => shelf.get(keyOf(gateway, id)) !== undefined,
    keep: (qr: GatewayQr): GatewayQr => {
      byRef1.set(keyOf(qr.gateway, qr.ref1), qr);
      return shelf.put(keyOf(qr.gateway, qr.id), qr);
    },
  };
};

// Dynamic bill payment codes of every gateway. Most accept money at any time, because banks' apps do not check before
// they pay; an inquiry tells how the gateway treats it.
export const createGateway = (world: World, parts: { bank: BankBook; notices: Notices }): Gateway => {
  const { find, findPaid, has, keep } = createQrShelf(world, parts.bank);
  const tellers = new Map<GatewayCode, TellsOfPayment>();

  return {
    request: ({ lifeMs, ...order }) => {
      if (has(order.gateway, order.id)) return null;
      const now = world.now();
      const amount = Number(toDecimalText(order.amount));
      return keep({
        ...order,
        payload: generate.billPayment({ billerId: billerOf[order.gateway], ref1: order.ref1, amount }),
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + lifeMs).toISOString(),
        isCancelled: false,
      });
    },
    find,
    change: (gateway, id, change) => {
      const found = find(gateway, id);
      if (found === null || found.qr === null) return null;
      keep({ ...found.qr, ...change });
      return find(gateway, id);
    },
    cancel: (gateway, id) => {
      const found = find(gateway, id);
      if (found === null || found.qr === null) return 'unknown';
      if (found.status === 'PAID') return 'paid';
      keep({ ...found.qr, isCancelled: true });
      return 'done';
    },
    objectionTo: ({ amount, ...payment }) => {
      const found = findPaid(payment);
      if (found === null || found.qr === null) return 'QR_UNKNOWN';
      if (found.status !== 'REQUESTED') return `QR_${found.status}`;
      return found.qr.amount === amount ? null : 'QR_AMOUNT_FIXED';
    },
    // PAYONEX has one transaction for one payment, and lets no bank pay it again.
    blockOf: (payment) =>
      gatewayOf(payment.billerId) === 'PAYONEX' && (findPaid(payment)?.payments.length ?? 0) > 0 ? 'QR_PAID' : null,
    merchantOf: collectingAccount,
    recordPayment: (transfer) => {
      const found = findPaid({ billerId: transfer.to.accountNo, ref1: transfer.ref1 ?? '' });
      if (found === null) return;
      const notice = tellers.get(gatewayOf(transfer.to.accountNo))?.({ transfer, found });
      if (notice != null) parts.notices.send(notice);
    },
    tell: (gateway, how) => void tellers.set(gateway, how),
  };
};
