import { dueWorkJob } from '#server/outside/due-work-job.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { listDueSlips, type SlipKey } from '../slips-table.ts';
import { checkSlip } from './check-slip.ts';
import { wakeSlips } from './wake-slips.ts';

// Checks every due slip.
export const checkSlips = dueWorkJob<SlipKey & { readonly lane: string }>({
  name: 'check slips',
  everyMs: 500,
  due: async (context) => {
    await wakeSlips(context);
    return (await listDueSlips(context.database, context.now())).map((slip) => ({ ...slip, lane: laneNames.slips }));
  },
  step: checkSlip,
});
