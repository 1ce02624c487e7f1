import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { Context } from '../context.ts';
import { startTestServer } from '#support/test-server.ts';
import { createJobLeases } from './job-leases.ts';
import type { Job } from './job.ts';
import { runJobs } from './run-jobs.ts';

const { context } = await startTestServer();
const enough = { timeout: 20_000, interval: 10 };

const counting = (name: string, fields: Partial<Job> = {}) => {
  let runs = 0;
  const run = () => {
    runs += 1;
    return Promise.resolve();
  };
  const job: Job = { name, everyMs: 5, run, ...fields };
  return { job, runs: () => runs };
};

// A context that counts how often leases were requested, like a second process.
const askingProcess = (): { context: Context; asked: () => number } => {
  let asked = 0;
  const one: Context['operations']['one'] = (text, values) => {
    asked += 1;
    return context.operations.one(text, values);
  };
  return { context: { ...context, operations: { ...context.operations, one } }, asked: () => asked };
};

it('of two processes one runs a job, and the other takes over when the first stops', async () => {
  const [mine, theirs] = [counting('shared'), counting('shared')];
  const first = runJobs(context, [mine.job]);
  await vi.waitFor(() => expect(mine.runs()).toBeGreaterThan(0), enough);
  const other = askingProcess();
  const second = runJobs(other.context, [theirs.job]);
  await vi.waitFor(() => expect(other.asked()).toBeGreaterThan(10), enough);
  expect(theirs.runs()).toBe(0);
  await first.stop();
  const before = mine.runs();
  await vi.waitFor(() => expect(theirs.runs()).toBeGreaterThan(3), enough);
  expect(mine.runs()).toBe(before);
  await second.stop();
});

it('a job that runs longer than its lease keeps it, since the process renews it', async () => {
  const end = Promise.withResolvers<undefined>();
  let isRunning = false;
  const long = counting('long', {
    run: () => {
      isRunning = true;
      return end.promise;
    },
  });
  const theirs = counting('long');
  const first = runJobs(context, [long.job], { leaseMs: 300 });
  await vi.waitFor(() => expect(isRunning).toBe(true), enough);
  const leased = () =>
    context.database.one<{ until: Date }>(`select until from job_lease where name = 'long'`).then((row) => row?.until);
  const taken = await leased();
  const second = runJobs(context, [theirs.job], { leaseMs: 300 });
  // Past the end of the lease as it was taken.
  const isPast = async () =>
    (await context.database.one(`select where clock_timestamp() > $1::timestamptz + interval '300 ms'`, [taken])) !==
    null;
  await vi.waitFor(async () => expect(await isPast()).toBe(true), enough);
  expect(theirs.runs()).toBe(0);
  end.resolve(undefined);
  await first.stop();
  await second.stop();
});

it('the jobs of a killed process are taken over once its leases run out by the clock of the database', async () => {
  // It took the lease and never renews it.
  const killed = createJobLeases(context.operations, { holder: randomUUID(), leaseMs: 400 });
  expect(await killed.holds('orphaned')).toBe(true);
  const heir = createJobLeases(context.operations, { holder: randomUUID(), leaseMs: 400 });
  expect(await heir.holds('orphaned')).toBe(false);
  await vi.waitFor(async () => expect(await heir.holds('orphaned')).toBe(true), enough);
});

it('a process that was paused while its lease expired does not claim to hold it', async () => {
  let now = 0;
  const settings = { holder: randomUUID(), leaseMs: 1_000, nowMs: () => now };
  const stalled = createJobLeases(context.operations, settings);
  expect(await stalled.holds('stalled')).toBe(true);
  await context.database.rows(`update job_lease set holder = $1 where name = 'stalled'`, [randomUUID()]);
  expect(await stalled.holds('stalled')).toBe(true);
  now = 1_001;
  expect(await stalled.holds('stalled')).toBe(false);
  await stalled.renew();
  expect(await stalled.holds('stalled')).toBe(false);
});

it('a lease that another process took meanwhile is not renewed', async () => {
  const mine = createJobLeases(context.operations, { holder: randomUUID(), leaseMs: 60_000 });
  expect(await mine.holds('lost')).toBe(true);
  await context.database.rows(`update job_lease set holder = $1 where name = 'lost'`, [randomUUID()]);
  await mine.renew();
  expect(await mine.holds('lost')).toBe(false);
});

it('a job that every process needs runs in each', async () => {
  const jobs = [counting('everywhere', { isPerProcess: true }), counting('everywhere', { isPerProcess: true })];
  const running = jobs.map(({ job }) => runJobs(context, [job]));
  for (const { runs } of jobs) await vi.waitFor(() => expect(runs()).toBeGreaterThan(1), enough);
  await Promise.all(running.map((one) => one.stop()));
});

it('of many processes that request the lease at once, one gets it', async () => {
  const asking = Array.from({ length: 20 }, () =>
    createJobLeases(context.operations, { holder: randomUUID(), leaseMs: 60_000 }),
  );
  const held = await Promise.all(asking.map((leases) => leases.holds('wanted')));
  expect(held.filter(Boolean)).toHaveLength(1);
});
