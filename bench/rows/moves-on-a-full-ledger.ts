import { fillFullLedger, fullEntriesOf } from '../full-ledger.ts';
import { fillMembers } from '../members.ts';
import { runMoves } from '../move-load.ts';
import { type Figure, median, rounded, type RowModule } from '../row.ts';

const goal = 0.95;

export const movesOnAFullLedger: RowModule = {
  rows: ['G11'],
  measure: async (ground): Promise<Figure[]> => {
    const seconds = ground.secondsOfRound;
    const few = await ground.site('moves', fillMembers);
    const full = await ground.site('full', fillFullLedger(fullEntriesOf(ground)));
    // Both start from pages written whole since the last checkpoint.
    await few.owner.rows('checkpoint');
    for (const site of [few, full]) await runMoves(site.database, { seconds: 2 * seconds });
    const ratios: number[] = [];
    for (let round = 0; round < ground.rounds; round += 1) {
      const before = await runMoves(few.database, { seconds });
      const onFull = await runMoves(full.database, { seconds });
      ratios.push(onFull.perSecond / before.perSecond);
    }
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
