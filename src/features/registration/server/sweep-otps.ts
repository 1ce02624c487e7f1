import { sweepJob } from '#server/jobs/sweep.ts';
import { forgetCodes, forgetVerifications } from './otps-table.ts';

// No rule looks back further than a day.
export const sweepOtps = sweepJob('sweep one-time codes', [
  { forget: forgetCodes, afterDays: 2 },
  { forget: forgetVerifications, afterDays: 2 },
]);
