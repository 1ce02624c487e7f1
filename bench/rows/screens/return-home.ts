import { median, type RowModule } from '../../row.ts';
import { askJourneys } from '../../weigh/ask-journeys.ts';

const goalMs = 1_000;

interface Measured {
  readonly shownMs: readonly number[];
  readonly slowdown: number;
}

export const returnHome: RowModule = {
  rows: ['W12'],
  measure: async ({ isQuick }) => {
    const { shownMs, slowdown } = (await askJourneys('figures/return-command.ts', [isQuick ? '3' : '7'])) as Measured;
    const figure = Math.round(median(shownMs));
    return [
      {
        row: 'W12',
        what: `from the way back to /user/home to money that came meanwhile, on a slow line at ${String(slowdown)}x slowdown`,
        goal: `<= ${String(goalMs)}`,
        figure,
        unit: 'ms',
        holds: figure <= goalMs,
        detail: shownMs.map((each) => each.toFixed(0)).join(', '),
      },
    ];
  },
};
