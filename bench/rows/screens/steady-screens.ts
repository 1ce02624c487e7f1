import { median } from '../../median.ts';
import { type Figure, rounded, type RowModule } from '../../row.ts';
import { askJourneys } from '../../weigh/ask-journeys.ts';

const goals = { shift: 0.01, taskMs: 100 };

interface Visit {
  readonly path: string;
  readonly shift: number;
  readonly shifted: string;
  readonly longest: { readonly ms: number; readonly atMs: number };
}

interface Measured {
  readonly visits: readonly Visit[];
  readonly slowdown: number;
}

// What the visits of one screen show: their worst shift, and the longest task of the one in the middle.
interface Screen {
  readonly path: string;
  readonly shift: number;
  readonly shifted: string;
  readonly taskMs: number;
}

const screensOf = ({ visits, slowdown }: Measured): Screen[] =>
  [...Map.groupBy(visits, ({ path }) => path)].map(([path, own]) => {
    const { shift, shifted } = own.reduce((worst, visit) => (visit.shift > worst.shift ? visit : worst));
    return { path, shift, shifted, taskMs: median(own.map(({ longest }) => longest.ms)) * slowdown };
  });

const worstBy = (screens: readonly Screen[], of: (screen: Screen) => number): Screen => {
  const worst = screens.toSorted((one, other) => of(other) - of(one))[0];
  if (worst === undefined) throw new Error('no screen was measured');
  return worst;
};

const shiftFigure = (screens: readonly Screen[]): Figure => {
  const worst = worstBy(screens, ({ shift }) => shift);
  const figure = rounded(worst.shift, 4);
  const shown = screens.map(({ path, shift }) => `${path} ${shift.toFixed(4)}`).join(', ');
  return {
    row: 'W6',
    what: 'layout shift of the screen that shifts most while it loads on a slow line',
    goal: `<= ${String(goals.shift)}`,
    figure,
    unit: '',
    holds: figure <= goals.shift,
    detail: figure <= goals.shift ? shown : `${shown}; ${worst.path} moved ${worst.shifted}`,
  };
};

const taskFigure = (screens: readonly Screen[], slowdown: number): Figure => {
  const figure = Math.round(worstBy(screens, ({ taskMs }) => taskMs).taskMs);
  return {
    row: 'W6',
    what: `longest task of a screen after its load, processor time at ${String(slowdown)}x slowdown`,
    goal: `<= ${String(goals.taskMs)}`,
    figure,
    unit: 'ms',
    holds: figure <= goals.taskMs,
    detail: screens.map(({ path, taskMs }) => `${path} ${taskMs.toFixed(0)}`).join(', '),
  };
};

export const steadyScreens: RowModule = {
  rows: ['W6'],
  measure: async ({ isQuick }) => {
    const measured = (await askJourneys('figures/steady-command.ts', [isQuick ? '1' : '3'])) as Measured;
    const screens = screensOf(measured);
    return [shiftFigure(screens), taskFigure(screens, measured.slowdown)];
  },
};
