import { setTimeout as sleep } from 'node:timers/promises';
import { type Check, verdictOf } from './check.ts';
import {
  listed,
  noOutcomes,
  proveMeanwhile,
  repeatUnknown,
  runLoad,
  standingOf,
  total,
  type Outcomes,
} from '#support/whole-system/load.ts';
import { buildPlayers, differences, openTransfers } from '#support/whole-system/players.ts';
import { anyPress, mixedGames } from '#support/whole-system/presses.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';

const callers = 32;

// From the kill until the next press is acknowledged.
const secondsUntilServing = async (system: System, outcomes: Outcomes): Promise<number> => {
  const began = performance.now();
  await system.killDatabase();
  // Answers in flight at the kill do not count.
  await sleep(300);
  const before = outcomes.acknowledged.length;
  while (outcomes.acknowledged.length === before && performance.now() - began < 60_000) await sleep(10);
  return (performance.now() - began) / 1_000;
};

const untilEnded = async (system: System): Promise<void> => {
  const until = performance.now() + 180_000;
  while ((await openTransfers(system)) > 0 && performance.now() < until) await sleep(250);
};

export const killedDatabase: Check = {
  id: 'F-03',
  about: 'PostgreSQL is killed under load, and the server starts it again',
  run: async (scale) => {
    const kills = scale.of(10);
    const system = await startSystem();
    try {
      const players = await buildPlayers(system, { count: 40, balance: 50_000_000n, games: mixedGames });
      const outcomes = noOutcomes();
      const proofs = proveMeanwhile(system);
      let isOver = false;
      const load = runLoad(system, outcomes, { callers, next: anyPress(players), isOver: () => isOver });
      const downs: number[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        await sleep(1_500 + Math.random() * 1_000);
        downs.push(await secondsUntilServing(system, outcomes));
      }
      await sleep(1_000);
      isOver = true;
      await load;
      await untilEnded(system);
      const unknown = await repeatUnknown(system, outcomes, 120_000);
      await proofs.stop();
      const { lost, doubled } = await standingOf(system, outcomes);
      const findings = [...proofs.findings(), ...(await system.prove())];
      const apart = await differences(system, players);
      const worst = Math.max(...downs);
      return verdictOf(
        {
          '0 lost': lost === 0,
          '0 doubled': doubled === 0,
          'books green': findings.length === 0,
          'provider’s book equal': apart.length === 0,
          'serving again within 30 s': worst <= 30,
          'every press has an outcome': unknown === 0,
        },
        [
          `${String(kills)} kills`,
          `${String(outcomes.acknowledged.length)} acknowledged`,
          `${String(lost)} lost`,
          `${String(doubled)} doubled`,
          `away at most ${worst.toFixed(1)} s`,
          `${String(total(outcomes.faults))} answers without outcome`,
          `${String(unknown)} without outcome`,
          `${String(proofs.count())} proofs meanwhile`,
          `refused ${listed(outcomes.refusals)}`,
          ...findings.slice(0, 3),
          ...apart.slice(0, 3),
        ],
      );
    } finally {
      await system.close();
    }
  },
};
