import { expect, it } from 'vitest';
import { nextInquiryAt } from './inquiry-plan.ts';

const endedAt = new Date('2026-11-27T10:00:00Z');
const secondsMs = 1_000;
const hoursMs = 3_600_000;

const waitsOf = (status: 'PAID' | 'EXPIRED', sinceEndMs: number): number | null => {
  const now = new Date(endedAt.getTime() + sinceEndMs);
  const next = nextInquiryAt({ status, endedAt, payload: 'a code' }, { now, inquiryWindowMs: 72 * hoursMs });
  return next === null ? null : (next.getTime() - now.getTime()) / secondsMs;
};

const moments = [5 * secondsMs, 300 * secondsMs, 1_800 * secondsMs, 5 * hoursMs, 73 * hoursMs];

it('the gateway is queried about a code that ended without money every ten seconds at first, and ever less often for its window', () => {
  expect(moments.map((moment) => waitsOf('EXPIRED', moment))).toEqual([10, 60, 600, 3_600, null]);
});

it('about a paid code, for which only a second payment can come, it is queried each minute at first', () => {
  expect(moments.map((moment) => waitsOf('PAID', moment))).toEqual([60, 600, 600, 3_600, null]);
});
