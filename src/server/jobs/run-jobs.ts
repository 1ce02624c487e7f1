import type { Context } from '../context.ts';
import type { Job } from './job.ts';

export interface RunningJobs {
  // Waits for what is running; nothing new begins.
  stop(): Promise<void>;
}

const runAndLog = async (context: Context, job: Job): Promise<void> => {
  try {
    await job.run(context);
  } catch (error) {
    context.log.error({ err: error, job: job.name }, 'job failed; it runs again when it is due');
  }
};

// Each job waits its time after its own end, so that a slow one never runs twice at once.
export const runJobs = (context: Context, jobs: readonly Job[]): RunningJobs => {
  let isStopping = false;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const plan = (job: Job): void => {
    if (isStopping) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runAndLog(context, job).finally(() => {
        running.delete(run);
        plan(job);
      });
      running.add(run);
    }, job.everyMs);
    timers.add(timer);
  };
  for (const job of jobs) plan(job);
  return {
    stop: async () => {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
};
