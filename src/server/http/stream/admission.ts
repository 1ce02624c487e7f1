export interface Arrival {
  // False once it has given up.
  readonly isHere: () => boolean;
  readonly enter: () => void;
}

interface Pace {
  readonly everyMs: number;
  // How many enter within that time.
  readonly atOnce: number;
  readonly waitingMax: number;
}

// Lets arrivals in at a steady pace, in their order; those that have given up cost none of it. Answers false to one for whom
// there is no room to wait.
export const createAdmission = ({ everyMs, atOnce, waitingMax }: Pace): ((arrival: Arrival) => boolean) => {
  const waiting: Arrival[] = [];
  let free = atOnce;
  let timer: NodeJS.Timeout | null = null;
  const enter = (arrival: Arrival): void => {
    if (!arrival.isHere()) return;
    free -= 1;
    arrival.enter();
  };
  const step = (): void => {
    free = atOnce;
    while (free > 0 && waiting.length > 0) enter(waiting.shift() as Arrival);
    if (free < atOnce || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
  return (arrival) => {
    if (waiting.length >= waitingMax) return false;
    if (free > 0 && waiting.length === 0) enter(arrival);
    else waiting.push(arrival);
    timer ??= setInterval(step, everyMs).unref();
    return true;
  };
};
