import { setTimeout as sleep } from 'node:timers/promises';
import type { GameCode } from '#contract/games.ts';
import { buildMember, type TestMember } from '#support/people.ts';
import { buildPlayers } from '#support/whole-system/players.ts';
import type { System } from '#support/whole-system/system.ts';
import { type PacedResult, runPacedLoad } from '../../../bench/paced-load.ts';
import { listen, type Listener } from './listener.ts';
import { quantile, untilTrue } from './say.ts';

const linesPerSecond = 200;
const moneyPerSecond = 50;
const game: GameCode = 'IMI';
const atOnce = 50;
const drainMs = 30_000;

// Members who listen to their talks.
export interface Crowd {
  readonly members: readonly TestMember[];
  readonly listeners: readonly Listener[];
  // Milliseconds from a line's call to its arrival at a listener.
  readonly times: number[];
  readonly sent: Map<string, number>;
  close(): void;
}

export const buildMembers = async (system: System, count: number): Promise<TestMember[]> => {
  const members: TestMember[] = [];
  while (members.length < count) members.push(await buildMember(system.context, {}));
  return members;
};

export const gather = async (system: System, members: readonly TestMember[]): Promise<Crowd> => {
  const times: number[] = [];
  const sent = new Map<string, number>();
  const listeners: Listener[] = [];
  for (const member of members) {
    const heard: NonNullable<Parameters<typeof listen>[0]['heard']> = ({ message }) => {
      const at = sent.get(message.payload.message ?? '');
      if (at !== undefined) times.push(performance.now() - at);
    };
    listeners.push(listen({ url: system.url, ...member, heard }));
    if (listeners.length % atOnce === 0) await sleep(20);
  }
  const haveJoined = () => listeners.every((one) => one.isJoined());
  if (!(await untilTrue(haveJoined, 120_000))) throw new Error('not all have joined');
  const close = (): void => {
    for (const one of listeners) one.close();
  };
  return { members, listeners, times, sent, close };
};

const headersOf = (token = '') => ({ authorization: `Bearer ${token}`, 'x-requested-with': 'wallet-user' });

export interface Talked {
  readonly said: number;
  readonly heard: number;
  readonly p50: number;
  readonly p95: number;
  readonly failures: string;
}

// Everybody writes in turn.
export const talkAtPace = async (system: System, crowd: Crowd, seconds: number): Promise<Talked> => {
  const { members, sent, times } = crowd;
  sent.clear();
  times.length = 0;
  let nth = 0;
  const { failures, answered, failed } = await runPacedLoad({
    port: Number(new URL(system.url).port),
    perSecond: linesPerSecond,
    path: '/api/chat/send-message',
    headers: () => headersOf(members[(nth * 7) % members.length]?.token),
    body: () => {
      nth += 1;
      const text = `บรรทัด ${String(nth)} ${system.context.newId()}`;
      sent.set(text, performance.now());
      const message = { message_type: 'text', payload: { message: text } };
      return JSON.stringify({ message, messageId: system.context.newId() });
    },
    until: sleep(seconds * 1_000),
  });
  await untilTrue(() => times.length >= answered - failed, drainMs);
  return { said: answered, heard: times.length, p50: quantile(times, 0.5), p95: quantile(times, 0.95), failures };
};

// Members who withdraw, or move money to a game.
export const payers = async (system: System, kind: 'withdraw' | 'transfer') => {
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
  return (until: Promise<unknown>): Promise<PacedResult> =>
    runPacedLoad({ port, perSecond: moneyPerSecond, path, body: JSON.stringify(body), headers, until });
};
