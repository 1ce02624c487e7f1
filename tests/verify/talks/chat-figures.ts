import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { each, type Spent, spentOn } from '../../../bench/processor-time.ts';
import { p99OfAll, type PacedResult } from '../../../bench/load/paced-load.ts';
import { errorOfRatio, ratioOfAll, roundsUntilSure, type Sides } from '../../../bench/until-sure.ts';
import { buildMembers, type Crowd, gather, payers, setFsync } from './crowd.ts';
import type { Talked } from './crowd-process.ts';
import { startSecond } from './second-process.ts';

// How much longer the slowest hundredth of the calls about money may take beside the lines.
export const moneyLimit = 1.1;

export interface ChatSize {
  readonly sockets: number;
  readonly seconds: number;
  // Of four turns each; three times as many at most.
  readonly rounds: number;
}

export interface ChatFigures {
  // Of the process of the stream with all connections idle, and how much of it came with them.
  readonly memoryMb: number;
  readonly idleMb: number;
  readonly alone: Talked;
  // Microseconds of processor time a line.
  readonly spent: Spent;
  readonly money: MoneyFigures;
  // Lines that were written beside money, and calls about money that failed.
  readonly beside: readonly Talked[];
  readonly moneyFailures: string;
  // Seconds until everybody listens again after that process was killed.
  readonly joinedAgain: number;
  // Lines that a listener was sent under two numbers.
  readonly changed: number;
  readonly violations: number;
}

const megabytesOf = async (processId: number): Promise<number> => {
  const status = await readFile(`/proc/${String(processId)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
};

export interface MoneyFigures {
  readonly ratio: number;
  readonly told: string;
}

// The machine that this one is a part of slows it down for a minute or for a twentieth of a second. With turns as short as this
// both sides have their share.
const turnSeconds = 2.5;

interface Round extends Sides {
  readonly talked: readonly Talked[];
}

const moneyFiguresOf = (rounds: readonly Round[]): MoneyFigures => {
  const p99Of = (side: keyof Sides): string => p99OfAll(rounds.flatMap((one) => one[side])).toFixed(1);
  const [ratio, error] = [ratioOfAll(rounds), errorOfRatio(rounds)];
  return {
    ratio,
    told:
      `${p99Of('alone')} ms, beside the lines ${p99Of('beside')} ms: ${ratio.toFixed(2)}x, give or take ${error.toFixed(2)}, ` +
      `${String(rounds.length * 4)} turns`,
  };
};

type Stream = Awaited<ReturnType<typeof startSecond>>;

const killAndJoin = async (stream: Stream, crowd: Crowd): Promise<number> => {
  await stream.killAndStart();
  return crowd.settle();
};

interface Measured extends ChatSize {
  readonly system: System;
  // A process of its own, as an operator with so many connections has it.
  readonly stream: Stream;
}

const measure = async ({ system, stream, sockets, seconds, rounds }: Measured): Promise<ChatFigures> => {
  const members = await buildMembers(system, sockets);
  const pay = await payers(system, 'withdraw');
  await pay(sleep(3_000));
  const empty = await megabytesOf(stream.processId());
  const crowd = await gather(stream.url, members);
  const memoryMb = await megabytesOf(stream.processId());
  await crowd.talk(3);
  const watched = { postmasterId: await system.databaseId(), serverId: stream.processId() };
  const { result: alone, spent } = await spentOn(watched, () => crowd.talk(seconds));
  await setFsync(system, 'off');
  const money = await roundsUntilSure<Round>({ limit: moneyLimit, least: rounds, most: rounds * 3 }, async () => {
    const without = (): Promise<PacedResult> => pay(sleep(turnSeconds * 1_000));
    const beside = async () => {
      const talk = crowd.talk(turnSeconds);
      return { paid: await pay(talk), talked: await talk };
    };
    const [first, second, third, last] = [await without(), await beside(), await beside(), await without()];
    return { alone: [first, last], beside: [second.paid, third.paid], talked: [second.talked, third.talked] };
  });
  await setFsync(system, 'on');
  const joinedAgain = await killAndJoin(stream, crowd);
  const changed = await crowd.changed();
  crowd.close();
  return {
    memoryMb,
    idleMb: memoryMb - empty,
    alone,
    spent: each(spent, alone.said),
    money: moneyFiguresOf(money),
    moneyFailures: money.flatMap((round) => [...round.beside, ...round.alone].map(({ failures }) => failures)).join(''),
    beside: money.flatMap(({ talked }) => talked),
    joinedAgain,
    changed,
    violations: (await system.prove()).length,
  };
};

export const chatFigures = async (size: ChatSize): Promise<ChatFigures> => {
  const system = await startSystem();
  const stream = await startSecond(system, 'stream');
  try {
    return await measure({ system, stream, ...size });
  } finally {
    await stream.close();
    await system.close();
  }
};
