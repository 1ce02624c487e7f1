// What an outside party says of one piece of work under our reference.
export type Answer =
  | { readonly kind: 'done'; readonly reference?: string }
  | { readonly kind: 'refused'; readonly reason?: string }
  // It has never heard of the reference.
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly reason: string }
  // It knows the reference with another amount, currency or direction than ours.
  | { readonly kind: 'contradiction'; readonly reason: string };

// The two bounds between which the party's "absent" is definite.
export interface Bounds {
  // Before it a request that was sent may still arrive.
  readonly lateArrivalWindowMs: number;
  // After it the party may have forgotten what it knew.
  readonly remembersForMs: number;
}

export interface Sent {
  readonly sendings: number;
  readonly inquiries: number;
  readonly firstSentAt: Date;
  readonly lastSentAt: Date;
  readonly isInReview: boolean;
}

// done, refused, absent: definite. unknown: ask again later. review: a person decides; asking goes on.
export type Verdict = 'done' | 'refused' | 'absent' | 'unknown' | 'review';

// A request begins no later than this after its sending was recorded, so the last moment of a sending is known.
export const sendWithinMs = 20_000;

// Of this time a request may spend waiting in its lane; it enters the lane within the rest.
export const laneWaitMsMax = 10_000;
export const enterLaneWithinMs = sendWithinMs - laneWaitMsMax;

// So many inquiries come before an absence is believed, so that real time has passed also where the clock was set.
export const inquiriesBeforeAbsent = 2;

export const absentIsDefiniteAt = (sent: Pick<Sent, 'lastSentAt'>, bounds: Bounds): number =>
  sent.lastSentAt.getTime() + sendWithinMs + bounds.lateArrivalWindowMs;

const verdictOfAbsence = (sent: Sent, bounds: Bounds, now: Date): Verdict => {
  if (now.getTime() <= absentIsDefiniteAt(sent, bounds)) return 'unknown';
  if (now.getTime() - sent.firstSentAt.getTime() >= bounds.remembersForMs) return 'review';
  return sent.isInReview || sent.inquiries < inquiriesBeforeAbsent ? 'unknown' : 'absent';
};

// An answer to an inquiry. In review nothing is sent again or given back by itself.
export const verdictOfInquiry = (
  answer: Answer,
  sent: Sent,
  { bounds, now }: { bounds: Bounds; now: Date },
): Verdict => {
  if (answer.kind === 'absent') return verdictOfAbsence(sent, bounds, now);
  return answer.kind === 'contradiction' ? 'review' : answer.kind;
};

// An answer to a sending. A refusal of a repeated sending says nothing about the earlier one.
export const verdictOfSending = (answer: Answer, sendingsBefore: number): Verdict => {
  if (answer.kind === 'done') return 'done';
  if (answer.kind === 'contradiction') return 'review';
  return answer.kind === 'refused' && sendingsBefore === 0 ? 'refused' : 'unknown';
};
