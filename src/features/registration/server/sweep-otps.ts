import type { Job } from '#server/jobs/job.ts';
import { forgetOtps } from './otps-table.ts';

const hourMs = 3_600_000;

// No rule looks back further than a day.
export const sweepOtps: Job = {
  name: 'sweep one-time codes',
  everyMs: hourMs,
  run: ({ database, now }) => forgetOtps(database, new Date(now().getTime() - 48 * hourMs)),
};
