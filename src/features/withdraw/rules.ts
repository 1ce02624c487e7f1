import { mayBecome, type Life } from '#contract/life.ts';
import type { WithdrawalStatus } from './contract.ts';

export interface WithdrawLimits {
  readonly withdrawMin: bigint;
  readonly withdrawMax: bigint;
}

export type LimitBreach = 'below-min' | 'above-max';

export const limitBreach = (amount: bigint, limits: WithdrawLimits): LimitBreach | null => {
  if (amount < limits.withdrawMin) return 'below-min';
  return amount > limits.withdrawMax ? 'above-max' : null;
};

// Above the threshold a second, different person must approve. What one person has approved alone for one member within
// this time counts with the amount, so that many small payouts are one large one.
const aloneWindowMs = 24 * 60 * 60 * 1000;
export const aloneSince = (now: Date): Date => new Date(now.getTime() - aloneWindowMs);

export interface AloneAsk {
  readonly amount: bigint;
  // What the person has approved alone for the member within the time above.
  readonly aloneBefore: bigint;
  readonly threshold: bigint;
}

export type SecondPerson = 'AMOUNT' | 'DAY';

// Why a second person is needed, or null.
export const secondPersonBecause = ({ amount, aloneBefore, threshold }: AloneAsk): SecondPerson | null => {
  if (amount > threshold) return 'AMOUNT';
  return amount + aloneBefore > threshold ? 'DAY' : null;
};

// The life of a withdrawal. A payout that is unknown for long, or contradicts ours, is in REVIEW until its outcome is
// known or two people have decided it.
export const withdrawalLife: Life<WithdrawalStatus> = {
  REQUESTED: { next: ['SECOND', 'APPROVED', 'REJECTED'], move: 'reserve' },
  SECOND: { next: ['APPROVED', 'REJECTED'] },
  APPROVED: { next: ['PAYING', 'REJECTED'] },
  PAYING: { next: ['PAID', 'RETURNED', 'REVIEW'] },
  REVIEW: { next: ['PAID', 'RETURNED'] },
  PAID: { next: [], move: 'settle' },
  RETURNED: { next: [], move: 'release' },
  REJECTED: { next: [], move: 'release' },
};

export const isWaitingForDecision = (status: WithdrawalStatus): boolean =>
  mayBecome(withdrawalLife, status, 'SECOND') || mayBecome(withdrawalLife, status, 'APPROVED');
