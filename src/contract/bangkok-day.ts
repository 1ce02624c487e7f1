// The operator's calendar is Bangkok's, which has no daylight saving time and is Laos' too.
export const dayMs = 24 * 60 * 60_000;
const offsetMs = 7 * 60 * 60_000;

const dayNumber = (at: Date): number => Math.floor((at.getTime() + offsetMs) / dayMs);

// The last midnight in Bangkok.
export const bangkokMidnight = (at: Date): Date => new Date(dayNumber(at) * dayMs - offsetMs);

// 2026-11-20
export const bangkokDay = (at: Date): string => new Date(dayNumber(at) * dayMs).toISOString().slice(0, 10);

export const bangkokMinuteOfDay = (at: Date): number =>
  Math.floor((at.getTime() - bangkokMidnight(at).getTime()) / 60_000);
