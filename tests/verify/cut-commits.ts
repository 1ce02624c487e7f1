import { setTimeout as sleep } from 'node:timers/promises';
import { startTcpProxy, type Cut, type TcpProxy } from '#support/whole-system/tcp-proxy.ts';
import { type Check, verdictOf } from './check.ts';
import {
  listed,
  noOutcomes,
  proveMeanwhile,
  repeatUnknown,
  runLoad,
  standingOf,
  total,
} from '#support/whole-system/load.ts';
import { buildPlayers, differences, openTransfers } from '#support/whole-system/players.ts';
import { anyPress, mixedGames } from '#support/whole-system/presses.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';

const callers = 8;

const cutEvery = async (proxy: TcpProxy, cuts: number): Promise<void> => {
  const plan = Array.from({ length: cuts }, (_, place): (Cut | null)[] => [
    ...Array<null>(2 + Math.floor(Math.random() * 5)).fill(null),
    place % 2 === 0 ? 'before' : 'after',
  ]);
  proxy.plan(plan.flat());
  const until = performance.now() + 600_000;
  while (proxy.cuts() < cuts && performance.now() < until) await sleep(50);
};

const untilEnded = async (system: System): Promise<void> => {
  const until = performance.now() + 180_000;
  while ((await openTransfers(system)) > 0 && performance.now() < until) await sleep(250);
};

export const cutCommits: Check = {
  id: 'F-04',
  about: 'the connection to PostgreSQL is cut exactly at COMMIT',
  run: async (scale) => {
    const cuts = scale.of(500);
    const opened: TcpProxy[] = [];
    const system = await startSystem({
      databaseThrough: async (url) => {
        const proxy = await startTcpProxy(url);
        opened.push(proxy);
        return proxy.through(url);
      },
    });
    const [proxy] = opened;
    try {
      if (proxy === undefined) throw new Error('the server does not use the proxy');
      const players = await buildPlayers(system, { count: 40, balance: 50_000_000n, games: mixedGames });
      const outcomes = noOutcomes();
      const proofs = proveMeanwhile(system);
      let isOver = false;
      const load = runLoad(system, outcomes, { callers, next: anyPress(players), isOver: () => isOver });
      await cutEvery(proxy, cuts);
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
          'all cuts made': proxy.cuts() === cuts,
          '0 lost': lost === 0,
          '0 doubled': doubled === 0,
          'books green': findings.length === 0,
          'provider’s book equal': apart.length === 0,
          'no false failure': !outcomes.refusals.has('TRANSFER_FAIL'),
          // By chance, a commit may be cut several times in a row; the repeats outlast that.
          'no answer without outcome': total(outcomes.faults) === 0,
          'every press has an outcome': unknown === 0,
        },
        [
          `${String(proxy.cuts())} cuts in ${String(proxy.commits())} commits`,
          `${String(outcomes.acknowledged.length)} acknowledged`,
          `${String(lost)} lost`,
          `${String(doubled)} doubled`,
          `${String(total(outcomes.faults))} answers without outcome: ${listed(outcomes.faults)}`,
          `${String(proofs.count())} proofs meanwhile`,
          `refused ${listed(outcomes.refusals)}`,
          ...findings.slice(0, 3),
          ...apart.slice(0, 3),
        ],
      );
    } finally {
      await system.close();
      await proxy?.close();
    }
  },
};
