import type { Job } from '#server/jobs/job.ts';
import { forgetBudgets } from '#server/records/budgets.ts';
import { forgetLoginFailures } from './login-failures-table.ts';
import { forgetPlaces } from './login-places-table.ts';
import { forgetSessions } from './sessions-table.ts';
import { forgetStaffSessions } from './staff/staff-table.ts';

const dayMs = 24 * 3_600_000;

// An ended or expired token is told so for 30 days; after that it is as unknown as any other.
export const sweepSessions: Job = {
  name: 'sweep sessions',
  everyMs: dayMs / 24,
  run: async ({ database, now }) => {
    const before = (days: number): Date => new Date(now().getTime() - days * dayMs);
    await forgetSessions(database, before(30));
    await forgetStaffSessions(database, before(30));
    await forgetLoginFailures(database, before(30));
    await forgetPlaces(database, before(180));
    await forgetBudgets(database, before(2));
  },
};
