import { median } from '../../median.ts';
import { type Figure, rounded, type RowModule } from '../../row.ts';
import { askJourneys } from '../../weigh/ask-journeys.ts';
import { startBareReact } from '../../weigh/bare-react.ts';
import { bytesGoals, type PageBytes, weighPage } from '../../weigh/login-bytes.ts';
import { launchBrowser } from '#support/whole-system/launch-browser.ts';

// The design names home only; the others may not grow much beyond what they are.
const scriptsGoals = { home: bytesGoals.homeScripts, bonus: 2.05, spin: 2.05 } as const;
type Screen = keyof typeof scriptsGoals;
const screens = ['home', 'bonus', 'spin'] as const;

const framesGoal = 55;

interface Weighed {
  readonly bytes: Readonly<Record<Screen, PageBytes>>;
  readonly turns: readonly { readonly ofSixty: number; readonly longestMs: number }[];
  readonly slowdown: number;
}

const weighBare = async (): Promise<number> => {
  await using bareReact = await startBareReact();
  const browser = await launchBrowser();
  try {
    return (await weighPage(browser, bareReact)).scripts;
  } finally {
    await browser.close();
  }
};

const bytesFigures = (bytes: Weighed['bytes'], bare: number): Figure[] =>
  screens.map((name) => {
    const { scripts, all } = bytes[name];
    const goal = scriptsGoals[name];
    const figure = rounded(scripts / bare, 3);
    return {
      row: 'W2',
      what: `JavaScript of /user/${name} in its heaviest language until the network is idle, against bare React`,
      goal: `<= ${String(goal)}`,
      figure,
      unit: 'x',
      holds: figure <= goal,
      detail: `${String(scripts)} B, bare React ${String(bare)} B; all bytes ${String(all)} B`,
    };
  });

const framesFigure = ({ turns, slowdown }: Weighed): Figure => {
  const figure = rounded(median(turns.map(({ ofSixty }) => ofSixty)), 1);
  const longest = median(turns.map(({ longestMs }) => longestMs));
  return {
    row: 'W8',
    what: `frames a second of the turning wheel at ${String(slowdown)}x slowdown`,
    goal: `>= ${String(framesGoal)}`,
    figure,
    unit: '',
    holds: figure >= framesGoal,
    detail: `${String(turns.length)} turns; the longest frame of a turn ${longest.toFixed(0)} ms`,
  };
};

export const rewardScreens: RowModule = {
  rows: ['W2', 'W8'],
  measure: async ({ isQuick }) => {
    const turns = isQuick ? 2 : 5;
    const weighed = (await askJourneys('rewards/weigh-rewards-command.ts', [String(turns)])) as Weighed;
    return [...bytesFigures(weighed.bytes, await weighBare()), framesFigure(weighed)];
  },
};
