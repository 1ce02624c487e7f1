import { median } from '../../median.ts';
import type { Figure, RowModule } from '../../row.ts';
import { askJourneys } from '../../weigh/ask-journeys.ts';

const lines = [
  { name: 'usual', goalMs: 300 },
  { name: 'slow', goalMs: 1_000 },
] as const;

interface Measured {
  readonly shownMs: readonly number[];
  readonly slowdown: number;
}

export const returnHome: RowModule = {
  rows: ['W12'],
  measure: async ({ isQuick }) => {
    const figures: Figure[] = [];
    for (const { name, goalMs } of lines) {
      const measured = await askJourneys('figures/return-command.ts', [isQuick ? '3' : '7', name]);
      const { shownMs, slowdown } = measured as Measured;
      const figure = Math.round(median(shownMs));
      figures.push({
        row: 'W12',
        what: `from the way back to /user/home to money that came meanwhile, on a ${name} line at ${String(slowdown)}x slowdown`,
        goal: `<= ${String(goalMs)}`,
        figure,
        unit: 'ms',
        holds: figure <= goalMs,
        detail: shownMs.map((each) => each.toFixed(0)).join(', '),
      });
    }
    return figures;
  },
};
