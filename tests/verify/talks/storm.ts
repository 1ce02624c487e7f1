import { setTimeout as sleep } from 'node:timers/promises';
import type { TestMember } from '#support/people.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { p99OfAll, type PacedResult } from '../../../bench/load/paced-load.ts';
import { byRounds, errorOfRatio, ratioOfAll, roundsUntilSure, type Sides } from '../../../bench/until-sure.ts';
import { type Check, verdictOf } from '../check.ts';
import { buildMembers, type Crowd, gather, payers, setFsync } from './crowd.ts';
import { quantile } from './say.ts';
import { startSecond } from './second-process.ts';

const limit = 1.1;
// Until the server has compiled what it runs often.
const warmUpMs = 15_000;
// Shorter than a connection waits for a sign of life, and so short that what slows the machine down has its share in both sides.
const turnMs = 2_000;
// After a halt, what fell due meanwhile is done at once, which without halts would be spread.
const catchUpMs = 400;

type Pay = Awaited<ReturnType<typeof payers>>;
type Stream = Awaited<ReturnType<typeof startSecond>>;

interface Measured {
  readonly system: System;
  // Of the same server: the clients of one are cut again and again, those of the other stay.
  readonly streams: { readonly cut: Stream; readonly calm: Stream };
  readonly sockets: number;
  readonly storms: number;
}

// A process of the stream and its clients, which can be halted together.
interface Half {
  readonly crowd: Crowd;
  readonly processes: readonly number[];
}

const signal = ({ processes }: Half, name: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const one of processes) process.kill(one, name);
};

// Calls about money while one half runs and the other is halted.
const payBeside = async (pay: Pay, { runs, halted }: { runs: Half; halted: Half }, until: Promise<unknown>) => {
  signal(halted, 'SIGSTOP');
  signal(runs, 'SIGCONT');
  await sleep(catchUpMs);
  return pay(Promise.race([until, sleep(turnMs)]));
};

// A storm in turns with the same clients at rest, so that both sides lie in the same seconds.
const inTurns = async (pay: Pay, { cut, calm }: { cut: Half; calm: Half }): Promise<Sides> => {
  const sides = { alone: [] as PacedResult[], beside: [] as PacedResult[] };
  let isSettled = false;
  const settling = cut.crowd.cut().then(() => (isSettled = true));
  const never = new Promise(() => undefined);
  while (!isSettled) {
    sides.beside.push(await payBeside(pay, { runs: cut, halted: calm }, settling));
    sides.alone.push(await payBeside(pay, { runs: calm, halted: cut }, never));
  }
  return sides;
};

const halfOf = async (stream: Stream, members: readonly TestMember[], patience: number): Promise<Half> => {
  const crowd = await gather({ url: stream.url, patience }, members);
  return { crowd, processes: [stream.processId(), crowd.processId] };
};

// Seconds until everybody listens again in storms without halts.
const settledIn = async (pay: Pay, crowd: Crowd, storms: number): Promise<number[]> => {
  const settled: number[] = [];
  while (settled.length < storms) {
    const settling = crowd.cut();
    await pay(settling);
    settled.push(await settling);
  }
  return settled;
};

const measure = async ({ system, streams, sockets, storms }: Measured) => {
  const members = await buildMembers(system, sockets);
  const pay = await payers(system, 'transfer');
  const phones = await gather(streams.cut, members);
  await setFsync(system, 'off');
  await pay(sleep(warmUpMs));
  const settled = await settledIn(pay, phones, 3);
  phones.close();
  // Twice as patient, since half of the time nobody answers them.
  const [cut, calm] = [await halfOf(streams.cut, members, 2), await halfOf(streams.calm, members, 2)];
  const rounds = await roundsUntilSure({ limit, least: storms, most: storms * 2 }, () => inTurns(pay, { cut, calm }));
  for (const half of [cut, calm]) half.crowd.close();
  return { rounds, settled };
};

const within = (rounds: readonly Sides[], share: number): string => {
  const of = (side: keyof Sides): string => {
    const times = rounds.flatMap((round) => round[side].flatMap(({ sorted }) => sorted));
    return quantile(times, share).toFixed(1);
  };
  return `${of('alone')}/${of('beside')} ms`;
};

export const storm: Check = {
  id: 'C-05',
  about: '2,000 clients reconnect at once to the process of the stream, beside 50 transfers a second',
  run: async (scale) => {
    const sockets = scale.of(2_000);
    const system = await startSystem();
    const streams = { cut: await startSecond(system, 'stream'), calm: await startSecond(system, 'stream') };
    try {
      const { rounds, settled } = await measure({ system, streams, sockets, storms: Math.max(2, scale.of(6)) });
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
          `settled after ${settled.map((seconds) => seconds.toFixed(1)).join(', ')} s`,
        ],
      );
    } finally {
      await Promise.all([streams.cut.close(), streams.calm.close()]);
      await system.close();
    }
  },
};
