import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildMember, type TestMember } from '#support/people.ts';
import { ask } from '#support/whole-system/players.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { type Check, verdictOf } from '../check.ts';
import { listen, type Listener } from './listener.ts';
import { quantile, say, untilTrue } from './say.ts';

const linesPerSecond = 200;
const moneyPerSecond = 50;

const megabytesOf = async (processId: number): Promise<number> => {
  const status = await readFile(`/proc/${String(processId)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
};

// Starts something so often in a second, whether or not what was started before has ended.
const paced = async (perSecond: number, seconds: number, start: (nth: number) => Promise<void>): Promise<void> => {
  const began = performance.now();
  const running: Promise<void>[] = [];
  for (let nth = 0; nth < perSecond * seconds; nth += 1) {
    const wait = began + (nth * 1_000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    running.push(start(nth));
  }
  await Promise.all(running);
};

const connectAll = async (system: System, members: readonly TestMember[], heard: (text: string) => void) => {
  const listeners: Listener[] = [];
  for (const member of members) {
    const told = {
      heard: ({ message }: { message: { payload: { message?: string | undefined } } }) =>
        heard(message.payload.message ?? ''),
    };
    listeners.push(listen({ url: system.url, ...member, ...told }));
    if (listeners.length % 50 === 0) await sleep(20);
  }
  if (!(await untilTrue(() => listeners.every((one) => one.isJoined()), 120_000)))
    throw new Error('not all have joined');
  return listeners;
};

const payAtPace = async (system: System, players: readonly TestMember[], seconds: number): Promise<number> => {
  const times: number[] = [];
  await paced(moneyPerSecond, seconds, async (nth) => {
    const player = players[nth % players.length];
    if (player === undefined) return;
    const began = performance.now();
    const body = { amount: 100 };
    const answer = await ask(system, player, { path: '/api/wallet/withdraw', body, key: crypto.randomUUID() });
    if (answer?.status !== 200) throw new Error(`a withdrawal answered ${answer?.message ?? 'nothing'}`);
    times.push(performance.now() - began);
  });
  return quantile(times, 0.99);
};

const measure = async (system: System, { sockets, seconds }: { sockets: number; seconds: number }) => {
  const members: TestMember[] = [];
  for (let at = 0; at < sockets; at += 1) members.push(await buildMember(system.context, {}));
  const players: TestMember[] = [];
  for (let at = 0; at < 50; at += 1) players.push(await buildMember(system.context, { balance: 100_000_000n }));
  await payAtPace(system, players, 3);
  const before = await megabytesOf(system.serverId());
  const sent = new Map<string, number>();
  const times: number[] = [];
  const listeners = await connectAll(system, members, (text) => {
    const at = sent.get(text);
    if (at !== undefined) times.push(performance.now() - at);
  });
  const idle = (await megabytesOf(system.serverId())) - before;
  const aloneP99 = await payAtPace(system, players, seconds);
  const talk = () =>
    paced(linesPerSecond, seconds, async (nth) => {
      const { token = '' } = members[(nth * 7) % members.length] ?? {};
      const text = `line ${String(nth)} of ${String(performance.now())}`;
      sent.set(text, performance.now());
      await say({ url: system.url, token, text });
    });
  const [besideP99] = await Promise.all([payAtPace(system, players, seconds), talk()]);
  const lines = sent.size;
  await untilTrue(() => times.length >= lines, 30_000);
  const besideP95 = quantile(times, 0.95);
  times.length = 0;
  sent.clear();
  await talk();
  await untilTrue(() => times.length >= sent.size, 30_000);
  const heard = times.length;
  const p95 = quantile(times, 0.95);
  await system.kill();
  await system.start();
  const began = performance.now();
  const isSettled = await untilTrue(() => listeners.every((one) => one.isJoined()), 60_000);
  const settled = (performance.now() - began) / 1_000;
  const changed = listeners.reduce((sum, one) => sum + one.changed(), 0);
  for (const one of listeners) one.close();
  return { idle, aloneP99, besideP99, besideP95, p95, heard, said: sent.size, isSettled, settled, changed };
};

export const chatLoad: Check = {
  id: 'L-15',
  about: '2,000 sockets and 200 messages a second, alone and beside money, then all reconnect at once',
  run: async (scale) => {
    const [sockets, seconds] = [scale.of(2_000), Math.max(5, scale.of(20))];
    const system = await startSystem();
    try {
      const it = await measure(system, { sockets, seconds });
      return verdictOf(
        {
          'p95 to the other side <= 150 ms': it.p95 <= 150,
          'p99 of money within 10 %': it.besideP99 <= it.aloneP99 * 1.1,
          'every line heard, none under two numbers': it.heard === it.said && it.changed === 0,
          'settled within 30 s': it.isSettled && it.settled <= 30,
          'books green': (await system.prove()).length === 0,
        },
        [
          `${String(sockets)} sockets`,
          `memory of idle sockets ${it.idle.toFixed(0)} MB`,
          `p95 ${it.p95.toFixed(0)} ms, beside money ${it.besideP95.toFixed(0)} ms`,
          `p99 of money ${it.aloneP99.toFixed(1)} ms, beside chat ${it.besideP99.toFixed(1)} ms`,
          `${String(it.heard)} of ${String(it.said)} lines heard`,
          `joined again ${it.settled.toFixed(1)} s after the start`,
        ],
      );
    } finally {
      await system.close();
    }
  },
};
