// How long after an answer without an outcome the provider is queried again: 5 s, 15 s, 60 s, 5 min, then every 15 min.
const waitsMs = [5_000, 15_000, 60_000, 300_000, 900_000] as const;
const longestMs = 900_000;

export const inquiryWaitMs = (inquiries: number): number =>
  waitsMs[Math.min(inquiries, waitsMs.length - 1)] ?? longestMs;

// Work without an outcome for this long is shown to a person; queries continue.
export const reviewAfterMs = 900_000;

// By the backoff, but no later than a moment at which something can be decided: an absence becomes definite, or a person
// takes over.
export const nextInquiryAt = (now: Date, inquiries: number, momentsMs: readonly (number | null)[]): Date => {
  const ahead = momentsMs.filter((moment) => moment !== null && moment > now.getTime()) as number[];
  return new Date(Math.min(now.getTime() + inquiryWaitMs(inquiries), ...ahead));
};

// Money given back because the work was absent at the provider, and work that a person decided, is watched this long.
export const watchForMs = 72 * 60 * 60_000;
export const watchEveryMs = 60 * 60_000;

// What was refused is queried again first after this.
export const refusedWatchMs = 60_000;

// No due time of ours is further ahead than the longest wait; one that is was written by a wrong clock.
export const dueAheadMsMax = 2 * 60 * 60_000;
