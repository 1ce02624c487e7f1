import { toWireNumber } from '#money/money-wire.ts';
import type { World } from '../world.ts';

export interface GiftTicketMade {
  mobile: string;
  amount: bigint;
  at: string;
}

export interface Gift {
  hash: string;
  giverMobile: string;
  giverName: string;
  // In the order in which they are taken.
  shares: bigint[];
  tickets: GiftTicketMade[];
  createdAt: string;
  expiresAt: string;
}

export interface GiftOrder {
  amount: bigint;
  receivers: number;
  // Whether the shares differ.
  isUneven: boolean;
  hours: number;
  giverMobile: string;
  giverName: string;
}

export type GiftRefusal =
  | 'VOUCHER_NOT_FOUND'
  | 'VOUCHER_EXPIRED'
  | 'VOUCHER_OUT_OF_STOCK'
  | 'TARGET_USER_REDEEMED'
  | 'CANNOT_GET_OWN_VOUCHER'
  | 'TARGET_USER_NOT_FOUND'
  | 'CONDITION_NOT_MET'
  | 'INTERNAL_ERROR';

export interface Gifts {
  make(order: GiftOrder): Gift;
  find(hash: string): Gift | null;
  all(): Gift[];
  // Why the wallet of that number cannot take a share now; null if it can.
  objectionTo(taking: { hash: string; mobile: string }): GiftRefusal | null;
  // Takes the next share, unless there is an objection.
  take(taking: { hash: string; mobile: string }): GiftRefusal | null;
  // From now on every wallet but these is unknown; empty: every wallet is known.
  knowOnly(mobiles: readonly string[]): void;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

// The hosts are the real ones: the product accepts no others, and asks the sandbox in their place.
export const linkOf = ({ hash }: Pick<Gift, 'hash'>): string => `https://gift.truemoney.com/campaign/?v=${hash}`;

// Uneven shares are 1, 2, 3 ... parts of the amount; the last takes what rounding leaves.
const sharesOf = ({ amount, receivers, isUneven }: GiftOrder): bigint[] => {
  const parts = Array.from({ length: receivers }, (_, place) => BigInt(isUneven ? place + 1 : 1));
  const total = parts.reduce((sum, part) => sum + part, 0n);
  const shares = parts.map((part) => (amount * part) / total);
  const rest = amount - shares.reduce((sum, share) => sum + share, 0n);
  return shares.map((share, place) => (place === shares.length - 1 ? share + rest : share));
};

// Wallets that give gifts by link and take them, once for each wallet.
export const createGifts = (world: World): Gifts => {
  const shelf = world.shelf<Gift>('gifts');
  let known: readonly string[] = [];

  const objectionTo = ({ hash, mobile }: { hash: string; mobile: string }): GiftRefusal | null => {
    const gift = shelf.get(hash);
    if (gift === undefined) return 'VOUCHER_NOT_FOUND';
    if (known.length > 0 && !known.includes(mobile)) return 'TARGET_USER_NOT_FOUND';
    if (gift.giverMobile === mobile) return 'CANNOT_GET_OWN_VOUCHER';
    if (gift.tickets.some((ticket) => ticket.mobile === mobile)) return 'TARGET_USER_REDEEMED';
    if (new Date(gift.expiresAt) <= world.now()) return 'VOUCHER_EXPIRED';
    return gift.tickets.length >= gift.shares.length ? 'VOUCHER_OUT_OF_STOCK' : null;
  };

  world.book.addSection('gifts', () =>
    shelf.items().map(({ hash, tickets, shares }) => ({
      hash,
      receivers: shares.length,
      tickets: tickets.map((ticket) => ({ ...ticket, amount: toWireNumber(ticket.amount) })),
    })),
  );

  return {
    make: (order) => {
      const now = world.now();
      const hash = world.randomText(18, letters);
      return shelf.put(hash, {
        hash,
        giverMobile: order.giverMobile,
        giverName: order.giverName,
        shares: sharesOf(order),
        tickets: [],
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + order.hours * 3_600_000).toISOString(),
      });
    },
    find: (hash) => shelf.get(hash) ?? null,
    all: () => shelf.items(),
    objectionTo,
    take: (taking) => {
      const objection = objectionTo(taking);
      const gift = shelf.get(taking.hash);
      if (objection !== null || gift === undefined) return objection;
      const amount = gift.shares[gift.tickets.length] ?? 0n;
      const ticket = { mobile: taking.mobile, amount, at: world.now().toISOString() };
      shelf.put(gift.hash, { ...gift, tickets: [...gift.tickets, ticket] });
      return null;
    },
    knowOnly: (mobiles) => {
      known = mobiles;
    },
  };
};
