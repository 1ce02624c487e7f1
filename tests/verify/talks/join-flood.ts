import { Worker } from 'node:worker_threads';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem, type System } from '#support/whole-system/system.ts';
import type { PacedResult } from '../../../bench/load/paced-load.ts';
import { type Check, verdictOf } from '../check.ts';
import { buildMembers, payers } from './crowd.ts';
import type { Flooding } from './flood-worker.ts';
import { listen, type Listener } from './listener.ts';
import { quantile, say, untilTrue } from './say.ts';

const perSecond = 1_000;
const people = 20;
// The address of a mobile network, which the flood comes from too, and another one.
const [shared, elsewhere] = ['198.51.100.7', '192.0.2.9'];

interface Flood {
  readonly sent: () => number;
  end(): Promise<void>;
}

const flood = (url: string): Flood => {
  const counted = new SharedArrayBuffer(4);
  const workerData: Flooding = { url, perSecond, address: shared, counted };
  const worker = new Worker(new URL('flood-worker.ts', import.meta.url), { workerData });
  return { sent: () => new Int32Array(counted)[0] ?? 0, end: async () => void (await worker.terminate()) };
};

// Each says a line and hears it; returns the milliseconds from the one to the other.
const talk = async (system: System, listeners: readonly Listener[], tokens: readonly string[]): Promise<number[]> =>
  Promise.all(
    listeners.map(async (listener, at) => {
      await sleep(at * 50);
      const began = performance.now();
      await say({ url: system.url, token: tokens[at] ?? '', text: `ข้อความ ${String(at)}` });
      const isHeard = await untilTrue(() => listener.has(1), 20_000);
      return isHeard ? performance.now() - began : Number.POSITIVE_INFINITY;
    }),
  );

interface Flooded {
  readonly alone: PacedResult;
  readonly beside: PacedResult;
  readonly joins: number;
  // Seconds until all members who share the address of the flood, and came during it, listened.
  readonly joined: number;
  readonly neighbours: readonly number[];
  readonly others: readonly number[];
}

const measure = async (system: System, seconds: number): Promise<Flooded> => {
  const members = await buildMembers(system, people * 2);
  const [near, far] = [members.slice(0, people), members.slice(people)];
  const pay = await payers(system, 'transfer');
  const comeFrom = (address: string) => (member: (typeof members)[number]) =>
    listen({ url: system.url, ...member, address });
  const others = far.map(comeFrom(elsewhere));
  await untilTrue(() => others.every((one) => one.isJoined()), 30_000);
  await pay(sleep(3_000));
  const alone = await pay(sleep(seconds * 1_000));
  const flooding = flood(system.url);
  const paying = pay(sleep(seconds * 1_000));
  await sleep((seconds * 1_000) / 2);
  const [from, began] = [flooding.sent(), performance.now()];
  const neighbours = near.map(comeFrom(shared));
  await untilTrue(() => neighbours.every((one) => one.isJoined()), 60_000);
  const joined = (performance.now() - began) / 1_000;
  const times = await Promise.all([
    talk(
      system,
      neighbours,
      near.map(({ token }) => token),
    ),
    talk(
      system,
      others,
      far.map(({ token }) => token),
    ),
  ]);
  const joins = (flooding.sent() - from) / ((performance.now() - began) / 1_000);
  const beside = await paying;
  await flooding.end();
  for (const one of [...neighbours, ...others]) one.close();
  return { alone, beside, joins, joined, neighbours: times[0], others: times[1] };
};

const shown = (times: readonly number[]): string => quantile(times, 0.95).toFixed(0);

export const joinFlood: Check = {
  id: 'C-06',
  about: 'a thousand joins a second from one address, which honest members share, beside 50 transfers a second',
  run: async (scale) => {
    const environment = { TRUST_PROXY: 'true', CALLS_PER_MINUTE_ADDRESS: '3000', CALLS_PER_MINUTE_MEMBER: '300' };
    const system = await startSystem({ environment });
    try {
      const it = await measure(system, Math.max(5, scale.of(20)));
      const { alone, beside } = it;
      return verdictOf(
        {
          'no call about money fails': beside.failures === '',
          'all members behind the same address join within 10 s': it.joined <= 10,
          'every line is heard within a second': [...it.neighbours, ...it.others].every((ms) => ms <= 1_000),
          'the flood was one': it.joins >= perSecond / 2,
          'books green': (await system.prove()).length === 0,
        },
        [
          `${it.joins.toFixed(0)} joins a second`,
          `p99 of transfers ${alone.p99Ms.toFixed(1)} ms, in the flood ${beside.p99Ms.toFixed(1)} ms ${beside.failures}`.trim(),
          `${String(people)} members of the same address joined after ${it.joined.toFixed(1)} s`,
          `p95 of their lines ${shown(it.neighbours)} ms, elsewhere ${shown(it.others)} ms`,
        ],
      );
    } finally {
      await system.close();
    }
  },
};
