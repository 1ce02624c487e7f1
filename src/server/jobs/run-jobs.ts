import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { logFailure } from '../http/log-outage.ts';
import { createJobLeases, type JobLeases } from './job-leases.ts';
import type { Job } from './job.ts';

export interface RunningJobs {
  // Waits for running jobs; starts no new ones.
  stop(): Promise<void>;
}

// If a process is killed, another takes over within this time.
const leaseMsDefault = 15_000;

const logFailedJob = ({ log }: Context, job: string, error: unknown): void =>
  logFailure(log, error, { about: { job }, text: 'job failed; it runs again when it is due' });

const runWhereHeld = async (context: Context, leases: JobLeases, job: Job): Promise<void> => {
  try {
    if (job.isPerProcess === true || (await leases.holds(job.name))) await job.run(context);
  } catch (error) {
    logFailedJob(context, job.name, error);
  }
};

// Waits after the end of each run, so that a slow job never runs twice at once.
const repeat = (everyMs: number, work: () => Promise<void>): RunningJobs => {
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const plan = (): void => {
    timer = setTimeout(() => {
      running = work().finally(() => (isStopping ? undefined : plan()));
    }, everyMs);
  };
  plan();
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
};

// Runs each job whose lease this process holds, so that only one of several processes runs it.
export const runJobs = (
  context: Context,
  jobs: readonly Job[],
  { leaseMs = leaseMsDefault }: { readonly leaseMs?: number } = {},
): RunningJobs => {
  const leases = createJobLeases(context.operations, { holder: randomUUID(), leaseMs });
  const renewal = repeat(leaseMs / 3, () =>
    leases.renew().catch((error: unknown) => logFailedJob(context, 'renew the leases of jobs', error)),
  );
  const running = jobs.map((job) => repeat(job.everyMs, () => runWhereHeld(context, leases, job)));
  return {
    stop: async () => {
      await Promise.all(running.map((one) => one.stop()));
      await renewal.stop();
      await leases.release().catch((error: unknown) => logFailedJob(context, 'release the leases of jobs', error));
    },
  };
};
