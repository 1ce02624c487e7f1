import { median } from '../../median.ts';
import type { Figure, RowModule } from '../../row.ts';
import { askJourneys } from '../../weigh/ask-journeys.ts';

const goalMs = 1_000;

interface Measured {
  readonly starts: readonly { readonly frameMs: number; readonly balanceMs: number }[];
  readonly slowdown: number;
}

export const warmStart: RowModule = {
  rows: ['W10'],
  measure: async ({ isQuick }) => {
    const { starts, slowdown } = (await askJourneys('figures/warm-start-command.ts', [
      isQuick ? '3' : '7',
    ])) as Measured;
    const figureOf = (what: string, ms: readonly number[]): Figure => {
      const figure = Math.round(median(ms));
      return {
        row: 'W10',
        what: `from a warm start of /user/home to its ${what}, on a slow line at ${String(slowdown)}x slowdown`,
        goal: `<= ${String(goalMs)}`,
        figure,
        unit: 'ms',
        holds: figure <= goalMs,
        detail: ms.map((each) => each.toFixed(0)).join(', '),
      };
    };
    return [
      figureOf(
        'frame',
        starts.map(({ frameMs }) => frameMs),
      ),
      figureOf(
        'balance',
        starts.map(({ balanceMs }) => balanceMs),
      ),
    ];
  },
};
