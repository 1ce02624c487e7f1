import { dayMs } from '#contract/bangkok-day.ts';
import { bonusOn, thresholdsOf, type BonusPay, type Thresholds } from '#money/bonus-terms.ts';
import type { BonusPeriod } from './contract.ts';

// More than any code with all its spaces.
const typedCodeMax = 200;

const bangkokOffsetMs = 7 * 60 * 60_000;

const dayOf = (at: Date): number => Math.floor((at.getTime() + bangkokOffsetMs) / dayMs);
// Day 0 was a Thursday; weeks begin on Monday.
const weekOf = (at: Date): number => Math.floor((dayOf(at) + 3) / 7);

// How many of these times count for the limit now: all, those of today, or those of this week, in Bangkok.
const receivedCount = (period: BonusPeriod, times: readonly Date[], now: Date): number => {
  if (period === 'limit') return times.length;
  const unitOf = period === 'day' ? dayOf : weekOf;
  return times.filter((at) => unitOf(at) === unitOf(now)).length;
};

// A limit of 0 or none is no limit.
export const isReceived = (
  bonus: { readonly type: BonusPeriod; readonly maxReceived: number | null },
  times: readonly Date[],
  now: Date,
): boolean => (bonus.maxReceived ?? 0) > 0 && receivedCount(bonus.type, times, now) >= (bonus.maxReceived ?? 0);

// The zeros of Thai and Lao digits.
const digitZeros = [0x0e50, 0x0ed0];

const plainDigit = (digit: string): string => {
  const at = digit.codePointAt(0) ?? 0;
  return String(at - (digitZeros.find((zero) => at >= zero && at < zero + 10) ?? at));
};

// A code as its owner means it, however it was typed: full-width letters and Thai or Lao digits as plain ones, without
// spaces and invisible signs, in upper case. Whatever is left that no code has makes it no code.
export const typedCode = (text: string): string =>
  text
    .slice(0, typedCodeMax)
    .normalize('NFKC')
    .replace(/[\u0e50-\u0e59\u0ed0-\u0ed9]/g, plainDigit)
    .replace(/[\s\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
export const isCode = (text: string): boolean => /^[A-Z0-9_-]{1,40}$/.test(text);

// A backend without titles has codes.
export const bonusName = ({ title, code }: { readonly title: string; readonly code: string }): string =>
  title === '' ? code : title;

// How far a balance is from what loses the condition to what meets it, in whole percent. Own money, which only meeting it
// asks for besides, is no part of the way.
export const shareOfWay = (runs: {
  readonly total: bigint | null;
  readonly success: bigint | null;
  readonly fail: bigint | null;
  readonly own?: bigint | null | undefined;
}): number => {
  const own = runs.own ?? 0n;
  const [total, success, fail] = [(runs.total ?? 0n) - own, (runs.success ?? 0n) - own, runs.fail ?? 0n];
  if (success <= fail || total <= fail) return 0;
  return total >= success ? 100 : Number(((total - fail) * 100n) / (success - fail));
};

// Whether a condition is neither met nor lost. One whose balances another backend leaves out is not known to run.
export const isRunning = (
  runs: { readonly total: bigint | null; readonly success: bigint | null; readonly fail: bigint | null } | undefined,
): boolean => {
  const { total = null, success = null, fail = null } = runs ?? {};
  return total !== null && success !== null && fail !== null && total > fail && total < success;
};

export interface ContractInNumbers extends Thresholds {
  readonly deposit: bigint;
  readonly amount: bigint;
}

// What a deposit would pay, and the balances that then end the condition of a member who has nothing else.
export const contractOf = (
  bonus: BonusPay & { readonly percentSuccess: number; readonly percentFail: number },
  deposit: bigint,
): ContractInNumbers => {
  const amount = bonusOn(bonus, deposit);
  return { deposit, amount, ...thresholdsOf({ ...bonus, base: deposit + amount, own: 0n }) };
};

// Whether the numbers of a contract can be worked out. Another backend may leave some of them out.
export const isPaying = ({
  percent,
  percentSuccess,
}: {
  readonly percent: number;
  readonly percentSuccess: number;
}): boolean =>
  Number.isSafeInteger(percent) && percent > 0 && Number.isSafeInteger(percentSuccess) && percentSuccess > 0;

// The smallest deposit that pays, and the smallest that pays the most.
export const exampleDeposits = ({ minimum, amountMax, percent }: BonusPay): bigint[] => {
  const most = (amountMax * 100n + BigInt(percent) - 1n) / BigInt(percent);
  return most > minimum ? [minimum, most] : [minimum];
};
