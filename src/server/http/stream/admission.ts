interface Pace {
  readonly everyMs: number;
  // How many enter at once after a time in which few came.
  readonly atOnce: number;
  readonly waitingMax: number;
}

interface Arrival {
  // False once it has given up.
  readonly isHere: () => boolean;
  readonly settle: (mayEnter: boolean) => void;
}

export interface Admission {
  // True when it may enter; false if there is no room to wait, or it gave up, or nobody enters any more.
  enter(isHere: () => boolean): Promise<boolean>;
  // Refuses all that wait, and all that come later.
  close(): void;
}

// How many enter together at most where their turns have passed, because the machine was slow.
const lateMax = 4;

// Admits arrivals one by one at a steady pace by the clock, in their order; one that has given up takes no turn.
export const createAdmission = ({ everyMs, atOnce, waitingMax }: Pace): Admission => {
  let waiting: Arrival[] = [];
  let free = atOnce;
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;
  let dueAt = 0;
  const stop = (): void => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };
  const letNextIn = (): boolean => {
    while (waiting.length > 0) {
      const { isHere, settle } = waiting.shift() as Arrival;
      const mayEnter = isHere();
      settle(mayEnter);
      if (mayEnter) return true;
    }
    return false;
  };
  const step = (): void => {
    if (letNextIn()) return;
    free += 1;
    if (free >= atOnce) stop();
  };
  // Timers of Node.js come a little later each time.
  const stepIfDue = (): void => {
    const now = performance.now();
    dueAt = Math.max(dueAt, now - (lateMax - 1) * everyMs);
    for (; timer !== null && dueAt <= now; dueAt += everyMs) step();
  };
  const start = (): void => {
    dueAt = performance.now() + everyMs;
    timer = setInterval(stepIfDue, everyMs).unref();
  };
  return {
    enter: async (isHere) => {
      if (isClosed || waiting.length >= waitingMax) return false;
      if (timer === null) start();
      if (free > 0) {
        free -= 1;
        return true;
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.push({ isHere, settle: resolve });
      return promise;
    },
    close: () => {
      isClosed = true;
      stop();
      for (const { settle } of waiting) settle(false);
      waiting = [];
    },
  };
};
