// How long after an answer without an outcome the provider is queried again: 5 s, 15 s, 60 s, 5 min, then every 15 min.
const waitsMs = [5_000, 15_000, 60_000, 300_000, 900_000] as const;
const longestMs = 900_000;

export const inquiryWaitMs = (inquiries: number): number =>
  waitsMs[Math.min(inquiries, waitsMs.length - 1)] ?? longestMs;

// Work without an outcome for this long is shown to a person; queries continue.
export const reviewAfterMs = 900_000;

// By the backoff, but no later than the moment an absence becomes definite.
export const nextInquiryAt = (now: Date, inquiries: number, definiteAtMs: number | null): Date => {
  const byBackoff = now.getTime() + inquiryWaitMs(inquiries);
  const isAhead = definiteAtMs !== null && definiteAtMs > now.getTime();
  return new Date(isAhead ? Math.min(byBackoff, definiteAtMs) : byBackoff);
};

// Money given back because the work was absent at the provider, and work that a person decided, is watched this long.
export const watchForMs = 72 * 60 * 60_000;
export const watchEveryMs = 60 * 60_000;

// No due time of ours is further ahead than the longest wait; one that is was written by a wrong clock.
export const dueAheadMsMax = 2 * 60 * 60_000;
