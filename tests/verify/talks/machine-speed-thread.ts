import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

// Work of about 150 us, which needs no memory.
const steps = 60_000;
const pauseMs = 8;
// After which the usual time is known.
const usualOf = 250;
const slowerBy = 2;
// How much later than due it goes on where nothing may delay it.
const lateMs = 6;

const sleeper = new Int32Array(new SharedArrayBuffer(4));
const thread = readlinkSync('/proc/thread-self').split('/').at(-1) ?? '';

// Each on a processor of its own and before all other work, where the system permits it.
const isFirst = ((): boolean => {
  try {
    execFileSync('taskset', ['--cpu-list', '--pid', String(workerData), thread], { stdio: 'ignore' });
    execFileSync('chrt', ['--fifo', '--pid', '1', thread], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

// Nanoseconds for which this thread ran, up to its last pause.
const ranNs = (): number => Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]);
const now = (): number => performance.timeOrigin + performance.now();

let random = 1;
const work = (): void => {
  for (let step = 0; step < steps; step += 1) random = (Math.imul(random, 1_103_515_245) + 12_345) | 0;
};

// The processor time of the same work again and again: other processes do not lengthen it, but a host that gives this
// machine less than a processor does. One that halts the processor makes the thread late.
const taken: number[] = [];
let usual = Number.POSITIVE_INFINITY;
let before = ranNs();
for (;;) {
  const at = now();
  work();
  Atomics.wait(sleeper, 0, 0, pauseMs);
  const ran = ranNs();
  const isLate = isFirst && now() - at > pauseMs + lateMs;
  if (taken.length < usualOf) {
    taken.push(ran - before);
    usual = taken.toSorted((left, right) => left - right)[taken.length >> 1] ?? usual;
  } else if (isLate || ran - before > usual * slowerBy) parentPort?.postMessage([at, now()], []);
  before = ran;
}
