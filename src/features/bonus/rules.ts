import type { BonusPeriod } from './contract.ts';

const bangkokOffsetMs = 7 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

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

// Codes are typed and sent in upper case.
export const typedCode = (text: string): string => text.toUpperCase();
export const isCode = (text: string): boolean => /^[A-Z0-9_-]{1,40}$/.test(text);
