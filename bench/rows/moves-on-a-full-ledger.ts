import { fillFullLedger, fullEntriesOf } from '../full-ledger.ts';
import type { Site } from '../ground.ts';
import { fillMembers } from '../members.ts';
import { runMoves } from '../load/move-load.ts';
import { median } from '../median.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

const goal = 0.95;

// Alternates in short slices, so that other load on the machine affects both equally.
const measureRound = async (few: Site, full: Site, seconds: number): Promise<number> => {
  let [onFew, onFull] = [0, 0];
  for (let slice = 0; slice < seconds; slice += 1) {
    onFew += (await runMoves(few.database, { seconds: 1 })).perSecond;
    onFull += (await runMoves(full.database, { seconds: 1 })).perSecond;
  }
  return onFull / onFew;
};

export const movesOnAFullLedger: RowModule = {
  rows: ['G11'],
  measure: async (ground): Promise<Figure[]> => {
    const seconds = ground.secondsOfRound;
    const few = await ground.site('moves', fillMembers);
    const full = await ground.site('full_ledger', fillFullLedger(fullEntriesOf(ground)));
    // Both start from pages written whole since the last checkpoint.
    await few.owner.rows('checkpoint');
    for (const site of [few, full]) await runMoves(site.database, { seconds: 2 * seconds });
    const ratios: number[] = [];
    for (let round = 0; round < ground.rounds; round += 1) ratios.push(await measureRound(few, full, seconds));
    const figure = rounded(median(ratios));
    return [
      {
        row: 'G11',
        what: `moves at ${fullEntriesOf(ground) / 1e6} million entries against a million`,
        goal: `>= ${goal}`,
        figure,
        unit: 'x',
        holds: figure >= goal,
        detail: `rounds ${ratios.map((ratio) => rounded(ratio)).join(' ')}`,
      },
    ];
  },
};
