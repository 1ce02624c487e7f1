import { laneIsStopped } from '../brake.ts';
import type { Context } from '../context.ts';
import type { Job } from '../jobs/job.ts';
import { dueWorkJob } from './due-work-job.ts';
import type { HeldRow, HeldWork } from './held-work.ts';
import { dueAheadMsMax, reviewAfterMs } from './backoff.ts';
import { checkHeldWork } from './check-held-work.ts';
import { recoveredLanes } from './health/recovered-lanes.ts';
import type { DueWork } from './work-table.ts';

// The waits between inquiries spare a provider that gives no answer. Once it answers again, what waits for it is due.
const hurryRecovered = async <Row extends HeldRow>(
  context: Context,
  kind: HeldWork<Row>,
  values: readonly string[],
): Promise<void> => {
  const { database } = context;
  const recovered = await recoveredLanes(context, { kind: kind.kind, lanes: values.map(kind.laneOf) });
  for (const of of values.filter((value) => recovered.has(kind.laneOf(value)))) {
    const now = context.now();
    for (const key of await kind.table.waiting(database, { of, now }))
      await kind.table.hurry(database, { ...key, now });
  }
};

// The job of one kind of held work. While a lane is stopped, unsent work is skipped; sent work is still checked.
export const heldWorkJob = <Row extends HeldRow>(
  kind: HeldWork<Row>,
  { name, everyMs }: Pick<Job, 'name' | 'everyMs'>,
): Job =>
  dueWorkJob<DueWork>({
    name,
    everyMs,
    due: async (context) => {
      const lanes = await kind.lanes(context);
      await hurryRecovered(context, kind, lanes);
      const now = context.now();
      // Of a silent lane each run checks one.
      const silent = lanes.filter((lane) => !context.providers.lanes.isAnswering(kind.laneOf(lane)));
      const before = new Date(now.getTime() - reviewAfterMs);
      if (silent.length > 0) await kind.table.reviewOld(context.database, { of: silent, before });
      const impossible = new Date(now.getTime() + dueAheadMsMax);
      const found = await kind.table.due(context.database, { lanes, now, impossible });
      const stopped = new Set<string>();
      for (const lane of new Set(found.map((item) => kind.laneOf(item.lane))))
        if (await laneIsStopped(context.database, lane)) stopped.add(lane);
      return found
        .map((item) => ({ ...item, lane: kind.laneOf(item.lane) }))
        .filter((item) => item.isSent || !stopped.has(item.lane))
        .toSorted((left, right) => Number(left.isSent) - Number(right.isSent));
    },
    step: (context, item) => checkHeldWork(context, kind, item),
  });
