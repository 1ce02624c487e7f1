import { setTimeout as sleep } from 'node:timers/promises';
import { total } from '#support/whole-system/load.ts';
import { startSystem } from '#support/whole-system/system.ts';
import { type Check, verdictOf } from './check.ts';
import { secondsUntilServing, underLoad } from './under-load.ts';

export const killedDatabase: Check = {
  id: 'F-03',
  about: 'PostgreSQL is killed under load, and the server starts it again',
  run: async (scale) => {
    const kills = scale.of(10);
    const system = await startSystem();
    try {
      const downs: number[] = [];
      const { outcomes, wanted, figures } = await underLoad(system, {
        callers: 32,
        meanwhile: async (answers) => {
          for (let kill = 0; kill < kills; kill += 1) {
            await sleep(1_500 + Math.random() * 1_000);
            downs.push(await secondsUntilServing(answers, () => system.killDatabase(), 60_000));
          }
          await sleep(1_000);
        },
      });
      const worst = Math.max(...downs);
      return verdictOf({ ...wanted, 'serving again within 30 s': worst <= 30 }, [
        `${String(kills)} kills`,
        `away at most ${worst.toFixed(1)} s`,
        `${String(total(outcomes.faults))} answers without outcome`,
        ...figures,
      ]);
    } finally {
      await system.close();
    }
  },
};
