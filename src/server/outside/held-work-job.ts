import { laneIsStopped } from '../brake.ts';
import type { Job } from '../jobs/job.ts';
import { dueWorkJob } from './due-work-job.ts';
import type { HeldRow, HeldWork } from './held-work.ts';
import { dueAheadMsMax } from './backoff.ts';
import { checkHeldWork } from './check-held-work.ts';
import type { DueWork } from './work-table.ts';

// The job of one kind of held work. While a lane is stopped, unsent work is skipped; sent work is still checked.
export const heldWorkJob = <Row extends HeldRow>(
  kind: HeldWork<Row>,
  { name, everyMs }: Pick<Job, 'name' | 'everyMs'>,
): Job =>
  dueWorkJob<DueWork>({
    name,
    everyMs,
    due: async (context) => {
      const now = context.now();
      const impossible = new Date(now.getTime() + dueAheadMsMax);
      const found = await kind.table.due(context.database, { lanes: await kind.lanes(context), now, impossible });
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
