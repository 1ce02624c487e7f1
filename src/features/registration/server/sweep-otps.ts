import { sweepJob } from '#server/jobs/sweep.ts';
import { deleteOldCodes, deleteOldVerifications } from './otps-table.ts';

// No rule needs anything older than a day.
export const sweepOtps = sweepJob('sweep one-time codes', [
  { deletes: deleteOldCodes, afterDays: 2 },
  { deletes: deleteOldVerifications, afterDays: 2 },
]);
