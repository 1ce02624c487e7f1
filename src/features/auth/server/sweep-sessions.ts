import { sweepJob } from '#server/jobs/sweep.ts';
import { deleteOldLoginFailures } from './login-failures-table.ts';
import { deleteOldPlaces } from './login-places-table.ts';
import { deleteOldSessions } from './sessions-table.ts';
import { deleteOldStaffSessions } from './staff/staff-table.ts';

// For 30 days a token is answered as ended or expired; after that it is unknown like any other.
export const sweepSessions = sweepJob('sweep sessions', [
  { deletes: deleteOldSessions, afterDays: 30 },
  { deletes: deleteOldStaffSessions, afterDays: 30 },
  { deletes: deleteOldLoginFailures, afterDays: 30 },
  { deletes: deleteOldPlaces, afterDays: 180 },
]);
