import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { logFailure } from '../http/log-outage.ts';
import type { Job } from '../jobs/job.ts';
import { asJob } from './as-job.ts';

// Checks of one lane at once.
const checksAtOnce = 4;
// No check begins later in a run than this.
const runMs = 5_000;
// After this time the run no longer waits for a lane that is still busy, so that a silent provider does not delay the
// others.
const waitMs = 6_000;

interface DueItem {
  readonly lane: string;
}

interface DueWorkJob<Item extends DueItem> {
  readonly name: string;
  readonly everyMs: number;
  // Due items, a limited number per lane.
  readonly due: (context: Context) => Promise<readonly Item[]>;
  readonly step: (context: Context, item: Item) => Promise<void>;
}

const busyLanes = new WeakMap<object, Set<string>>();

const busyOf = (context: Context): Set<string> => {
  const busy = busyLanes.get(context.providers.lanes) ?? new Set();
  busyLanes.set(context.providers.lanes, busy);
  return busy;
};

// A job that does due work lane by lane. Each lane has a few checks at a time and none begins late in a run; a failed
// check never blocks other items. While a lane's breaker is not closed, one check of a run probes it: the others would
// not be sent, and each would still cost the transactions of a check and a step of its backoff.
export const dueWorkJob = <Item extends DueItem>({ name, everyMs, due, step }: DueWorkJob<Item>): Job => {
  const stepSafely = async (context: Context, item: Item): Promise<void> => {
    try {
      await step(context, item);
    } catch (error) {
      const about = { job: name, lane: item.lane };
      logFailure(context.log, error, { about, text: 'a check failed; it is repeated when the work is due again' });
    }
  };
  const runLane = async (context: Context, lane: string, queue: Item[]): Promise<void> => {
    const key = `${name} ${lane}`;
    const busy = busyOf(context);
    if (busy.has(key)) return;
    busy.add(key);
    const stopAt = performance.now() + runMs;
    const isAnswering = (): boolean => context.providers.lanes.isAnswering(lane);
    const workers = isAnswering() ? checksAtOnce : 1;
    const work = async (): Promise<void> => {
      for (let item = queue.shift(); item !== undefined && performance.now() < stopAt; item = queue.shift()) {
        await stepSafely(context, item);
        if (!isAnswering()) return;
      }
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
