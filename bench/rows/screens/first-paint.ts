import { median } from '../../median.ts';
import { type Figure, rounded, type RowModule } from '../../row.ts';
import { askJourneys } from '../../weigh/ask-journeys.ts';
import { startBareReact } from '../../weigh/bare-react.ts';

const goal = 0.75;

interface Paints {
  readonly firstMs: number;
  readonly largestMs: number;
}
type Round = Readonly<Record<'login' | 'bare', Paints>>;

const figureOf = (rounds: readonly Round[], paint: keyof Paints, what: string): Figure => {
  const of = (page: keyof Round): number => median(rounds.map((round) => round[page][paint]));
  const [login, bare] = [of('login'), of('bare')];
  const figure = rounded(login / bare);
  return {
    row: 'W5',
    what: `${what} contentful paint of /login on a slow phone, against bare React`,
    goal: `<= ${String(goal)}`,
    figure,
    unit: 'x',
    holds: figure <= goal,
    detail: `${login.toFixed(0)} ms, bare React ${bare.toFixed(0)} ms; ${String(rounds.length)} rounds`,
  };
};

export const firstPaint: RowModule = {
  rows: ['W5'],
  measure: async ({ isQuick }) => {
    await using bareReact = await startBareReact();
    const settings = { BARE_ADDRESS: bareReact.address };
    const rounds = (await askJourneys('figures/paint-command.ts', [isQuick ? '3' : '7'], settings)) as Round[];
    return [figureOf(rounds, 'firstMs', 'first'), figureOf(rounds, 'largestMs', 'largest')];
  },
};
