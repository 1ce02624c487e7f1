import { setTimeout as sleep } from 'node:timers/promises';
import { type Check, verdictOf } from './check.ts';
import { listed, noOutcomes, runLoad, standingOf, total } from '#support/whole-system/load.ts';
import { buildPlayers, openTransfers } from '#support/whole-system/players.ts';
import { anyPress, mixedGames } from '#support/whole-system/presses.ts';
import { startSystem } from '#support/whole-system/system.ts';

// The server is stopped in the middle of presses; requests that reached it are answered, the rest cannot connect.
export const stoppedServer: Check = {
  id: 'F-20',
  about: 'SIGTERM in load',
  run: async (scale) => {
    const stops = scale.of(5);
    // With a database of its own, which keeps running after the stop.
    const system = await startSystem({ databaseThrough: (url) => Promise.resolve(url) });
    try {
      const players = await buildPlayers(system, { count: 40, balance: 50_000_000n, games: mixedGames });
      const outcomes = noOutcomes();
      const seconds: number[] = [];
      const codes: (number | null)[] = [];
      let left = 0;
      for (let stop = 0; stop < stops; stop += 1) {
        let isOver = false;
        const load = runLoad(system, outcomes, { callers: 16, next: anyPress(players), isOver: () => isOver });
        await sleep(1_500);
        const began = performance.now();
        const stopping = system.stop();
        isOver = true;
        codes.push(await stopping);
        seconds.push((performance.now() - began) / 1_000);
        await load;
        await system.start();
        left += await openTransfers(system);
      }
      const { lost, doubled } = await standingOf(system, outcomes);
      const findings = await system.prove();
      return verdictOf(
        {
          'ends with code 0': codes.every((code) => code === 0),
          'within 10 s': Math.max(...seconds) <= 10,
          'no money in flight left': left === 0,
          'no fault shown': total(outcomes.faults) === 0,
          '0 lost': lost === 0,
          '0 doubled': doubled === 0,
          'books green': findings.length === 0,
        },
        [
          `${String(stops)} stops`,
          `${String(outcomes.acknowledged.length)} acknowledged`,
          `${String(outcomes.unknown.length)} could not connect`,
          `slowest stop ${Math.max(...seconds).toFixed(1)} s`,
          `faults ${listed(outcomes.faults)}`,
          ...findings.slice(0, 3),
        ],
      );
    } finally {
      await system.close();
    }
  },
};
