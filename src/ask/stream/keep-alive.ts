const checkMs = 5_000;
export const answerMs = 3_000;
// A check this late means that the page slept or the clock was changed.
const sleptMs = 3 * checkMs;
const wakes = ['pageshow', 'online', 'focus'] as const;

const isVisible = (): boolean => document.visibilityState === 'visible';

interface Connection {
  readonly connected: boolean;
  readonly connect: () => unknown;
  readonly disconnect: () => unknown;
}

export interface Kept {
  readonly socket: () => Connection | null;
  // Asks the server something that it answers at once.
  readonly ask: () => void;
  readonly isLive: () => boolean;
  // At each check in time: up to this moment the connection was in order.
  readonly wasLive?: (at: number) => void;
}

// Proves that a connection is alive instead of believing it: after each sleep of the page the server is asked, and while the
// stream is not live every five seconds. Returns the function that ends it.
export const keepAlive = ({ socket, ask, isLive, wasLive }: Kept): (() => void) => {
  let checkedAt = Date.now();
  const prove = (): void => {
    const open = socket();
    if (open?.connected === true) ask();
    else open?.connect();
  };
  const check = (): void => {
    const before = checkedAt;
    checkedAt = Date.now();
    const hasSlept = Math.abs(checkedAt - before) > sleptMs;
    if (!hasSlept && isLive()) wasLive?.(before);
    if (isVisible() && (hasSlept || !isLive())) prove();
  };
  const wake = (): void => {
    if (isVisible()) prove();
  };
  // A page with an open connection is not kept in the browser's back/forward cache.
  const hide = (): void => void socket()?.disconnect();
  const timer = setInterval(check, checkMs);
  for (const name of wakes) addEventListener(name, wake);
  document.addEventListener('visibilitychange', wake);
  addEventListener('pagehide', hide);
  return () => {
    clearInterval(timer);
    for (const name of wakes) removeEventListener(name, wake);
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('pagehide', hide);
  };
};
