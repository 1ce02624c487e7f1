import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { p99OfAll } from '../../../bench/load/paced-load.ts';
import { byRounds, errorOfRatio, ratioOfAll, roundsUntilSure, type Sides } from '../../../bench/until-sure.ts';
import { type Check, verdictOf } from '../check.ts';
import { buildMembers, gather, payers, setFsync } from './crowd.ts';
import { watchMachineSpeed } from './machine-speed.ts';
import { quantile } from './say.ts';
import { startSecond } from './second-process.ts';

const limit = 1.1;
// Until the server has compiled what it runs often.
const warmUpMs = 15_000;
// As long as a storm.
const calmMs = 25_000;

interface Measured {
  readonly system: System;
  // The process of the stream.
  readonly url: string;
  readonly sockets: number;
  readonly storms: number;
}

interface Round extends Sides {
  // Seconds until everybody listened again.
  readonly settled: number;
}

const measure = async ({ system, url, sockets, storms }: Measured): Promise<readonly Round[]> => {
  const members = await buildMembers(system, sockets);
  const speed = watchMachineSpeed();
  const pay = await payers(system, 'transfer', speed);
  const crowd = await gather(url, members);
  await setFsync(system, 'off');
  await pay(sleep(warmUpMs));
  const rounds = await roundsUntilSure({ limit, least: storms, most: storms * 2 }, async (): Promise<Round> => {
    const settling = crowd.cut();
    const beside = await pay(settling);
    return { settled: await settling, beside: [beside], alone: [await pay(sleep(calmMs))] };
  });
  crowd.close();
  await speed.close();
  return rounds;
};

const within = (rounds: readonly Sides[], share: number, of: 'sorted' | 'whole' = 'sorted'): string => {
  const inSide = (side: keyof Sides): string =>
    quantile(
      rounds.flatMap((round) => round[side].flatMap((one) => one[of])),
      share,
    ).toFixed(1);
  return `${inSide('alone')}/${inSide('beside')} ms`;
};

// The share of all calls that met a slow moment of the machine.
const leftOut = (rounds: readonly Sides[], side: keyof Sides): string => {
  const count = (of: 'sorted' | 'whole'): number =>
    rounds.reduce((sum, round) => sum + round[side].reduce((one, result) => one + result[of].length, 0), 0);
  return `${(100 - (100 * count('sorted')) / count('whole')).toFixed(0)} %`;
};

export const storm: Check = {
  id: 'C-05',
  about: '2,000 clients reconnect at once to the process of the stream, beside 50 transfers a second',
  run: async (scale) => {
    const sockets = scale.of(2_000);
    const system = await startSystem();
    const stream = await startSecond(system, 'stream');
    try {
      const rounds = await measure({ system, url: stream.url, sockets, storms: Math.max(2, scale.of(6)) });
      const settled = rounds.map((round) => round.settled);
      const alone = p99OfAll(rounds.flatMap((round) => round.alone));
      const beside = p99OfAll(rounds.flatMap((round) => round.beside));
      const failures = rounds.flatMap((round) => [...round.alone, ...round.beside].map((one) => one.failures)).join('');
      return verdictOf(
        {
          'p99 of money within 10 %': ratioOfAll(rounds) <= limit && failures === '',
          'settled within 30 s': Math.max(...settled) <= 30,
          'books green': (await system.prove()).length === 0,
        },
        [
          `${String(sockets)} sockets`,
          `p99 of transfers ${alone.toFixed(1)} ms, in the storm ${beside.toFixed(1)} ms ${failures}`.trim(),
          `${ratioOfAll(rounds).toFixed(2)}x, give or take ${errorOfRatio(rounds).toFixed(2)}`,
          `rounds ${byRounds(rounds)}`,
          ...[0.5, 0.95].map((share) => `${String(share)} of them ${within(rounds, share)}`),
          `without calls in slow moments of the machine (${leftOut(rounds, 'alone')}/${leftOut(rounds, 'beside')})`,
          `with them 0.99 ${within(rounds, 0.99, 'whole')}`,
          `settled after ${settled.map((seconds) => seconds.toFixed(1)).join(', ')} s`,
        ],
      );
    } finally {
      await stream.close();
      await system.close();
    }
  },
};
