import { setTimeout as sleep } from 'node:timers/promises';
import { checkLedger, createMoveBatcher } from '#ledger';
import { type Acknowledged, lostOrDoubled, runLoad } from '../../tests/support/ledger/move-load.ts';
import type { Ground, Site } from '../ground.ts';
import { fillMembers, memberCount, memberIdOf } from '../members.ts';
import type { Figure, RowModule } from '../row.ts';

const loadMs = 2_000;
const callers = 256;

// PostgreSQL is killed under full load and restarted while the load continues.
const killUnderLoad = async (ground: Ground, site: Site) => {
  const batcher = createMoveBatcher(site.database);
  const acknowledged: Acknowledged = { amounts: new Map(), unknown: 0 };
  const members = Array.from({ length: memberCount }, (_, index) => memberIdOf(index + 1));
  const start = new Date();
  let isOver = false;
  const load = runLoad(batcher, { members, callers, isOver: () => isOver, acknowledged });
  for (let kill = 0; kill < (ground.isQuick ? 1 : 3); kill += 1) {
    await sleep(loadMs);
    await ground.killPostgres();
  }
  await sleep(loadMs);
  isOver = true;
  await load;
  await batcher.close();
  return { acknowledged: acknowledged.amounts.size, ...(await lostOrDoubled(site.owner, acknowledged, start)) };
};

export const violations: RowModule = {
  rows: ['G12'],
  measure: async (ground): Promise<Figure[]> => {
    const site = await ground.site('moves', fillMembers);
    const { acknowledged, lost, doubled } = await killUnderLoad(ground, site);
    let findings = 0;
    const sites = await ground.sites();
    for (const { owner } of sites) findings += (await checkLedger(owner)).length;
    return [
      {
        row: 'G12',
        what: 'violations after every run, and moves lost or doubled by kill -9 of PostgreSQL under load',
        goal: '0',
        figure: findings + lost + doubled,
        unit: '',
        holds: findings + lost + doubled === 0,
        detail: `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled; ${findings} findings in ${sites.length} ledgers`,
      },
    ];
  },
};
