import type { Lifecycle } from '#contract/lifecycle.ts';

export const wallet = 'WALLET';

// One unit of the member's currency.
export const transferMin = 100n;

export type TransferProblem = 'no-account' | 'same' | 'no-number' | 'below-min' | 'above-balance';

export interface WantedTransfer {
  // An empty code means that nothing is chosen.
  readonly from: string;
  readonly to: string;
  readonly amount: bigint | null;
  // The source's balance, if known.
  readonly available: bigint | null;
}

export interface TransferProblems {
  readonly from?: TransferProblem;
  readonly to?: TransferProblem;
  readonly amount?: TransferProblem;
}

const problemOfAmount = ({ amount, available }: WantedTransfer): TransferProblem | null => {
  if (amount === null) return 'no-number';
  if (amount < transferMin) return 'below-min';
  return available !== null && amount > available ? 'above-balance' : null;
};

const problemOfTarget = ({ from, to }: WantedTransfer): TransferProblem | null => {
  if (to === '') return 'no-account';
  return from === to ? 'same' : null;
};

// The reasons not to send a transfer, field by field.
export const transferProblems = (asked: WantedTransfer): TransferProblems => {
  const to = problemOfTarget(asked);
  const amount = problemOfAmount(asked);
  return {
    ...(asked.from === '' ? { from: 'no-account' } : {}),
    ...(to === null ? {} : { to }),
    ...(amount === null ? {} : { amount }),
  };
};

export type TransferStatus = 'SENDING' | 'UNKNOWN' | 'REVIEW' | 'CONFIRMED' | 'RETURNED';

// The lifecycle of one hop. It is sent once, right after its hold.
export const transferLifecycle: Lifecycle<TransferStatus> = {
  SENDING: { next: ['UNKNOWN', 'REVIEW', 'CONFIRMED', 'RETURNED'], move: 'reserve' },
  UNKNOWN: { next: ['REVIEW', 'CONFIRMED', 'RETURNED'] },
  REVIEW: { next: ['CONFIRMED', 'RETURNED'] },
  CONFIRMED: { next: [], move: 'settle' },
  RETURNED: { next: [], move: 'release' },
};

// A press starts no hop later than this: after a minute, a repeat of the press is answered with what became of it.
export const beginWithinMs = 45_000;

const reasonLengthMin = 10;
// The reason of staff for moving a member's money must be a sentence, not a dot.
export const isReason = (note: string): boolean => note.trim().length >= reasonLengthMin;

// One unit of the wallet is numerator / denominator units of the game.
export interface UnitFactor {
  readonly numerator: number;
  readonly denominator: number;
}

const greatestCommonDivisor = (left: number, right: number): number =>
  right === 0 ? left : greatestCommonDivisor(right, left % right);

// The part of an amount that is a whole number of hundredths of the game's own unit. A transfer never rounds money.
export const wholeUnits = (amount: bigint, { numerator, denominator }: UnitFactor): bigint =>
  amount - (amount % BigInt(denominator / greatestCommonDivisor(numerator, denominator)));
