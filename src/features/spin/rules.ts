import { dayMs } from '#contract/bangkok-day.ts';
import type { Currency } from '#money/currency.ts';

// One text for everybody, or one per language.
type Said = string | { readonly th: string; readonly la: string; readonly en: string };

// What the operator sets of a slice. Amounts are hundredths, by currency; a slice without a prize gives no coupon.
export interface WheelSlice {
  readonly code: string;
  readonly label: Said;
  readonly prize: Said | null;
  readonly bgColor: string;
  readonly textColor: string;
  readonly htmlDescription: Said | null;
  readonly weight: number;
  readonly amount: Readonly<Record<Currency, bigint>>;
}

export interface Wheel {
  readonly name: Said;
  readonly slices: readonly WheelSlice[];
}

// A seed is revealed and replaced after this many spins or days at the latest.
const spinsPerSeed = 1_000;
const daysPerSeed = 30;
const couponDays = 30;

const bangkokMs = 7 * 3_600_000;

// A coupon ends at the midnight in Bangkok that closes the thirtieth day after the day it was won.
export const couponEnd = (wonAt: Date): Date => {
  const day = Math.floor((wonAt.getTime() + bangkokMs) / dayMs);
  return new Date((day + couponDays + 1) * dayMs - bangkokMs);
};

export const isSeedUsedUp = (seed: { readonly spins: number; readonly startedAt: Date }, now: Date): boolean =>
  seed.spins >= spinsPerSeed || now.getTime() - seed.startedAt.getTime() >= daysPerSeed * dayMs;

// The wheel as the text that its hash is of: code, label, weight, prize and amounts of each slice, in order.
export const wheelText = ({ slices }: Wheel): string =>
  JSON.stringify(
    slices.map(({ code, label, weight, prize, amount }) => [
      code,
      label,
      weight,
      prize,
      amount.BAHT.toString(),
      amount.LAK.toString(),
    ]),
  );

export interface Prize {
  readonly label: Said;
  readonly prize: Said;
  readonly amount: Readonly<Record<Currency, bigint>>;
}

// The prize of a slice by a wheel's text, or null if that wheel has no such prize.
export const prizeIn = (text: string, sliceCode: string): Prize | null => {
  const rows = JSON.parse(text) as [string, Said, number, Said | null, string, string][];
  const row = rows.find(([code]) => code === sliceCode);
  if (row === undefined || row[3] === null) return null;
  return { label: row[1], prize: row[3], amount: { BAHT: BigInt(row[4]), LAK: BigInt(row[5]) } };
};
