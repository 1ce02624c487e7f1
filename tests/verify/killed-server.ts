import { setTimeout as sleep } from 'node:timers/promises';
import { type Check, verdictOf } from './check.ts';
import {
  listed,
  noOutcomes,
  proveMeanwhile,
  pressDuring,
  repeatUnknown,
  standingOf,
} from '#support/whole-system/load.ts';
import { buildPlayers, differences, openTransfers } from '#support/whole-system/players.ts';
import { anyPress, mixedGames } from '#support/whole-system/presses.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { sendWithinMs } from '#server/outside/verdict.ts';

const callers = 48;

// A transfer that was never sent is released once its absence at the provider is final, and not before.
const openAtMostSeconds = ({ context }: System): number => {
  const joker = { code: 'JOKER', currency: 'BAHT', unitFactor: { numerator: 1, denominator: 1 } } as const;
  return ((context.providers.game(joker)?.lateArrivalWindowMs ?? 0) + sendWithinMs) / 1_000 + 2;
};

// The seconds from now until no work is open any more.
const secondsUntilEnded = async (system: System): Promise<number> => {
  const began = performance.now();
  while ((await openTransfers(system)) > 0 && performance.now() - began < 240_000) await sleep(250);
  return (performance.now() - began) / 1_000;
};

const untilMore = async (outcomes: { acknowledged: unknown[] }, more: number): Promise<void> => {
  const wanted = outcomes.acknowledged.length + more;
  const until = performance.now() + 60_000;
  while (outcomes.acknowledged.length < wanted && performance.now() < until) await sleep(10);
};

const run = async (system: System, kills: number) => {
  const players = await buildPlayers(system, { count: 60, balance: 50_000_000n, games: mixedGames });
  const outcomes = noOutcomes();
  const proofs = proveMeanwhile(system);
  const starts: number[] = [];
  const killAgain = async (): Promise<void> => {
    for (let kill = 0; kill < kills; kill += 1) {
      await untilMore(outcomes, 50 + Math.floor(Math.random() * 150));
      await system.kill();
      starts.push(await system.start());
    }
    await untilMore(outcomes, 50);
  };
  await pressDuring(system, outcomes, { callers, next: anyPress(players), work: killAgain });
  const openSeconds = await secondsUntilEnded(system);
  const unknown = await repeatUnknown(system, outcomes, 120_000);
  await proofs.stop();
  return { players, outcomes, proofs, starts, openSeconds, unknown };
};

export const killedServer: Check = {
  id: 'F-01',
  about: 'the server is killed in the middle of transfers and withdrawals',
  run: async (scale) => {
    const kills = scale.of(20);
    const system = await startSystem();
    try {
      const { players, outcomes, proofs, starts, openSeconds, unknown } = await run(system, kills);
      const { lost, doubled } = await standingOf(system, outcomes);
      const findings = [...proofs.findings(), ...(await system.prove())];
      const apart = await differences(system, players);
      return verdictOf(
        {
          '0 lost': lost === 0,
          '0 doubled': doubled === 0,
          'books green': findings.length === 0,
          'provider’s book equal': apart.length === 0,
          'nothing open once an absence is definite': openSeconds <= openAtMostSeconds(system),
          'every press has an outcome': unknown === 0,
        },
        [
          `${String(kills)} kills`,
          `${String(outcomes.acknowledged.length)} acknowledged`,
          `${String(lost)} lost`,
          `${String(doubled)} doubled`,
          `all ended ${openSeconds.toFixed(1)} s after the last start`,
          `slowest start ${(Math.max(...starts) / 1_000).toFixed(1)} s`,
          `${String(proofs.count())} proofs meanwhile`,
          `${String(unknown)} without outcome`,
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
