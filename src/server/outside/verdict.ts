// Money that the work brought in, as the provider reports it.
export interface Arrived {
  readonly amount: bigint;
  readonly payerName: string;
  readonly at: Date;
}

// What a provider says about one piece of work under our reference.
export type Answer =
  | { readonly kind: 'done'; readonly reference?: string; readonly arrived?: Arrived }
  | { readonly kind: 'refused'; readonly reason?: string }
  // It has no such reference.
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly reason: string }
  // It knows the reference with another amount, currency or direction than ours.
  | { readonly kind: 'contradiction'; readonly reason: string };

// The two bounds between which the provider's "absent" is definite.
export interface Bounds {
  // Before this, a sent request may still arrive.
  readonly lateArrivalWindowMs: number;
  // After this, the provider may have forgotten what it knew.
  readonly remembersForMs: number;
}

export interface Sent {
  readonly sendings: number;
  readonly inquiries: number;
  readonly firstSentAt: Date;
  readonly lastSentAt: Date;
  readonly isInReview: boolean;
}

// done, refused, absent: definite. unknown: query again later. review: a person decides; queries continue.
export type Verdict = 'done' | 'refused' | 'absent' | 'unknown' | 'review';

// A request starts no later than this after its sending was recorded, so the last moment of a sending is known.
export const sendWithinMs = 20_000;

// The part of this time a request may spend waiting in its lane; it enters the lane within the rest.
export const laneWaitMsMax = 10_000;
export const enterLaneWithinMs = sendWithinMs - laneWaitMsMax;

// This many inquiries come before an absence is believed, so that real time has passed even if the clock was changed.
export const inquiriesBeforeAbsent = 2;

export const absentIsDefiniteAt = (sent: Pick<Sent, 'lastSentAt'>, bounds: Bounds): number =>
  sent.lastSentAt.getTime() + sendWithinMs + bounds.lateArrivalWindowMs;

const verdictOfAbsence = (sent: Sent, bounds: Bounds, now: Date): Verdict => {
  if (now.getTime() <= absentIsDefiniteAt(sent, bounds)) return 'unknown';
  if (now.getTime() - sent.firstSentAt.getTime() >= bounds.remembersForMs) return 'review';
  return sent.isInReview || sent.inquiries < inquiriesBeforeAbsent ? 'unknown' : 'absent';
};

// The verdict on an answer to an inquiry. In review an absence neither sends again nor gives back.
export const verdictOfInquiry = (
  answer: Answer,
  sent: Sent,
  { bounds, now }: { bounds: Bounds; now: Date },
): Verdict => {
  if (answer.kind === 'absent') return verdictOfAbsence(sent, bounds, now);
  return answer.kind === 'contradiction' ? 'review' : answer.kind;
};

// The verdict on an answer to a sending. A refusal of a repeated sending says nothing about the earlier one.
export const verdictOfSending = (answer: Answer, sendingsBefore: number): Verdict => {
  if (answer.kind === 'done') return 'done';
  if (answer.kind === 'contradiction') return 'review';
  return answer.kind === 'refused' && sendingsBefore === 0 ? 'refused' : 'unknown';
};
