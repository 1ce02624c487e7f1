import { type PictureWork, type PictureWorker, type ProcessLimits, startPictureWorker } from './picture-worker.ts';
import type { PictureRead } from './pictures.ts';

export interface PicturePool {
  read(path: string, isForTalk?: boolean): Promise<PictureRead>;
  close(): Promise<void>;
}

export interface PoolLimits extends ProcessLimits {
  readonly processesMax: number;
  // Pictures that wait for a process; one more is answered as unavailable, and so is one that waited for too long.
  readonly waitingMax: number;
  readonly waitingMs: number;
  readonly answerWithinMs: number;
  readonly idleMs: number;
  readonly program?: string;
}

const deathsMax = 2;

// Processes start with the first picture and end when none has come for a while. One that died is replaced.
export const createPicturePool = ({ processesMax, waitingMax, waitingMs, ...limits }: PoolLimits): PicturePool => {
  const workers = new Set<PictureWorker>();
  const waiting: PictureWork[] = [];
  let isClosed = false;

  // Somebody else may have ended the process once. A picture that ends two is the reason, unless neither had begun it.
  const again = (work: PictureWork): void => {
    if (work.deaths < deathsMax) waiting.unshift(work);
    else work.done(work.hasBegun ? { kind: 'refused', reason: 'BROKEN' } : { kind: 'unavailable' });
  };

  const wait = (work: PictureWork): void => {
    waiting.push(work);
    setTimeout(() => {
      const place = waiting.indexOf(work);
      if (place >= 0) waiting.splice(place, 1);
      if (place >= 0) work.done({ kind: 'unavailable' });
    }, waitingMs).unref();
  };

  const start = (work: PictureWork): void => {
    const worker = startPictureWorker({
      ...limits,
      whenFree: (free) => {
        const next = waiting.shift();
        if (next !== undefined) free.give(next);
        else if (isClosed) void free.end();
      },
      whenEnded: (ended, unfinished) => {
        workers.delete(ended);
        if (unfinished !== null) again({ ...unfinished, deaths: unfinished.deaths + 1 });
        const next = waiting.shift();
        if (next !== undefined) start(next);
      },
    });
    workers.add(worker);
    worker.give(work);
  };

  const take = (work: PictureWork): void => {
    const free = [...workers].find((worker) => worker.isFree());
    if (free !== undefined) free.give(work);
    else if (workers.size < processesMax) start(work);
    else wait(work);
  };

  return {
    read: (path, isForTalk = false) =>
      new Promise((done) => {
        if (isClosed || waiting.length >= waitingMax) done({ kind: 'unavailable' });
        else take({ path, isForTalk, deaths: 0, hasBegun: false, done });
      }),
    close: async () => {
      isClosed = true;
      for (const { done } of waiting.splice(0)) done({ kind: 'unavailable' });
      await Promise.all([...workers].map((worker) => worker.end()));
    },
  };
};
