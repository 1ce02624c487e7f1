// Whether the server tells this page what to read again. While it does, what waits is read only now and then.
let isLive = false;

const relayedMs = 60_000;

export const setRelayed = (live: boolean): void => {
  isLive = live;
};

// How often to read something that waits, if it would be read this often without the stream.
export const readEveryMs = (ms: number): number => (isLive ? Math.max(ms, relayedMs) : ms);
