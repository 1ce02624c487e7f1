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

// Admits arrivals one by one at a steady pace, in their order; one that has given up takes no turn.
export const createAdmission = ({ everyMs, atOnce, waitingMax }: Pace): Admission => {
  let waiting: Arrival[] = [];
  let free = atOnce;
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;
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
  return {
    enter: async (isHere) => {
      if (isClosed || waiting.length >= waitingMax) return false;
      timer ??= setInterval(step, everyMs).unref();
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
