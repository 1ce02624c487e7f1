import type { QrCode } from './qr-codes-table.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

// How often the gateway is queried about a code, by the time since its end: money may arrive late, and a notice may be
// lost. Each gateway says for how long.
const inquiriesAfterEnd = [
  { untilMs: 2 * minuteMs, everyMs: 10_000 },
  { untilMs: 15 * minuteMs, everyMs: minuteMs },
  { untilMs: 2 * hourMs, everyMs: 10 * minuteMs },
  { untilMs: Infinity, everyMs: hourMs },
] as const;

// Of a paid code only a second payment is still to come, which a notice tells as well.
const inquiriesAfterPayment = [
  { untilMs: 2 * minuteMs, everyMs: minuteMs },
  { untilMs: 2 * hourMs, everyMs: 10 * minuteMs },
  { untilMs: Infinity, everyMs: hourMs },
] as const;

export const inquiryPaceMs = 10_000;

// Of a code whose gateway has no settings any more.
export const withoutGatewayMs = 72 * hourMs;

// How long a code may take to create before its process counts as dead.
export const makingMs = minuteMs;

interface Asking {
  readonly now: Date;
  readonly inquiryWindowMs: number;
}

// A code whose picture was never delivered cannot be paid, so it is no longer queried.
export const nextInquiryAt = (
  qr: Pick<QrCode, 'status' | 'endedAt' | 'payload'>,
  { now, inquiryWindowMs }: Asking,
): Date | null => {
  if (qr.endedAt === null) return new Date(now.getTime() + inquiryPaceMs);
  if (qr.payload === null) return null;
  const sinceEndMs = now.getTime() - qr.endedAt.getTime();
  const inquiries = qr.status === 'PAID' ? inquiriesAfterPayment : inquiriesAfterEnd;
  const pace = sinceEndMs < inquiryWindowMs ? inquiries.find(({ untilMs }) => sinceEndMs < untilMs) : undefined;
  return pace === undefined ? null : new Date(now.getTime() + pace.everyMs);
};

// The last query about a code: without a clear answer a person has to check.
export const isLastInquiry = (qr: Pick<QrCode, 'endedAt' | 'payload'>, { now, inquiryWindowMs }: Asking): boolean =>
  qr.payload !== null && qr.endedAt !== null && now.getTime() - qr.endedAt.getTime() >= inquiryWindowMs;

// More codes than a person needs would only slow down the gateway's answers for others.
export const codesMax = [
  { within: minuteMs, count: 6 },
  { within: 24 * hourMs, count: 60 },
] as const;
