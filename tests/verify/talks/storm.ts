import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem, type System } from '#support/whole-system/system.ts';
import type { PacedResult } from '../../../bench/load/paced-load.ts';
import { median } from '../../../bench/row.ts';
import { type Check, verdictOf } from '../check.ts';
import { buildMembers, gather, payers } from './crowd.ts';

interface Storm {
  readonly alone: PacedResult;
  readonly beside: PacedResult;
  readonly settled: number;
}

const measure = async (system: System, sockets: number, seconds: number): Promise<Storm[]> => {
  const crowd = await gather(system, await buildMembers(system, sockets));
  const pay = await payers(system, 'transfer');
  await pay(sleep(3_000));
  const storms: Storm[] = [];
  for (let round = 0; round < 3; round += 1) {
    const alone = await pay(sleep(seconds * 1_000));
    const settling = crowd.cut();
    const beside = await pay(Promise.all([settling, sleep(seconds * 1_000)]));
    storms.push({ alone, beside, settled: await settling });
  }
  crowd.close();
  return storms;
};

export const storm: Check = {
  id: 'C-05',
  about: '2,000 clients reconnect at once beside 50 transfers a second',
  run: async (scale) => {
    const sockets = scale.of(2_000);
    const system = await startSystem();
    try {
      const storms = await measure(system, sockets, Math.max(5, scale.of(30)));
      const of = (choose: (one: Storm) => number): number => median(storms.map(choose));
      const [alone, beside] = [of((one) => one.alone.p99Ms), of((one) => one.beside.p99Ms)];
      const settled = Math.max(...storms.map((one) => one.settled));
      const failures = storms.map((one) => one.alone.failures + one.beside.failures).join('');
      return verdictOf(
        {
          'p99 of money within 10 %': beside <= alone * 1.1 && failures === '',
          'settled within 30 s': settled <= 30,
          'books green': (await system.prove()).length === 0,
        },
        [
          `${String(sockets)} sockets`,
          `p99 of transfers ${alone.toFixed(1)} ms, in the storm ${beside.toFixed(1)} ms ${failures}`.trim(),
          `settled after ${settled.toFixed(1)} s`,
        ],
      );
    } finally {
      await system.close();
    }
  },
};
