import { median } from '../../median.ts';
import { rounded, type RowModule } from '../../row.ts';
import { askJourneys } from '../../weigh/ask-journeys.ts';

const goal = 50;

interface Measured {
  readonly screens: readonly { readonly path: string; readonly frames: readonly number[]; readonly wayPx: number }[];
  readonly slowdown: number;
}

export const scrollFrames: RowModule = {
  rows: ['W11'],
  measure: async ({ isQuick }) => {
    const { screens, slowdown } = (await askJourneys('figures/scroll-command.ts', [isQuick ? '3' : '7'])) as Measured;
    return screens.map(({ path, frames, wayPx }) => {
      const figure = rounded(median(frames), 1);
      return {
        row: 'W11',
        what: `frames a second while ${path} is scrolled, at ${String(slowdown)}x slowdown`,
        goal: `>= ${String(goal)}`,
        figure,
        unit: '',
        holds: figure >= goal,
        detail: `${String(wayPx)} px down and up in 2 s, ${frames.map((each) => each.toFixed(0)).join(', ')}`,
      };
    });
  },
};
