import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { GameCode } from '#contract/games.ts';
import { buildMember, type TestMember } from '#support/people.ts';
import { buildPlayers } from '#support/whole-system/players.ts';
import type { System } from '#support/whole-system/system.ts';
import { newAgent, type PacedResult, runPacedLoad } from '../../../bench/load/paced-load.ts';
import { reportsWithinMs, type MachineSpeed } from './machine-speed.ts';
import type { CrowdAnswers, CrowdAsks, Talked } from './crowd-process.ts';

const linesPerSecond = 200;
const moneyPerSecond = 50;
const game: GameCode = 'IMI';

// Members who listen to their talks, in a process of their own.
export interface Crowd {
  // Lines of all of them, at a steady rate.
  talk(seconds: number): Promise<Talked>;
  // All connections are cut at once; the seconds until everybody listens again.
  cut(): Promise<number>;
  // The seconds until everybody listens.
  settle(): Promise<number>;
  // How many lines a listener was sent under two numbers.
  changed(): Promise<number>;
  close(): void;
}

export const buildMembers = async (system: System, count: number): Promise<TestMember[]> => {
  const members: TestMember[] = [];
  while (members.length < count) members.push(await buildMember(system.context, {}));
  return members;
};

const crowdEntry = fileURLToPath(new URL('crowd-process.ts', import.meta.url));

export const gather = async (url: string, members: readonly TestMember[]): Promise<Crowd> => {
  const child = fork(crowdEntry, { serialization: 'advanced' });
  const isOver = once(child, 'exit').then(() => {
    throw new Error('the crowd has ended');
  });
  isOver.catch(() => undefined);
  const answer = async (): Promise<unknown> => {
    const [value] = (await Promise.race([once(child, 'message'), isOver])) as [unknown];
    return value;
  };
  await answer();
  const ask = async <N extends keyof CrowdAsks>(name: N, asked: CrowdAsks[N]): Promise<CrowdAnswers[N]> => {
    child.send({ name, asked });
    return (await answer()) as CrowdAnswers[N];
  };
  const talkers = members.map(({ memberId, token }) => ({ memberId, token }));
  if (!Number.isFinite(await ask('gather', { url, members: talkers }))) throw new Error('not all have joined');
  return {
    talk: (seconds) => ask('talk', { seconds, perSecond: linesPerSecond }),
    cut: () => ask('cut', null),
    settle: () => ask('settle', null),
    changed: () => ask('changed', null),
    close: () => void child.kill('SIGKILL'),
  };
};

// Each halt of a disk delays all calls of that moment, and would decide which of two turns has the slower ones. A server
// starts only where its database waits for the disk.
export const setFsync = async ({ owner }: System, value: 'on' | 'off'): Promise<void> => {
  await owner.rows(`alter system set fsync = ${value}`);
  await owner.rows('select pg_reload_conf()');
};

const headersOf = (token = '') => ({ authorization: `Bearer ${token}`, 'x-requested-with': 'wallet-user' });

// Members who withdraw, or move money to a game. Calls of slow moments of the machine are left out where these are watched.
export const payers = async (system: System, kind: 'withdraw' | 'transfer', speed?: MachineSpeed) => {
  const [games, path, body] =
    kind === 'withdraw'
      ? [[], '/api/wallet/withdraw', { amount: 100 }]
      : [[game], '/api/wallet/transfer', { from: 'WALLET', to: game, amount: 1 }];
  const players = await buildPlayers(system, { count: 50, balance: 100_000_000n, games });
  let nth = 0;
  const headers = () => {
    nth += 1;
    return { ...headersOf(players[nth % players.length]?.member.token), 'idempotency-key': system.context.newId() };
  };
  const port = Number(new URL(system.url).port);
  const agent = newAgent();
  const leaveOut = speed && { knownAfterMs: reportsWithinMs, isLeftOut: speed.wasSlow };
  return (until: Promise<unknown>): Promise<PacedResult> =>
    runPacedLoad({
      port,
      perSecond: moneyPerSecond,
      path,
      body: JSON.stringify(body),
      headers,
      until,
      agent,
      ...(leaveOut && { leaveOut }),
    });
};
