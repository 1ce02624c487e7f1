import { Refusal } from '#server/refuse.ts';

// `from` names the caller, so that no single caller takes all places.
export type HashingLane = <Result>(work: () => Promise<Result>, from?: string) => Promise<Result>;

export interface HashingQueue {
  // For callers who proved their identity before; they go ahead of strangers.
  readonly known: HashingLane;
  readonly strangers: HashingLane;
}

export interface HashingLimits {
  // Each hash takes memory and a core.
  readonly atOnce: number;
  readonly waitingMax: Readonly<Record<keyof HashingQueue, number>>;
}

interface Waiting {
  readonly from: string;
  readonly begin: () => void;
  readonly turnAway: (refusal: Refusal) => void;
}

const comeLater = (): Refusal => new Refusal('REQUEST_LIMIT');

// In a full queue the caller with the most waiting requests gives up a place to one with fewer; otherwise the new
// request is refused for now.
const makeRoom = (waiting: Waiting[], newcomer: string): void => {
  const counts = new Map<string, number>();
  for (const { from } of waiting) counts.set(from, (counts.get(from) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most <= (counts.get(newcomer) ?? 0) + 1) throw comeLater();
  const [removed] = waiting.splice(
    waiting.findLastIndex(({ from }) => counts.get(from) === most),
    1,
  );
  removed?.turnAway(comeLater());
};

export const createHashingQueue = ({ atOnce, waitingMax }: HashingLimits): HashingQueue => {
  const waiting: Record<keyof HashingQueue, Waiting[]> = { known: [], strangers: [] };
  let running = 0;
  const place = async (lane: keyof HashingQueue, from: string): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting[lane].length >= waitingMax[lane]) makeRoom(waiting[lane], from);
    // A finished hash hands its place on, so the place stays counted as running.
    await new Promise<void>((begin, turnAway) => waiting[lane].push({ from, begin, turnAway }));
  };
  const leave = (): void => {
    const next = waiting.known.shift() ?? waiting.strangers.shift();
    if (next === undefined) running -= 1;
    else next.begin();
  };
  const laneOf =
    (lane: keyof HashingQueue): HashingLane =>
    async (work, from = '') => {
      await place(lane, from);
      try {
        return await work();
      } finally {
        leave();
      }
    };
  return { known: laneOf('known'), strangers: laneOf('strangers') };
};
