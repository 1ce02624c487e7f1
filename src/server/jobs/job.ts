import type { Context } from '../context.ts';

// Open work lies in its own table with the time it is due next, so a crash loses nothing and no queue repeats it.
// `run` does what is due now and may be called at any time, from any process, any number of times.
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  // Runs in every process; any other runs in one of them.
  readonly isPerProcess?: boolean;
  readonly run: (context: Context) => Promise<void>;
}
