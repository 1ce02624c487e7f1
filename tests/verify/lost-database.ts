import { setTimeout as sleep } from 'node:timers/promises';
import { type CuttableLine, openCuttableLine } from '#support/whole-system/cuttable-line.ts';
import { listed, total } from '#support/whole-system/load.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { type Check, verdictOf } from './check.ts';
import { secondsUntilServing, underLoad } from './under-load.ts';

const callers = 32;
const failoverMs = 26_000;

const losses = (line: CuttableLine) => ({
  silence: () => line.silence(),
  failover: async () => {
    line.breakOff();
    await sleep(failoverMs);
    line.fix();
  },
});

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
      const { silence, failover } = losses(line);
      const away = { silence: 0, failover: 0 };
      const { outcomes, wanted, figures } = await underLoad(system, {
        callers,
        meanwhile: async (answers) => {
          for (let round = 0; round < scale.of(3); round += 1) {
            await sleep(2_000);
            away.silence = Math.max(away.silence, await secondsUntilServing(answers, silence, 90_000));
            await sleep(2_000);
            away.failover = Math.max(away.failover, await secondsUntilServing(answers, failover, 90_000));
          }
        },
      });
      return verdictOf(
        {
          ...wanted,
          'no call called a fault': total(outcomes.faults) === 0,
          'silence noticed within 40 s': away.silence <= 40,
          'serving 5 s after the failover': away.failover <= failoverMs / 1_000 + 5,
        },
        [
          `away ${away.silence.toFixed(1)} s by silence, ${away.failover.toFixed(1)} s by failover`,
          `faults ${listed(outcomes.faults)}`,
          ...figures,
        ],
      );
    } finally {
      await system.close();
      await line.close();
    }
  },
};
