import { randomUUID } from 'node:crypto';
import { isPassing } from '#database/connection-loss.ts';
import type { Context } from '../context.ts';
import { logOutage } from '../http/log-outage.ts';
import { createJobLeases, type JobLeases } from './job-leases.ts';
import type { Job } from './job.ts';

export interface RunningJobs {
  // Waits for what is running; nothing new begins.
  stop(): Promise<void>;
}

// A killed process is followed by another after at most this time.
const leaseMsDefault = 15_000;

const logFailure = (context: Context, job: string, error: unknown): void => {
  if (isPassing(error)) logOutage(context.log, error);
  else context.log.error({ err: error, job }, 'job failed; it runs again when it is due');
};

const runWhereHeld = async (context: Context, leases: JobLeases, job: Job): Promise<void> => {
  try {
    if (job.isPerProcess === true || (await leases.holds(job.name))) await job.run(context);
  } catch (error) {
    logFailure(context, job.name, error);
  }
};

// Each waits its time after its own end, so that a slow one never runs twice at once.
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

// Runs each job where this process holds its lease, so that of several processes one runs it.
export const runJobs = (
  context: Context,
  jobs: readonly Job[],
  { leaseMs = leaseMsDefault }: { readonly leaseMs?: number } = {},
): RunningJobs => {
  const leases = createJobLeases(context.operations, { holder: randomUUID(), leaseMs });
  const renewal = repeat(leaseMs / 3, () =>
    leases.renew().catch((error: unknown) => logFailure(context, 'renew the leases of jobs', error)),
  );
  const running = jobs.map((job) => repeat(job.everyMs, () => runWhereHeld(context, leases, job)));
  return {
    stop: async () => {
      await Promise.all(running.map((one) => one.stop()));
      await renewal.stop();
      await leases.release().catch((error: unknown) => logFailure(context, 'release the leases of jobs', error));
    },
  };
};
