import type { Browser } from '@playwright/test';
import type { Phone } from './phone.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  // Processor time, which other processes of the machine do not lengthen.
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly frame?: string } };
}

export interface LongTask {
  readonly ms: number;
  // After the page's load event.
  readonly atMs: number;
}

const tasks = 'ThreadControllerImpl::RunTask';
// The network's tools ask which line each request comes from, and V8 parses a whole script once more to say so. No visitor
// has them open.
const searchForLines = 'V8.CollectSourcePositions';
const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
];

// Without the searches for lines that began in it; none contains another.
const timeOf = (task: TraceEvent, searches: readonly TraceEvent[]): number => {
  const end = task.ts + (task.dur ?? 0);
  const own = searches.filter(({ ts }) => ts >= task.ts && ts < end);
  return own.reduce((us, { tdur = 0 }) => us - tdur, task.tdur ?? 0) / 1_000;
};

// The processor time of the longest task of the page's main thread after its load event, while the work runs.
export const longestTask = async (
  browser: Browser,
  { page, protocol }: Phone,
  work: () => Promise<void>,
): Promise<LongTask> => {
  await browser.startTracing(page, { categories });
  await work();
  const { frameTree } = await protocol.send('Page.getFrameTree');
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const load = traceEvents.findLast(
    ({ name, args }) => name === 'MarkLoad' && args?.data?.frame === frameTree.frame.id,
  );
  if (load === undefined) throw new Error('the trace has no load of a page');
  const onMainThread = (wanted: string): TraceEvent[] =>
    traceEvents.filter(
      ({ name, ph, pid, tid, ts }) =>
        name === wanted && ph === 'X' && pid === load.pid && tid === load.tid && ts > load.ts,
    );
  const searches = onMainThread(searchForLines);
  return onMainThread(tasks).reduce<LongTask>(
    (longest, task) => {
      const ms = timeOf(task, searches);
      return ms > longest.ms ? { ms, atMs: (task.ts - load.ts) / 1_000 } : longest;
    },
    { ms: 0, atMs: 0 },
  );
};
