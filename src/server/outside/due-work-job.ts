import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { logFailure } from '../http/log-outage.ts';
import type { Job } from '../jobs/job.ts';
import { asJob } from './lanes.ts';

// Looks of one lane at once. Where its breaker is not closed, one look probes.
const checksAtOnce = 4;
// No look begins later in a run than this.
const runMs = 5_000;
// A lane that is still asking then goes on by itself, so that a silent party does not delay the others.
const waitMs = 6_000;

interface DueItem {
  readonly lane: string;
}

interface DueWorkJob<Item extends DueItem> {
  readonly name: string;
  readonly everyMs: number;
  // Due items, at most some for each lane.
  readonly due: (context: Context) => Promise<readonly Item[]>;
  readonly step: (context: Context, item: Item) => Promise<void>;
}

const busyLanes = new WeakMap<object, Set<string>>();

const busyOf = (context: Context): Set<string> => {
  const busy = busyLanes.get(context.providers.lanes) ?? new Set();
  busyLanes.set(context.providers.lanes, busy);
  return busy;
};

// A job that does what is due lane by lane: each lane has its own few looks at a time, none begins late in a run, and a
// look that fails keeps no other from its own.
export const dueWorkJob = <Item extends DueItem>({ name, everyMs, due, step }: DueWorkJob<Item>): Job => {
  const stepSafely = async (context: Context, item: Item): Promise<void> => {
    try {
      await step(context, item);
    } catch (error) {
      const about = { job: name, lane: item.lane };
      logFailure(context.log, error, { about, text: 'a look failed; it is made again when it is due' });
    }
  };
  const runLane = async (context: Context, lane: string, queue: Item[]): Promise<void> => {
    const key = `${name} ${lane}`;
    const busy = busyOf(context);
    if (busy.has(key)) return;
    busy.add(key);
    const stopAt = performance.now() + runMs;
    const workers = context.providers.lanes.isOpen(lane) ? checksAtOnce : 1;
    const work = async (): Promise<void> => {
      for (let item = queue.shift(); item !== undefined && performance.now() < stopAt; item = queue.shift())
        await stepSafely(context, item);
    };
    try {
      await Promise.all(Array.from({ length: workers }, work));
    } finally {
      busy.delete(key);
    }
  };
  const run = async (context: Context): Promise<void> => {
    const lanes = Object.entries(Object.groupBy(await due(context), ({ lane }) => lane));
    const all = asJob(() => Promise.all(lanes.map(([lane, queue = []]) => runLane(context, lane, queue))));
    const timeout = new AbortController();
    await Promise.race([all, sleep(waitMs, undefined, { signal: timeout.signal, ref: false })]).finally(() =>
      timeout.abort(),
    );
  };
  return { name, everyMs, run };
};
