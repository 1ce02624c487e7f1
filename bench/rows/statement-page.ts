import { operationsPage } from '#ledger';
import { busyLines, busyMember, fillFullLedger, fullEntriesOf } from '../full-ledger.ts';
import type { Site } from '../ground.ts';
import { median } from '../median.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

const goal = 1.2;
const limit = 10;
const pairsOfRound = 400;

const timeOf = async ({ database }: Site, page: number): Promise<number> => {
  const start = performance.now();
  const { total, operations } = await operationsPage(database, busyMember, { page, limit });
  const tookMs = performance.now() - start;
  if (total !== busyLines || operations.length !== limit)
    throw new Error('the bench received a page other than the requested one');
  return tookMs;
};

const someLaterPage = (): number => 2 + Math.floor(Math.random() * (busyLines / limit - 2));

const measureRound = async (site: Site): Promise<{ first: number; later: number }> => {
  const first: number[] = [];
  const later: number[] = [];
  for (let pair = 0; pair < pairsOfRound; pair += 1) {
    first.push(await timeOf(site, 1));
    later.push(await timeOf(site, someLaterPage()));
  }
  return { first: median(first), later: median(later) };
};

export const statementPage: RowModule = {
  rows: ['G10'],
  measure: async (ground): Promise<Figure[]> => {
    const entries = fullEntriesOf(ground);
    const site = await ground.site('full_ledger', fillFullLedger(entries));
    await measureRound(site);
    const rounds: { first: number; later: number }[] = [];
    for (let round = 0; round < ground.rounds; round += 1) rounds.push(await measureRound(site));
    const figure = rounded(median(rounds.map(({ first, later }) => later / first)));
    const firstMs = rounded(median(rounds.map(({ first }) => first)), 3);
    return [
      {
        row: 'G10',
        what: `any statement page of 100,000 lines among ${entries / 1e6} million entries, with total, against page 1`,
        goal: `<= ${goal}`,
        figure,
        unit: 'x',
        holds: figure <= goal,
        detail: `page 1 in ${firstMs} ms`,
      },
    ];
  },
};
