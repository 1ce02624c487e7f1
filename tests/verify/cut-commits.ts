import { setTimeout as sleep } from 'node:timers/promises';
import { listed, total } from '#support/whole-system/load.ts';
import { startSystem } from '#support/whole-system/system.ts';
import { startTcpProxy, type Cut, type TcpProxy } from '#support/whole-system/tcp-proxy.ts';
import { type Check, verdictOf } from './check.ts';
import { underLoad } from './under-load.ts';

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
      const { outcomes, wanted, figures } = await underLoad(system, {
        callers,
        meanwhile: () => cutEvery(proxy, cuts),
      });
      return verdictOf(
        {
          ...wanted,
          'all cuts made': proxy.cuts() === cuts,
          'no false failure': !outcomes.refusals.has('TRANSFER_FAIL'),
          // By chance, a commit may be cut several times in a row; the repeats outlast that.
          'no answer without outcome': total(outcomes.faults) === 0,
        },
        [
          `${String(proxy.cuts())} cuts in ${String(proxy.commits())} commits`,
          `${String(total(outcomes.faults))} answers without outcome: ${listed(outcomes.faults)}`,
          ...figures,
        ],
      );
    } finally {
      await system.close();
      await proxy?.close();
    }
  },
};
