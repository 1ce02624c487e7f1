// What a member had, or what moved, at two moments: the last refund and now. Hundredths of one currency.
export interface RefundBasis {
  // The total balance right after the last refund; 0 before the first.
  readonly totalThen: bigint;
  readonly totalNow: bigint;
  // Deposits less withdrawals since, those in progress included.
  readonly paidInSince: bigint;
}

// Negative after a win.
export const netLoss = ({ totalThen, totalNow, paidInSince }: RefundBasis): bigint =>
  totalThen + paidInSince - totalNow;

// A share of a loss, rounded down to whole hundredths; nothing of a win.
export const shareOfLoss = (lost: bigint, percent: number): bigint =>
  lost <= 0n ? 0n : (lost * BigInt(percent)) / 100n;

interface Terms {
  readonly refundSuccess: number;
  readonly refundFail: number;
}

// The total balances that meet and lose the condition of a refund, to be shown before it is received. `own` is what the
// member has now: it does not count.
export const conditionOf = (
  amount: bigint,
  { refundSuccess, refundFail, own }: Terms & { readonly own: bigint },
): { readonly reach: bigint; readonly fall: bigint } => ({
  reach: own + (amount * BigInt(refundSuccess) + 99n) / 100n,
  fall: (amount * BigInt(refundFail)) / 100n,
});
