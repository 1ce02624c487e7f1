import { setTimeout as sleep } from 'node:timers/promises';
import { differencesWithSandbox } from '#support/ledger/books-of-sandbox.ts';
import {
  countOutcome,
  listed,
  noOutcomes,
  proveMeanwhile,
  repeatUnknown,
  standingOf,
  total,
} from '#support/whole-system/load.ts';
import { payNewestQr, qrMethods } from '#support/whole-system/money-storm/pay-in.ts';
import { ask, buildPlayers, differences, type Player } from '#support/whole-system/players.ts';
import { anyPress, mixedGames } from '#support/whole-system/presses.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { untilAgreed } from '#support/whole-system/until-agreed.ts';
import { type Check, type Scale, verdictOf } from './check.ts';
import { untilEnded } from './under-load.ts';

const perSecond = 200;
// With a divisor of the kinds of presses, each member would press one kind alone, and move money from a game that has none of it.
const members = 499;
// A process that has just started is not steady yet: what is pressed then counts for everything but the times.
const warmUpSeconds = 10;
// The share of the presses that may be given less than the pace.
const reached = 0.99;
const [p95Ms, p99Ms] = [200, 400];
const proveEveryMs = 20_000;
// One press in so many makes a code, which is then paid: two or three a minute for each member, of the six that are allowed.
const depositEvery = 10;
const bookedWithinMs = 60_000;

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

// Presses start at this pace whether or not earlier ones were answered, as people do.
const pressSteadily = async (start: (turn: number) => Promise<void>, seconds: number): Promise<number> => {
  const open = new Set<Promise<void>>();
  const began = performance.now();
  const count = seconds * perSecond;
  for (let turn = 0; turn < count; turn += 1) {
    const waitMs = began + (turn * 1_000) / perSecond - performance.now();
    if (waitMs > 1) await sleep(waitMs);
    const press = start(turn).finally(() => open.delete(press));
    open.add(press);
  }
  await Promise.all(open);
  return count / ((performance.now() - began) / 1_000);
};

interface Deposits {
  asked: number;
  made: number;
  paid: number;
}

const hasCode = (body: unknown): boolean => (body as { hasQrcode?: boolean } | undefined)?.hasQrcode === true;

// Each member in turn makes a code, which their bank pays. Returns how long the call took.
const depositOf = (system: System, players: readonly Player[], deposits: Deposits) => async (): Promise<number> => {
  const nth = deposits.asked;
  deposits.asked += 1;
  const player = players[nth % players.length];
  const method = qrMethods[nth % qrMethods.length];
  if (player === undefined || method === undefined) throw new Error('nobody deposits');
  const at = performance.now();
  const answer = await ask(system, player.member, {
    path: `/api/qrcode/${method}`,
    body: { amount: 100 + (nth % 400) },
  });
  const tookMs = performance.now() - at;
  if (!hasCode(answer?.body)) return tookMs;
  deposits.made += 1;
  await payNewestQr(system, player.member).then(
    () => (deposits.paid += 1),
    () => undefined,
  );
  return tookMs;
};

const measure = async (system: System, scale: Scale) => {
  const players = await buildPlayers(system, { count: members, balance: 500_000_000n, games: mixedGames });
  const next = anyPress(players);
  const outcomes = noOutcomes();
  const took: number[] = [];
  const note = (turn: number, ms: number): void => {
    if (turn >= warmUpSeconds * perSecond) took.push(ms);
  };
  const deposits: Deposits = { asked: 0, made: 0, paid: 0 };
  const deposit = depositOf(system, players, deposits);
  const proofs = proveMeanwhile(system, proveEveryMs);
  const pace = await pressSteadily(
    async (turn) => {
      if (turn % depositEvery === 0) return note(turn, await deposit());
      const press = next(turn, 0);
      const at = performance.now();
      countOutcome(outcomes, press, await ask(system, press.player.member, press));
      note(turn, performance.now() - at);
    },
    warmUpSeconds + scale.of(300),
  );
  const withoutOutcome = outcomes.unknown.length;
  await proofs.stop();
  await untilEnded(system);
  await repeatUnknown(system, outcomes, 60_000);
  const unbooked = await untilAgreed(
    () => differencesWithSandbox({ database: system, sandbox: system.sandbox }),
    bookedWithinMs,
  );
  const standing = await standingOf(system, outcomes);
  const findings = [...proofs.findings(), ...(await system.prove())];
  const apart = await differences(system, players);
  const sorted = took.toSorted((a, b) => a - b);
  return {
    outcomes,
    pace,
    sorted,
    withoutOutcome,
    deposits,
    unbooked,
    proofs: proofs.count(),
    ...standing,
    findings,
    apart,
  };
};

const runSteadily = async (scale: Scale) => {
  const system = await startSystem({ environment: { DATABASE_POOL_SIZE: '24' } });
  try {
    const measured = await measure(system, scale);
    const { outcomes, pace, sorted, withoutOutcome, deposits, unbooked, proofs, lost, doubled, findings, apart } =
      measured;
    const [p50, p95, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.95), quantile(sorted, 0.99)];
    return verdictOf(
      {
        'at that pace': pace >= perSecond * reached,
        'p95 within 200 ms': p95 <= p95Ms,
        'p99 within 400 ms': p99 <= p99Ms,
        'each with an outcome': withoutOutcome === 0 && total(outcomes.faults) === 0,
        '0 lost': lost === 0,
        '0 doubled': doubled === 0,
        'each deposit has a code, and each code is paid':
          deposits.made === deposits.asked && deposits.paid === deposits.made,
        'each payment is booked once': unbooked.length === 0,
        'books green throughout': findings.length === 0,
        'provider’s book equal': apart.length === 0,
      },
      [
        `${String(sorted.length)} presses at ${pace.toFixed(0)} a second`,
        `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
        `${String(outcomes.acknowledged.length)} done`,
        `${String(deposits.paid)} of ${String(deposits.asked)} deposits paid`,
        `refused ${listed(outcomes.refusals)}`,
        `${String(proofs)} proofs meanwhile`,
        ...findings.slice(0, 3),
        ...apart.slice(0, 3),
        ...unbooked.slice(0, 3),
      ],
    );
  } finally {
    await system.close();
  }
};

export const steadyLoad: Check = {
  id: 'L-12',
  about:
    '200 money calls a second for five minutes: withdrawals, transfers both ways, and deposits by QR codes that are paid',
  run: runSteadily,
};
