import type { Sql } from '#database/database.ts';
import type { Context } from '../context.ts';
import type { Job } from './job.ts';

// Forgets what is older than `before`, by an index and at most so many rows; answers how many there were.
export type Forget = (sql: Sql, before: Date, most: number) => Promise<number>;

export interface Sweep {
  readonly forget: Forget;
  readonly afterDays: number;
}

export interface SweepJob extends Job {
  readonly sweeps: readonly Sweep[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const sliceRows = 2_000;
// One that has more to forget than this goes on in the next hour.
const sweepMs = 60_000;

const run = async (context: Context, { forget, afterDays }: Sweep): Promise<void> => {
  const before = new Date(context.now().getTime() - afterDays * dayMs);
  const until = performance.now() + sweepMs;
  try {
    while ((await forget(context.database, before, sliceRows)) === sliceRows && performance.now() < until);
  } catch (error) {
    context.log.error({ err: error, sweep: forget.name }, 'a sweep failed; the others went on');
  }
};

// Each hour, slice by slice, so that no sweep holds up calls for long, runs into its own time or stops another.
export const sweepJob = (name: string, sweeps: readonly Sweep[]): SweepJob => ({
  name,
  everyMs: hourMs,
  sweeps,
  run: async (context) => {
    for (const sweep of sweeps) await run(context, sweep);
  },
});
