import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

// After a slow moment, until what has waited is done.
const afterMs = 120;
// Until the thread that watches has reported a moment.
export const reportsWithinMs = 60;

export interface MachineSpeed {
  // Whether the machine itself was slow at some time of it, or shortly before. In milliseconds since 1970.
  wasSlow(from: number, to: number): boolean;
  close(): Promise<unknown>;
}

// Tells when the host gives this machine less than its processors. On a shared host that is up to a tenth of a second every
// two, in which all work takes up to ten times as long.
export const watchMachineSpeed = (): MachineSpeed => {
  const entry = new URL('machine-speed-thread.ts', import.meta.url);
  const processors = Array.from({ length: availableParallelism() }, (_, processor) => {
    const moments: (readonly [number, number])[] = [];
    const thread = new Worker(entry, { workerData: processor });
    thread.on('message', (moment: [number, number]) => moments.push(moment));
    return { moments, thread };
  });
  return {
    wasSlow: (from, to) =>
      processors.some(({ moments }) => {
        const last = moments.findLast(([begin]) => begin <= to);
        return last !== undefined && last[1] + afterMs >= from;
      }),
    close: () => Promise.all(processors.map(({ thread }) => thread.terminate())),
  };
};
