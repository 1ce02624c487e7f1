import type { Context } from '../context.ts';

// Open work is in its own table with the time it is due next, so a crash loses nothing and no queue repeats it. `run`
// does what is due now and may be called at any time, from any process, any number of times.
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  // Runs in every process; other jobs run in only one.
  readonly isPerProcess?: boolean;
  readonly run: (context: Context) => Promise<void>;
}
