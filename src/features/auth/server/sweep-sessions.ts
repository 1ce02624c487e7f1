import { sweepJob } from '#server/jobs/sweep.ts';
import { forgetLoginFailures } from './login-failures-table.ts';
import { forgetPlaces } from './login-places-table.ts';
import { forgetSessions } from './sessions-table.ts';
import { forgetStaffSessions } from './staff/staff-table.ts';

// An ended or expired token is told so for 30 days; after that it is as unknown as any other.
export const sweepSessions = sweepJob('sweep sessions', [
  { forget: forgetSessions, afterDays: 30 },
  { forget: forgetStaffSessions, afterDays: 30 },
  { forget: forgetLoginFailures, afterDays: 30 },
  { forget: forgetPlaces, afterDays: 180 },
]);
