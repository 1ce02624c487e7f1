import type { QrCode } from './qr-codes-table.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

// How often the gateway is asked about a code, by the time since its end. Money may come late, and a notice may be lost.
const asksAfterEnd = [
  { untilMs: 2 * minuteMs, everyMs: 10_000 },
  { untilMs: 15 * minuteMs, everyMs: minuteMs },
  { untilMs: 2 * hourMs, everyMs: 10 * minuteMs },
  { untilMs: 72 * hourMs, everyMs: hourMs },
] as const;

export const askWhileLiveMs = 10_000;

// How long a code may be in the making before its process counts as gone.
export const makingMs = minuteMs;

export const nextAskAt = (qr: Pick<QrCode, 'endedAt'>, now: Date): Date | null => {
  if (qr.endedAt === null) return new Date(now.getTime() + askWhileLiveMs);
  const sinceEndMs = now.getTime() - qr.endedAt.getTime();
  const pace = asksAfterEnd.find(({ untilMs }) => sinceEndMs < untilMs);
  return pace === undefined ? null : new Date(now.getTime() + pace.everyMs);
};
