import { refuse } from '#server/refuse.ts';

export type HashingLane = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface HashingQueue {
  // For whoever has shown before who they are; goes ahead of the strangers.
  readonly known: HashingLane;
  readonly strangers: HashingLane;
}

export interface HashingLimits {
  // Each hash takes memory and a core.
  readonly atOnce: number;
  readonly waitingMax: Readonly<Record<keyof HashingQueue, number>>;
}

// Who would wait behind too many of their own lane is told to come later.
export const createHashingQueue = ({ atOnce, waitingMax }: HashingLimits): HashingQueue => {
  const waiting: Record<keyof HashingQueue, (() => void)[]> = { known: [], strangers: [] };
  let running = 0;
  const place = async (lane: keyof HashingQueue): Promise<void> => {
    if (running < atOnce) running += 1;
    else if (waiting[lane].length >= waitingMax[lane]) refuse('REQUEST_LIMIT');
    // Whoever ends hands the place on, so that it counts as running all along.
    else await new Promise<void>((resolve) => waiting[lane].push(resolve));
  };
  const leave = (): void => {
    const next = waiting.known.shift() ?? waiting.strangers.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const laneOf =
    (lane: keyof HashingQueue): HashingLane =>
    async (work) => {
      await place(lane);
      try {
        return await work();
      } finally {
        leave();
      }
    };
  return { known: laneOf('known'), strangers: laneOf('strangers') };
};
