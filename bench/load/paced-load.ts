import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../median.ts';

export interface PacedLoad {
  readonly port: number;
  readonly perSecond: number;
  readonly path: string;
  readonly body: string | (() => string);
  // The headers of each call, which name its member and key.
  readonly headers: () => Record<string, string>;
  // Runs until this is settled.
  readonly until: Promise<unknown>;
  // Its connections stay open for the next load.
  readonly agent?: Agent;
  // Whether a call is not counted, by when it was due and answered, in milliseconds since 1970; once this is known.
  readonly leaveOut?: { readonly knownAfterMs: number; readonly isLeftOut: (from: number, to: number) => boolean };
}

export interface PacedResult {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly answered: number;
  readonly failed: number;
  // How often each happened.
  readonly failures: string;
  // Milliseconds of each call, in order.
  readonly sorted: readonly number[];
  // Also those that are not counted.
  readonly whole: readonly number[];
}

export interface Pair {
  readonly alone: PacedResult;
  readonly beside: PacedResult;
}

const tickMs = 1;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

// "200", or what went wrong.
const call = (load: PacedLoad, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const body = typeof load.body === 'string' ? load.body : load.body();
    const length = Buffer.byteLength(body);
    const headers = { ...load.headers(), 'content-type': 'application/json', 'content-length': length };
    const sent = request({ port: load.port, method: 'POST', path: load.path, agent, headers }, (reply) => {
      let answer = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        if (reply.statusCode !== 200) answer += part;
      });
      reply.on('end', () => resolve(`${String(reply.statusCode)} ${answer.slice(0, 60)}`.trim()));
    });
    sent.on('error', ({ message }) => resolve(message));
    sent.end(body);
  });

export const newAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 64 });

// Calls at a steady rate, whether or not those before are answered, so that a server that stalls cannot make its callers
// wait politely.
export const runPacedLoad = async (load: PacedLoad): Promise<PacedResult> => {
  const { agent = newAgent() } = load;
  const times: { readonly at: number; readonly ms: number }[] = [];
  const calls: Promise<void>[] = [];
  const began = performance.now();
  const failures = new Map<string, number>();
  const one = async (dueAt: number): Promise<void> => {
    const outcome = await call(load, agent);
    times.push({ at: performance.timeOrigin + dueAt, ms: performance.now() - dueAt });
    if (outcome !== '200') failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
  };
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) * load.perSecond) / 1000);
    while (calls.length < due) calls.push(one(began + ((calls.length + 1) * 1000) / load.perSecond));
  }, tickMs);
  await load.until;
  clearInterval(timer);
  await Promise.all(calls);
  if (load.agent === undefined) agent.destroy();
  const { leaveOut } = load;
  if (leaveOut !== undefined) await sleep(leaveOut.knownAfterMs);
  const ordered = (counted: typeof times): number[] =>
    counted.map(({ ms }) => ms).toSorted((left, right) => left - right);
  const sorted = ordered(times.filter(({ at: from, ms }) => leaveOut?.isLeftOut(from, from + ms) !== true));
  return {
    p50Ms: at(sorted, 0.5),
    p99Ms: at(sorted, 0.99),
    answered: times.length,
    failed: [...failures.values()].reduce((sum, count) => sum + count, 0),
    failures: [...failures].map(([what, count]) => `${String(count)} of ${what}`).join(', '),
    sorted,
    whole: ordered(times),
  };
};

const p99Of = (rounds: readonly PacedResult[]): number => median(rounds.map(({ p99Ms }) => p99Ms));

// How much longer calls take beside something else, in the median round of each: what happens once in all rounds, such as a
// checkpoint of the database, falls beside it or not by chance.
export const besideAlone = (pairs: readonly Pair[]): number =>
  p99Of(pairs.map(({ beside }) => beside)) / p99Of(pairs.map(({ alone }) => alone));

// Of the calls of all rounds together. Where the two sides took turns, what happens once a minute falls on both.
export const p99OfAll = (rounds: readonly PacedResult[]): number => {
  const all = rounds.flatMap(({ sorted }) => sorted);
  return at(
    all.toSorted((left, right) => left - right),
    0.99,
  );
};
