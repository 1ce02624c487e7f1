import type { Done, Unknown } from '../outcome.ts';

// One gift and the wallet of ours that is to receive it.
export interface GiftQuestion {
  // The part of the link that names the gift; letters and digits only.
  hash: string;
  mobile: string;
}

// What our wallet received of a gift, which may be shared by several receivers.
export interface GiftTicket {
  amount: bigint;
  // Masked by the provider.
  giverName: string;
  // Null if the provider does not say.
  at: Date | null;
}

export type GiftRefusalReason =
  | 'NOT_FOUND'
  | 'OUT_OF_STOCK'
  | 'EXPIRED'
  | 'OWN_GIFT'
  | 'CONDITION'
  // Our own wallet is not known to the provider.
  | 'RECEIVER_UNKNOWN';

export interface GiftRefused {
  kind: 'refused';
  reason: GiftRefusalReason;
}

// Our wallet has taken its share already: perhaps by a request of ours whose answer was lost.
export interface GiftTaken {
  kind: 'taken';
  // Null if the provider does not say how much.
  ticket: GiftTicket | null;
}

// Our wallet can still take a share. `share` is null if that depends on the other receivers; it is at most `left`.
export interface GiftFree {
  kind: 'free';
  share: bigint | null;
  left: bigint;
}

export type GiftState = GiftFree | GiftTaken | GiftRefused | Unknown;
export type Redeemed = Done<GiftTicket> | GiftTaken | GiftRefused | Unknown;

export interface WalletLinkPort {
  verify(question: GiftQuestion): Promise<GiftState>;
  // A wallet takes a gift once: a repeat answers `taken`.
  redeem(question: GiftQuestion): Promise<Redeemed>;
  readonly lateArrivalWindowMs: number;
  readonly remembersForMs: number;
}
