import { median } from '../../median.ts';
import type { Figure, RowModule } from '../../row.ts';
import { askJourneys } from '../../weigh/ask-journeys.ts';

const goals = { modalMs: 100, readyMs: 1_000 };

interface Measured {
  readonly modals: Readonly<Record<string, readonly number[]>>;
  readonly firstTaps: readonly { readonly readyMs: number; readonly isKept: boolean }[];
  readonly slowdown: number;
}

const modalFigure = ({ modals, slowdown }: Measured): Figure => {
  const times = Object.entries(modals).map(([name, ms]) => ({ name, ms: Math.round(median(ms)) }));
  const figure = Math.max(...times.map(({ ms }) => ms));
  return {
    row: 'W7',
    what: `from the end of a tap to the slowest modal, its script there, at ${String(slowdown)}x slowdown`,
    goal: `<= ${String(goals.modalMs)}`,
    figure,
    unit: 'ms',
    holds: figure <= goals.modalMs,
    detail: times.map(({ name, ms }) => `${name} ${String(ms)}`).join(', '),
  };
};

const firstTapFigure = ({ firstTaps }: Measured): Figure => {
  const figure = Math.round(median(firstTaps.map(({ readyMs }) => readyMs)));
  const lost = firstTaps.filter(({ isKept }) => !isKept).length;
  return {
    row: 'W7',
    what: 'from the first tap on /login, right after its load, to a live form on a slow phone',
    goal: `<= ${String(goals.readyMs)}`,
    figure,
    unit: 'ms',
    holds: figure <= goals.readyMs && lost === 0,
    detail: `${String(firstTaps.length)} rounds, in ${String(lost)} of them something typed was lost`,
  };
};

export const taps: RowModule = {
  rows: ['W7'],
  measure: async ({ isQuick }) => {
    const measured = (await askJourneys('figures/taps-command.ts', [isQuick ? '3' : '9'])) as Measured;
    return [modalFigure(measured), firstTapFigure(measured)];
  },
};
