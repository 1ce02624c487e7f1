// Answers that the page's inline script requested while the app's scripts were loading. The app uses each once instead of
// requesting it again.

interface Early {
  readonly token: string;
  readonly reply: Promise<Response>;
  readonly at: number;
}

declare global {
  var earlyAnswers: Map<string, Early> | undefined;
}

// An older answer is requested again.
const freshMs = 10_000;

// Sends a read as `ask` does, but without the headers that only the app knows.
export const askEarly = (address: string, token: string): void => {
  const headers = { 'X-Requested-With': 'wallet-user', Authorization: `Bearer ${token}` };
  const reply = fetch(address, { headers, credentials: 'omit', cache: 'no-store' });
  reply.catch(() => undefined);
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(address, { token, reply, at: performance.now() });
};

// Null if there is none, if it is of another session or too old, or if its request failed.
export const takeEarly = (address: string, authorization: string | undefined): Promise<Response | null> | null => {
  const early = globalThis.earlyAnswers?.get(address);
  if (early === undefined) return null;
  globalThis.earlyAnswers?.delete(address);
  if (authorization !== `Bearer ${early.token}` || performance.now() - early.at > freshMs) return null;
  return early.reply.catch(() => null);
};

// After something changed, or was asked to change, they say how it was before.
export const forgetEarly = (): void => {
  globalThis.earlyAnswers = undefined;
};
