import { setTimeout as sleep } from 'node:timers/promises';
import {
  listed,
  noOutcomes,
  proveMeanwhile,
  pressDuring,
  repeatUnknown,
  standingOf,
  type Outcomes,
} from '#support/whole-system/load.ts';
import { buildPlayers, differences, openTransfers, type Player } from '#support/whole-system/players.ts';
import { anyPress, mixedGames } from '#support/whole-system/presses.ts';
import type { System } from '#support/whole-system/system.ts';

// Waits until no transfer is open, at most for the given time.
export const untilEnded = async (system: System, withinMs = 180_000): Promise<void> => {
  const until = performance.now() + withinMs;
  while ((await openTransfers(system)) > 0 && performance.now() < until) await sleep(250);
};

// From the loss until the next press is acknowledged.
export const secondsUntilServing = async (
  outcomes: Outcomes,
  lose: () => Promise<void> | void,
  withinMs: number,
): Promise<number> => {
  const began = performance.now();
  await lose();
  // Answers in flight at the loss do not count.
  await sleep(300);
  const before = outcomes.acknowledged.length;
  while (outcomes.acknowledged.length === before && performance.now() - began < withinMs) await sleep(10);
  return (performance.now() - began) / 1_000;
};

interface Disturbance {
  readonly callers: number;
  readonly meanwhile: (outcomes: Outcomes, players: readonly Player[]) => Promise<void>;
}

// Forty members press while something happens to the system; then every press is repeated until it has an outcome, and
// what each was answered is compared with the books and with the games.
export const underLoad = async (system: System, { callers, meanwhile }: Disturbance) => {
  const players = await buildPlayers(system, { count: 40, balance: 50_000_000n, games: mixedGames });
  const outcomes = noOutcomes();
  const proofs = proveMeanwhile(system);
  const work = () => meanwhile(outcomes, players);
  await pressDuring(system, outcomes, { callers, next: anyPress(players), work });
  await untilEnded(system);
  const unknown = await repeatUnknown(system, outcomes, 120_000);
  await proofs.stop();
  const { lost, doubled } = await standingOf(system, outcomes);
  const findings = [...proofs.findings(), ...(await system.prove())];
  const apart = await differences(system, players);
  return {
    outcomes,
    wanted: {
      '0 lost': lost === 0,
      '0 doubled': doubled === 0,
      'books green': findings.length === 0,
      'provider’s book equal': apart.length === 0,
      'every press has an outcome': unknown === 0,
    },
    figures: [
      `${String(outcomes.acknowledged.length)} acknowledged`,
      `${String(lost)} lost`,
      `${String(doubled)} doubled`,
      `${String(unknown)} without outcome`,
      `${String(proofs.count())} proofs meanwhile`,
      `refused ${listed(outcomes.refusals)}`,
      ...findings.slice(0, 3),
      ...apart.slice(0, 3),
    ],
  };
};
