import { mayBecome, type Lifecycle } from '#contract/lifecycle.ts';
import type { Currency } from '#money/currency.ts';
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

// Banks pay satang, but no parts of a kip.
const smallestPayouts: Readonly<Record<Currency, bigint>> = { BAHT: 1n, LAK: 100n };

// The part of an amount that a bank can pay; the rest stays in the wallet.
export const payablePart = (amount: bigint, currency: Currency): bigint =>
  amount - (amount % smallestPayouts[currency]);

const usualAmounts: Readonly<Record<Currency, readonly bigint[]>> = {
  BAHT: [50_000n, 100_000n, 500_000n],
  LAK: [10_000_000n, 50_000_000n, 100_000_000n],
};

// The usual amounts that the member can withdraw now.
export const offeredAmounts = (currency: Currency, balance: bigint, limits: WithdrawLimits): readonly bigint[] =>
  usualAmounts[currency].filter((amount) => amount < balance && limitBreach(amount, limits) === null);

// The lifecycle of a withdrawal. A payout whose outcome stays unknown for long, or contradicts ours, is in REVIEW until
// the outcome is known or two people have decided it.
export const withdrawalLifecycle: Lifecycle<WithdrawalStatus> = {
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
  mayBecome(withdrawalLifecycle, status, 'SECOND') || mayBecome(withdrawalLifecycle, status, 'APPROVED');

const nameWords = (name: string): string[] =>
  name
    .normalize('NFC')
    .toUpperCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const isSameName = (first: string, second: string): boolean =>
  nameWords(first).join('') === nameWords(second).join('');

// Whether the name that a member goes by is in the name at the bank: the first name alone, say. Another script or spelling
// is no contradiction: a person compares.
export const isOfName = (shown: string, whole: string): boolean => {
  const words = nameWords(shown);
  const known = new Set(nameWords(whole));
  return isSameName(shown, whole) || (words.join('').length > 1 && words.every((word) => known.has(word)));
};
