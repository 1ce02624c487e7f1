import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { p99OfAll, type PacedResult } from '../../../bench/load/paced-load.ts';
import { type Check, verdictOf } from '../check.ts';
import { buildMembers, gather, payers, setFsync } from './crowd.ts';
import { startSecond } from './second-process.ts';

interface Storms {
  readonly alone: readonly PacedResult[];
  readonly beside: readonly PacedResult[];
  // Seconds.
  readonly settled: readonly number[];
}

// In turns, and as often first as second, so that what the server does once a minute falls on both sides.
const turns = ['calm', 'storm', 'storm', 'calm', 'calm', 'storm', 'storm', 'calm'] as const;

interface Measured {
  readonly system: System;
  readonly streamUrl: string;
  readonly sockets: number;
  readonly seconds: number;
}

const measure = async ({ system, streamUrl, sockets, seconds }: Measured): Promise<Storms> => {
  const crowd = await gather({ url: streamUrl }, await buildMembers(system, sockets));
  const pay = await payers(system, 'transfer');
  await setFsync(system, 'off');
  await pay(sleep(3_000));
  const [alone, beside, settled] = [[] as PacedResult[], [] as PacedResult[], [] as number[]];
  for (const turn of turns) {
    if (turn === 'calm') alone.push(await pay(sleep(seconds * 1_000)));
    else {
      const settling = crowd.cut();
      beside.push(await pay(Promise.all([settling, sleep(seconds * 1_000)])));
      settled.push(await settling);
    }
  }
  crowd.close();
  return { alone, beside, settled };
};

export const storm: Check = {
  id: 'C-05',
  about: '2,000 clients reconnect at once to the process of the stream, beside 50 transfers a second',
  run: async (scale) => {
    const sockets = scale.of(2_000);
    const system = await startSystem();
    const stream = await startSecond(system, 'stream');
    try {
      const seconds = Math.max(5, scale.of(30));
      const storms = await measure({ system, streamUrl: stream.url, sockets, seconds });
      const [alone, beside] = [p99OfAll(storms.alone), p99OfAll(storms.beside)];
      const settled = Math.max(...storms.settled);
      const failures = [...storms.alone, ...storms.beside].map((one) => one.failures).join('');
      const each = (rounds: readonly PacedResult[]): string => rounds.map(({ p99Ms }) => p99Ms.toFixed(0)).join('/');
      return verdictOf(
        {
          'p99 of money within 10 %': beside <= alone * 1.1 && failures === '',
          'settled within 30 s': settled <= 30,
          'books green': (await system.prove()).length === 0,
        },
        [
          `${String(sockets)} sockets`,
          `p99 of transfers ${alone.toFixed(1)} ms, in the storm ${beside.toFixed(1)} ms, by turns ${each(storms.alone)} and ${each(storms.beside)} ${failures}`.trim(),
          `settled after ${settled.toFixed(1)} s`,
        ],
      );
    } finally {
      await stream.close();
      await system.close();
    }
  },
};
