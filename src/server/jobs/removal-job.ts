import type { Sql } from '#database/database.ts';
import type { Context } from '../context.ts';
import { logFailure } from '../http/log-outage.ts';
import type { Job } from './job.ts';

export interface Removal<Row> {
  // Rows whose time is over, the oldest first.
  readonly list: (sql: Sql, now: Date, most: number) => Promise<readonly Row[]>;
  readonly remove: (context: Context, row: Row) => Promise<void>;
}

const mostPerRun = 200;
// A store that does not answer keeps each removal waiting; the rest is left to the next run.
const runMs = 60_000;

// Removes each minute what is stored outside the database, with its row. One that cannot be removed stays with its row,
// delays no other and is tried again in the next run.
export const removalJob = <Row>(name: string, { list, remove }: Removal<Row>): Job => ({
  name,
  everyMs: 60_000,
  run: async (context) => {
    const until = performance.now() + runMs;
    const errors: unknown[] = [];
    for (const row of await list(context.database, context.now(), mostPerRun)) {
      if (performance.now() > until) break;
      await remove(context, row).catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0)
      logFailure(context.log, errors[0], {
        about: { job: name, failed: errors.length },
        text: 'some could not be removed; the others were, and these are tried again in a minute',
      });
  },
});
