// The time of the server, which decides when a code expires and when money moved: a phone's clock may be wrong.

const secondMs = 1_000;
// An answer that took longer may have waited in a page that slept.
const freshWithinMs = 10_000;

// By the steady clock, since that of the phone may be set during a visit. Where the steady one stops while the phone
// sleeps, the first answer after that corrects it.
let known: { readonly serverMs: number; readonly steadyMs: number } | null = null;

// In milliseconds. Until an answer names a time, that of the phone.
export const serverNow = (): number =>
  known === null ? Date.now() : known.serverMs + performance.now() - known.steadyMs;

// Null: it is not known.
export const setServerTime = (serverMs: number | null): void => {
  known = serverMs === null ? null : { serverMs, steadyMs: performance.now() };
};

// Fetches, and takes the time from the headers of the answer, unless another origin hides it. They name the second in
// which they were written: a clock that agrees with it stays as it is, so that no countdown jumps.
export const timedFetch: typeof fetch = async (...request) => {
  const [clockMs, steadyMs] = [Date.now(), performance.now()];
  const reply = await fetch(...request);
  const tookMs = Math.max(Date.now() - clockMs, performance.now() - steadyMs);
  const writtenMs = Date.parse(reply.headers.get('Date') ?? '');
  const isFresh = tookMs <= freshWithinMs && !reply.headers.has('Age');
  if (isFresh && !Number.isNaN(writtenMs))
    setServerTime(Math.min(Math.max(serverNow(), writtenMs), writtenMs + secondMs + tookMs));
  return reply;
};
