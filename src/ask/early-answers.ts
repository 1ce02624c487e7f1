// What a page's inline script asks for before the app is there, so that the answers come together with its scripts. The app
// takes each once instead of asking; what did not come it asks for.

interface Early {
  readonly token: string;
  readonly reply: Promise<Response>;
  readonly at: number;
}

declare global {
  var earlyAnswers: Map<string, Early> | undefined;
}

// After that it is not as fresh as an answer that the app asks for.
const freshMs = 10_000;

// A read as `ask` sends it, without what only the app knows.
export const askEarly = (address: string, token: string): void => {
  const headers = { 'X-Requested-With': 'wallet-user', Authorization: `Bearer ${token}` };
  const reply = fetch(address, { headers, credentials: 'omit', cache: 'no-store' });
  reply.catch(() => undefined);
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(address, { token, reply, at: performance.now() });
};

// Null if the inline script did not ask for it, asked for another session or too long ago, or got no answer.
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
