import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { p99OfAll, type PacedResult } from '../../../bench/load/paced-load.ts';
import { byRounds, errorOfRatio, ratioOfAll, roundsUntilSure, type Sides } from '../../../bench/until-sure.ts';
import { type Check, verdictOf } from '../check.ts';
import { buildMembers, gather, payers, setFsync } from './crowd.ts';
import { startSecond } from './second-process.ts';

const limit = 1.1;
// Until the server has compiled what it runs often.
const warmUpMs = 15_000;

interface Round extends Sides {
  // Seconds.
  readonly settled: readonly number[];
}

interface Measured {
  readonly system: System;
  readonly streamUrl: string;
  readonly sockets: number;
  readonly seconds: number;
  readonly least: number;
}

const measure = async ({ system, streamUrl, sockets, seconds, least }: Measured): Promise<readonly Round[]> => {
  const crowd = await gather({ url: streamUrl }, await buildMembers(system, sockets));
  const pay = await payers(system, 'transfer');
  await setFsync(system, 'off');
  await pay(sleep(warmUpMs));
  const calm = (): Promise<PacedResult> => pay(sleep(seconds * 1_000));
  const stormy = async () => {
    const settling = crowd.cut();
    const paid = await pay(Promise.all([settling, sleep(seconds * 1_000)]));
    return { paid, settled: await settling };
  };
  // What the server does once a minute falls on both sides.
  const rounds = await roundsUntilSure({ limit, least, most: least * 2 }, async () => {
    const [first, second, third, last] = [await calm(), await stormy(), await stormy(), await calm()];
    return { alone: [first, last], beside: [second.paid, third.paid], settled: [second.settled, third.settled] };
  });
  crowd.close();
  return rounds;
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
      const rounds = await measure({
        system,
        streamUrl: stream.url,
        sockets,
        seconds,
        least: Math.max(2, scale.of(4)),
      });
      const alone = p99OfAll(rounds.flatMap((round) => round.alone));
      const beside = p99OfAll(rounds.flatMap((round) => round.beside));
      const settled = Math.max(...rounds.flatMap((round) => round.settled));
      const failures = rounds.flatMap((round) => [...round.alone, ...round.beside].map((one) => one.failures)).join('');
      return verdictOf(
        {
          'p99 of money within 10 %': ratioOfAll(rounds) <= limit && failures === '',
          'settled within 30 s': settled <= 30,
          'books green': (await system.prove()).length === 0,
        },
        [
          `${String(sockets)} sockets`,
          `p99 of transfers ${alone.toFixed(1)} ms, in the storm ${beside.toFixed(1)} ms ${failures}`.trim(),
          `${ratioOfAll(rounds).toFixed(2)}x, give or take ${errorOfRatio(rounds).toFixed(2)}`,
          `rounds ${byRounds(rounds)}`,
          `settled after ${settled.toFixed(1)} s`,
        ],
      );
    } finally {
      await stream.close();
      await system.close();
    }
  },
};
