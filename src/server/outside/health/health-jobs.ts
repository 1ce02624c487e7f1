import type { Job } from '../../jobs/job.ts';
import { sweepJob } from '../../jobs/sweep.ts';
import { judgeProviders } from './judge-providers.ts';
import { probeProviders } from './probe-providers.ts';
import { deleteOldReadings } from './provider-health-table.ts';
import { reportAnswers } from './report-answers.ts';

// What a provider does is known to all processes within about two seconds.
export const healthJobs: readonly Job[] = [
  { name: 'report how providers answer', everyMs: 1_000, isPerProcess: true, run: reportAnswers },
  { name: 'judge providers', everyMs: 1_000, run: judgeProviders },
  { name: 'probe providers under maintenance', everyMs: 3_000, isPerProcess: true, run: probeProviders },
  sweepJob('forget readings of providers', [{ deletes: deleteOldReadings, afterDays: 1 }]),
];
