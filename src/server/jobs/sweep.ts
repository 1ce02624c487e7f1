import { dayMs } from '#contract/bangkok-day.ts';
import type { Sql } from '#database/database.ts';
import type { Context } from '../context.ts';
import type { Job } from './job.ts';

// Deletes what is older than `before`, by an index and in limited numbers; returns how many rows there were.
export type DeleteOld = (sql: Sql, before: Date, most: number) => Promise<number>;

export interface Sweep {
  readonly deletes: DeleteOld;
  readonly afterDays: number;
}

export interface SweepJob extends Job {
  readonly sweeps: readonly Sweep[];
}

const hourMs = 3_600_000;
const sliceRows = 2_000;
// If there is more to delete than this, the sweep continues in the next hour.
const sweepMs = 60_000;

const run = async (context: Context, { deletes, afterDays }: Sweep): Promise<void> => {
  const before = new Date(context.now().getTime() - afterDays * dayMs);
  const until = performance.now() + sweepMs;
  try {
    while ((await deletes(context.database, before, sliceRows)) === sliceRows && performance.now() < until);
  } catch (error) {
    context.log.error(
      { err: error, sweep: deletes.name },
      'a sweep failed; the other sweeps continue, and it runs again in an hour',
    );
  }
};

// Runs each hour in slices, so that no sweep blocks calls for long, times out or stops another sweep.
export const sweepJob = (name: string, sweeps: readonly Sweep[]): SweepJob => ({
  name,
  everyMs: hourMs,
  sweeps,
  run: async (context) => {
    for (const sweep of sweeps) await run(context, sweep);
  },
});
