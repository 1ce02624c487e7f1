import { setTimeout as sleep } from 'node:timers/promises';
import { type CuttableLine, openCuttableLine } from '#support/whole-system/cuttable-line.ts';
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
import { type Check, verdictOf } from './check.ts';

const callers = 32;
const failoverMs = 26_000;

// From the loss until the next press is acknowledged.
const secondsUntilServing = async (outcomes: Outcomes, lose: () => Promise<void> | void): Promise<number> => {
  const began = performance.now();
  await lose();
  // Answers in flight at the loss do not count.
  await sleep(300);
  const before = outcomes.acknowledged.length;
  while (outcomes.acknowledged.length === before && performance.now() - began < 90_000) await sleep(10);
  return (performance.now() - began) / 1_000;
};

const losses = (line: CuttableLine) => ({
  silence: () => line.silence(),
  failover: async () => {
    line.breakOff();
    await sleep(failoverMs);
    line.fix();
  },
});

const untilEnded = async (system: System): Promise<void> => {
  const until = performance.now() + 180_000;
  while ((await openTransfers(system)) > 0 && performance.now() < until) await sleep(250);
};

const startBehindLine = async (): Promise<{ system: System; line: CuttableLine }> => {
  const opened: CuttableLine[] = [];
  const system = await startSystem({
    databaseThrough: async (url) => {
      const line = await openCuttableLine(url);
      opened.push(line);
      return line.url;
    },
  });
  const [line] = opened;
  if (line === undefined) throw new Error('the server does not use the line');
  return { system, line };
};

export const lostDatabase: Check = {
  id: 'F-31',
  about: 'database connections fall silent under load, then a failover of 26 seconds',
  run: async (scale) => {
    const { system, line } = await startBehindLine();
    try {
      const players = await buildPlayers(system, { count: 40, balance: 50_000_000n, games: mixedGames });
      const outcomes = noOutcomes();
      const proofs = proveMeanwhile(system);
      let isOver = false;
      const load = runLoad(system, outcomes, { callers, next: anyPress(players), isOver: () => isOver });
      const { silence, failover } = losses(line);
      const away = { silence: 0, failover: 0 };
      for (let round = 0; round < scale.of(3); round += 1) {
        await sleep(2_000);
        away.silence = Math.max(away.silence, await secondsUntilServing(outcomes, silence));
        await sleep(2_000);
        away.failover = Math.max(away.failover, await secondsUntilServing(outcomes, failover));
      }
      isOver = true;
      await load;
      await untilEnded(system);
      const unknown = await repeatUnknown(system, outcomes, 120_000);
      await proofs.stop();
      const { lost, doubled } = await standingOf(system, outcomes);
      const findings = [...proofs.findings(), ...(await system.prove())];
      const apart = await differences(system, players);
      return verdictOf(
        {
          '0 lost': lost === 0,
          '0 doubled': doubled === 0,
          'books green': findings.length === 0,
          'provider’s book equal': apart.length === 0,
          'no call called a fault': total(outcomes.faults) === 0,
          'silence noticed within 40 s': away.silence <= 40,
          'serving 5 s after the failover': away.failover <= failoverMs / 1_000 + 5,
          'every press has an outcome': unknown === 0,
        },
        [
          `${String(outcomes.acknowledged.length)} acknowledged`,
          `${String(lost)} lost`,
          `${String(doubled)} doubled`,
          `away ${away.silence.toFixed(1)} s by silence, ${away.failover.toFixed(1)} s by failover`,
          `faults ${listed(outcomes.faults)}`,
          `refused ${listed(outcomes.refusals)}`,
          ...findings.slice(0, 3),
          ...apart.slice(0, 3),
        ],
      );
    } finally {
      await system.close();
      await line.close();
    }
  },
};
