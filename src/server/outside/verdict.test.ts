import { expect, it } from 'vitest';
import { inquiryWaitMs, nextInquiryAt } from './backoff.ts';
import { sendWithinMs, verdictOfInquiry, verdictOfSending, type Sent } from './verdict.ts';

const at = (ms: number) => new Date(1_800_000_000_000 + ms);
const bounds = { lateArrivalWindowMs: 60_000, remembersForMs: 86_400_000 };
const sent: Sent = { sendings: 1, inquiries: 2, firstSentAt: at(0), lastSentAt: at(0), isInReview: false };
const absent = (afterMs: number, changed: Partial<Sent> = {}) =>
  verdictOfInquiry({ kind: 'absent' }, { ...sent, ...changed }, { bounds, now: at(afterMs) });

it('a provider is queried after 5 s, 15 s, 60 s, 5 min and then every 15 min', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map(inquiryWaitMs)).toEqual([
    5_000, 15_000, 60_000, 300_000, 900_000, 900_000, 900_000,
  ]);
});

it('the next inquiry comes no later than an absence becomes definite', () => {
  expect(nextInquiryAt(at(0), 4, [at(70_000).getTime(), at(80_000).getTime()])).toEqual(at(70_000));
  expect(nextInquiryAt(at(0), 4, [null])).toEqual(at(900_000));
  expect(nextInquiryAt(at(0), 0, [at(-1).getTime()])).toEqual(at(5_000));
});

it('an absence counts only after the last moment at which a request could still arrive', () => {
  const definiteMs = sendWithinMs + bounds.lateArrivalWindowMs;
  expect(absent(definiteMs)).toBe('unknown');
  expect(absent(definiteMs + 1)).toBe('absent');
  expect(absent(definiteMs + 1, { lastSentAt: at(1) })).toBe('unknown');
  expect(absent(definiteMs + 1, { inquiries: 1 })).toBe('unknown');
});

it('an absence counts only while the provider surely remembers: later a person decides', () => {
  expect(absent(bounds.remembersForMs - 1)).toBe('absent');
  expect(absent(bounds.remembersForMs)).toBe('review');
});

it('in review nothing is sent again or given back automatically, and a clear answer still ends it', () => {
  expect(absent(3_600_000, { isInReview: true })).toBe('unknown');
  const review = { ...sent, isInReview: true };
  expect(verdictOfInquiry({ kind: 'done' }, review, { bounds, now: at(0) })).toBe('done');
  expect(verdictOfInquiry({ kind: 'refused' }, review, { bounds, now: at(0) })).toBe('refused');
});

it('another amount or direction than ours goes to a person', () => {
  expect(verdictOfInquiry({ kind: 'contradiction', reason: 'amount' }, sent, { bounds, now: at(0) })).toBe('review');
});

it('a refusal of a repeated sending says nothing about the first', () => {
  expect(verdictOfSending({ kind: 'refused' }, 0)).toBe('refused');
  expect(verdictOfSending({ kind: 'refused' }, 1)).toBe('unknown');
});
