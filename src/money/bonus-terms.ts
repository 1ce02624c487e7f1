// The arithmetic of bonuses and their conditions, in whole hundredths: rational, rounded once.

export interface BonusPay {
  // Of the deposit, at most `amountMax`; a deposit below `minimum` pays nothing.
  readonly percent: number;
  readonly amountMax: bigint;
  readonly minimum: bigint;
}

export const bonusOn = ({ percent, amountMax, minimum }: BonusPay, deposit: bigint): bigint => {
  if (deposit < minimum) return 0n;
  const share = (deposit * BigInt(percent)) / 100n;
  return share < amountMax ? share : amountMax;
};

export interface Condition {
  // The money credited, the bonus included, and all deposits since.
  readonly base: bigint;
  // What the member had besides, or got back since: it does not count for the condition.
  readonly own: bigint;
  // The deposits in it: the balance that loses the condition is above them. None by default.
  readonly ownDeposits?: bigint;
  readonly percentSuccess: number;
  readonly percentFail: number;
}

export interface Thresholds {
  // The smallest total balance that meets the condition, and the largest that loses it.
  readonly success: bigint;
  readonly fail: bigint;
}

// Balances are whole hundredths, so comparing with these is the same as comparing with the exact percentages. Own money
// does not raise the balance that loses the condition: books that are behind the games may name money that is already lost.
export const thresholdsOf = (condition: Condition): Thresholds => {
  const { base, own, ownDeposits = 0n, percentSuccess, percentFail } = condition;
  return {
    success: own + (base * BigInt(percentSuccess) + 99n) / 100n,
    fail: ownDeposits + (base * BigInt(percentFail)) / 100n,
  };
};

export const endAt = (condition: Condition, total: bigint): 'met' | 'lost' | null => {
  const { success, fail } = thresholdsOf(condition);
  if (total >= success) return 'met';
  return total <= fail ? 'lost' : null;
};
