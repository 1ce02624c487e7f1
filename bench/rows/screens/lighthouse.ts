import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { median } from '../../median.ts';
import type { Figure, RowModule } from '../../row.ts';
import { askJourneys } from '../../weigh/ask-journeys.ts';

const performanceGoals = { public: 99, member: 95 };
const otherGoal = 100;

interface Scores {
  readonly screen: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly missed: readonly string[];
}

// It is no dependency of the project: its packages would be more than all others of the tests.
const lighthousePath = (): string | null => {
  const own = process.env['LIGHTHOUSE'];
  const places = own === undefined ? (process.env['PATH'] ?? '').split(delimiter) : [];
  const paths = own === undefined ? places.map((place) => join(place, 'lighthouse')) : [own];
  return paths.find((path) => existsSync(path)) ?? null;
};

const missing: Figure = {
  row: 'W4',
  what: 'Lighthouse was not found',
  goal: '-',
  figure: Number.NaN,
  unit: '',
  holds: false,
  detail: 'npm install --global lighthouse@13, or elsewhere, with LIGHTHOUSE=its/node_modules/.bin/lighthouse',
};

interface Measured {
  readonly runs: readonly Scores[];
  readonly slowdown: number;
}

const figuresOf = ({ runs, slowdown }: Measured, screen: string): Figure[] => {
  const own = runs.filter((one) => one.screen === screen);
  const scoreOf = (name: string): number => median(own.map(({ scores }) => scores[name] ?? 0));
  const isMember = screen.startsWith('/user/');
  const goal = isMember ? performanceGoals.member : performanceGoals.public;
  const others = ['accessibility', 'best-practices', 'seo'].map((name) => ({ name, score: scoreOf(name) }));
  const performance = scoreOf('performance');
  const lowest = Math.min(...others.map(({ score }) => score));
  const missed = [...new Set(own.flatMap((one) => one.missed))].join(', ');
  const common = { row: 'W4', unit: '' };
  return [
    {
      ...common,
      what: `Lighthouse's performance of ${screen}${isMember ? ', logged in' : ''}, at ${String(slowdown)}x slowdown`,
      goal: `>= ${String(goal)}`,
      figure: performance,
      holds: performance >= goal,
      detail: `${String(own.length)} runs; what costs points: ${missed === '' ? 'nothing' : missed}`,
    },
    {
      ...common,
      what: `Lighthouse's lowest other score of ${screen}`,
      goal: `>= ${String(otherGoal)}`,
      figure: lowest,
      holds: lowest >= otherGoal,
      detail: others.map(({ name, score }) => `${name} ${String(score)}`).join(', '),
    },
  ];
};

export const lighthouse: RowModule = {
  rows: ['W4'],
  measure: async ({ isQuick }) => {
    const path = lighthousePath();
    if (path === null) return [missing];
    const words = [isQuick ? '1' : '3'];
    const measured = (await askJourneys('figures/lighthouse-command.ts', words, { LIGHTHOUSE: path })) as Measured;
    return [...new Set(measured.runs.map(({ screen }) => screen))].flatMap((screen) => figuresOf(measured, screen));
  },
};
