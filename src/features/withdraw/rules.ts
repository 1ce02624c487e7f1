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

const nextOf: Record<WithdrawalStatus, readonly WithdrawalStatus[]> = {
  REQUESTED: ['SECOND', 'APPROVED', 'REJECTED'],
  SECOND: ['APPROVED', 'REJECTED'],
  APPROVED: ['PAYING'],
  PAYING: ['PAID', 'RETURNED', 'REVIEW'],
  REVIEW: ['PAID', 'RETURNED'],
  PAID: [],
  RETURNED: [],
  REJECTED: [],
};

export const mayBecome = (from: WithdrawalStatus, to: WithdrawalStatus): boolean => nextOf[from].includes(to);

export const isWaitingForDecision = (status: WithdrawalStatus): boolean => mayBecome(status, 'REJECTED');

// How long after a sending the bank is asked again while its answer is unknown: 5 s, 15 s, 60 s, 5 min, then every 15 min.
const inquiryWaitsMs = [5_000, 15_000, 60_000, 300_000, 900_000] as const;
export const inquiryWaitMs = (inquiries: number): number =>
  inquiryWaitsMs[Math.min(inquiries, inquiryWaitsMs.length - 1)] ?? 900_000;

// A payout unknown for this long is shown to a person; it goes on being asked about.
export const reviewAfterMs = 900_000;
