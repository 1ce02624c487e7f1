import type { Browser } from '@playwright/test';
import type { Phone } from './phone.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  // Processor time, which other processes of the machine do not lengthen.
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly frame?: string } };
}

export interface LongTask {
  readonly ms: number;
  // After the page's load event.
  readonly atMs: number;
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

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
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === load.pid && tid === load.tid && ts > load.ts,
  );
  return tasks.reduce<LongTask>(
    (longest, { ts, tdur = 0 }) =>
      tdur / 1_000 > longest.ms ? { ms: tdur / 1_000, atMs: (ts - load.ts) / 1_000 } : longest,
    { ms: 0, atMs: 0 },
  );
};
