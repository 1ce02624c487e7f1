import { refuse } from '#server/refuse.ts';

export type HashingQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

// One hash at a time, since each takes memory and a core; who would wait behind too many is told to come later.
export const createHashingQueue = (waitingMax: number): HashingQueue => {
  let present = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (present > waitingMax) refuse('REQUEST_LIMIT');
    present += 1;
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      present -= 1;
    }
  };
};
