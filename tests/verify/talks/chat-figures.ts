import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { each, type Spent, spentOn } from '../../../bench/processor-time.ts';
import { besideAlone, p99Of } from '../../../bench/load/paced-load.ts';
import { quietRounds } from '../../../bench/quiet-rounds.ts';
import { buildMembers, type Crowd, gather, payers } from './crowd.ts';
import type { Talked } from './crowd-process.ts';

export interface ChatSize {
  readonly sockets: number;
  readonly seconds: number;
  readonly rounds: number;
}

export interface ChatFigures {
  // Of the server with all connections idle, and how much of it came with them.
  readonly memoryMb: number;
  readonly idleMb: number;
  readonly alone: Talked;
  // Microseconds of processor time a line.
  readonly spent: Spent;
  // The 99th percentiles of the median rounds, and how many times as long calls take beside lines.
  readonly moneyAlone: number;
  readonly moneyBeside: number;
  readonly moneyRatio: number;
  readonly rounds: string;
  // Lines that were written beside money, and calls about money that failed.
  readonly beside: readonly Talked[];
  readonly moneyFailures: string;
  // Seconds until everybody listens again after the server was killed.
  readonly joinedAgain: number;
  // Lines that a listener was sent under two numbers.
  readonly changed: number;
  readonly violations: number;
}

const megabytesOf = async (processId: number): Promise<number> => {
  const status = await readFile(`/proc/${String(processId)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
};

const killAndJoin = async (system: System, crowd: Crowd): Promise<number> => {
  await system.kill();
  await system.start();
  return crowd.settle();
};

const measure = async (system: System, { sockets, seconds, rounds }: ChatSize): Promise<ChatFigures> => {
  const members = await buildMembers(system, sockets);
  const pay = await payers(system, 'withdraw');
  await pay(sleep(3_000));
  const empty = await megabytesOf(system.serverId());
  const crowd = await gather(system, members);
  const memoryMb = await megabytesOf(system.serverId());
  await crowd.talk(3);
  const watched = { postmasterId: await system.databaseId(), serverId: system.serverId() };
  const { result: alone, spent } = await spentOn(watched, () => crowd.talk(seconds));
  const money = await quietRounds({ count: rounds, triesMax: rounds * 2 }, async () => {
    const without = await pay(sleep(seconds * 1_000));
    const talk = crowd.talk(seconds);
    return { alone: without, beside: await pay(talk), talked: await talk };
  });
  const joinedAgain = await killAndJoin(system, crowd);
  const changed = await crowd.changed();
  crowd.close();
  return {
    memoryMb,
    idleMb: memoryMb - empty,
    alone,
    spent: each(spent, alone.said),
    moneyAlone: p99Of(money.rounds.map((round) => round.alone)),
    moneyBeside: p99Of(money.rounds.map(({ beside }) => beside)),
    moneyRatio: besideAlone(money.rounds),
    rounds: `rounds ${money.rounds.map((round) => `${round.alone.p99Ms.toFixed(0)}/${round.beside.p99Ms.toFixed(0)}`).join(' ')}; ${money.told}`,
    moneyFailures: money.all.map((round) => round.beside.failures + round.alone.failures).join(''),
    beside: money.all.map(({ talked }) => talked),
    joinedAgain,
    changed,
    violations: (await system.prove()).length,
  };
};

export const chatFigures = async (size: ChatSize): Promise<ChatFigures> => {
  const system = await startSystem();
  try {
    return await measure(system, size);
  } finally {
    await system.close();
  }
};
