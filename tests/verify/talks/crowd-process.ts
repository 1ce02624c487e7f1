import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { leaveProcessors } from '../../../bench/load/leave-processors.ts';
import { runPacedLoad } from '../../../bench/load/paced-load.ts';
import { listen, type Listener } from './listener.ts';
import { quantile, untilTrue } from './say.ts';
import { thinSocket } from './thin-socket.ts';

export interface Talker {
  readonly memberId: string;
  readonly token: string;
}

export interface Talked {
  readonly said: number;
  readonly heard: number;
  readonly p50: number;
  readonly p95: number;
  readonly failures: string;
}

// What the process is asked, one thing at a time. Each is answered; seconds are infinite if not all came in time.
export interface CrowdAsks {
  // All members listen to their talks.
  readonly gather: { readonly url: string; readonly members: readonly Talker[] };
  // Everybody writes in turn, so many lines in all each second.
  readonly talk: { readonly seconds: number; readonly perSecond: number };
  // All connections are cut at once. Answers the seconds until everybody listens again.
  readonly cut: null;
  // Answers the seconds until everybody listens.
  readonly settle: null;
  // How many lines a listener was sent under two numbers.
  readonly changed: null;
}

export interface CrowdAnswers {
  readonly gather: number;
  readonly talk: Talked;
  readonly cut: number;
  readonly settle: number;
  readonly changed: number;
}

export interface CrowdQuestion {
  readonly name: keyof CrowdAsks;
  readonly asked: CrowdAsks[keyof CrowdAsks];
}

const atOnce = 50;
// As the socket that follows money.
const connectMs = 20_000;
const drainMs = 30_000;
const settleMs = 120_000;

leaveProcessors();

// Milliseconds from a line's call to its arrival at a listener.
const times: number[] = [];
const sent = new Map<string, number>();
const listeners: Listener[] = [];
let members: readonly Talker[] = [];
let url = '';

const settle = async (): Promise<number> => {
  const began = performance.now();
  const isSettled = await untilTrue(() => listeners.every((one) => one.isJoined()), settleMs);
  return isSettled ? (performance.now() - began) / 1_000 : Number.POSITIVE_INFINITY;
};

const gather = async (asked: CrowdAsks['gather']): Promise<number> => {
  ({ url, members } = asked);
  for (const member of members) {
    const heard: NonNullable<Parameters<typeof listen>[0]['heard']> = ({ message }) => {
      const at = sent.get(message.payload.message ?? '');
      if (at !== undefined) times.push(performance.now() - at);
    };
    listeners.push(listen({ url, ...member, connectMs, openSocket: thinSocket, heard }));
    if (listeners.length % atOnce === 0) await sleep(20);
  }
  return settle();
};

const talk = async ({ seconds, perSecond }: CrowdAsks['talk']): Promise<Talked> => {
  sent.clear();
  times.length = 0;
  let nth = 0;
  const { failures, answered, failed } = await runPacedLoad({
    port: Number(new URL(url).port),
    perSecond,
    path: '/api/chat/send-message',
    headers: () => ({
      authorization: `Bearer ${members[(nth * 7) % members.length]?.token ?? ''}`,
      'x-requested-with': 'wallet-user',
    }),
    body: () => {
      nth += 1;
      const text = `บรรทัด ${String(nth)} ${randomUUID()}`;
      sent.set(text, performance.now());
      return JSON.stringify({ message: { message_type: 'text', payload: { message: text } }, messageId: randomUUID() });
    },
    until: sleep(seconds * 1_000),
  });
  await untilTrue(() => times.length >= answered - failed, drainMs);
  return { said: answered, heard: times.length, p50: quantile(times, 0.5), p95: quantile(times, 0.95), failures };
};

const cut = async (): Promise<number> => {
  for (const one of listeners) one.cut();
  await untilTrue(() => listeners.every((one) => !one.isJoined()), 5_000);
  return settle();
};

const answerTo = async ({ name, asked }: CrowdQuestion): Promise<CrowdAnswers[keyof CrowdAnswers]> => {
  if (name === 'gather') return gather(asked as CrowdAsks['gather']);
  if (name === 'talk') return talk(asked as CrowdAsks['talk']);
  if (name === 'cut') return cut();
  if (name === 'settle') return settle();
  return listeners.reduce((sum, one) => sum + one.changed(), 0);
};

// It ends with the process that asks it.
process.once('disconnect', () => process.exit());
process.send?.('ready');
for (;;) {
  const [question] = (await once(process, 'message')) as [CrowdQuestion];
  process.send?.(await answerTo(question));
}
