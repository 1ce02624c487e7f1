import { setTimeout as sleep } from 'node:timers/promises';
import {
  countOutcome,
  listed,
  noOutcomes,
  proveMeanwhile,
  repeatUnknown,
  standingOf,
  total,
} from '#support/whole-system/load.ts';
import { ask, buildPlayers, differences } from '#support/whole-system/players.ts';
import { anyPress, mixedGames } from '#support/whole-system/presses.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { type Check, type Scale, verdictOf } from './check.ts';
import { untilEnded } from './under-load.ts';

const perSecond = 200;
const members = 500;
// The share of the presses that may be given less than the pace.
const reached = 0.99;
const [p95Ms, p99Ms] = [200, 400];
const proveEveryMs = 20_000;

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

const measure = async (system: System, scale: Scale) => {
  const players = await buildPlayers(system, { count: members, balance: 500_000_000n, games: mixedGames });
  const next = anyPress(players);
  const outcomes = noOutcomes();
  const took: number[] = [];
  const proofs = proveMeanwhile(system, proveEveryMs);
  const pace = await pressSteadily(async (turn) => {
    const press = next(turn, 0);
    const at = performance.now();
    countOutcome(outcomes, press, await ask(system, press.player.member, press));
    took.push(performance.now() - at);
  }, scale.of(300));
  const withoutOutcome = outcomes.unknown.length;
  await proofs.stop();
  await untilEnded(system);
  await repeatUnknown(system, outcomes, 60_000);
  const standing = await standingOf(system, outcomes);
  const findings = [...proofs.findings(), ...(await system.prove())];
  const apart = await differences(system, players);
  const sorted = took.toSorted((a, b) => a - b);
  return { outcomes, pace, sorted, withoutOutcome, proofs: proofs.count(), ...standing, findings, apart };
};

const runSteadily = async (scale: Scale) => {
  const system = await startSystem({ environment: { DATABASE_POOL_SIZE: '24' } });
  try {
    const { outcomes, pace, sorted, withoutOutcome, proofs, lost, doubled, findings, apart } = await measure(
      system,
      scale,
    );
    const [p50, p95, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.95), quantile(sorted, 0.99)];
    return verdictOf(
      {
        'at that pace': pace >= perSecond * reached,
        'p95 within 200 ms': p95 <= p95Ms,
        'p99 within 400 ms': p99 <= p99Ms,
        'each with an outcome': withoutOutcome === 0 && total(outcomes.faults) === 0,
        '0 lost': lost === 0,
        '0 doubled': doubled === 0,
        'books green throughout': findings.length === 0,
        'provider’s book equal': apart.length === 0,
      },
      [
        `${String(sorted.length)} presses at ${pace.toFixed(0)} a second`,
        `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
        `${String(outcomes.acknowledged.length)} done`,
        `refused ${listed(outcomes.refusals)}`,
        `${String(proofs)} proofs meanwhile`,
        ...findings.slice(0, 3),
        ...apart.slice(0, 3),
      ],
    );
  } finally {
    await system.close();
  }
};

export const steadyLoad: Check = {
  id: 'L-12',
  about: '200 money calls a second for five minutes',
  run: runSteadily,
};
