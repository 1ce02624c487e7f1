import type { Browser } from '@playwright/test';
import {
  bytesGoals,
  keptFigures,
  type PageBytes,
  type PublicBytes,
  weighPage,
  weighPublicScreens,
} from '../../weigh/login-bytes.ts';
import { startBareReact } from '../../weigh/bare-react.ts';
import { startMemberApp } from '../../weigh/member-app.ts';
import { launchBrowser } from '#support/whole-system/launch-browser.ts';
import { median } from '../../median.ts';
import { type Figure, rounded, type RowModule } from '../../row.ts';

const goals = { ...bytesGoals, fonts: 90_000, page: 15_000, requests: 6, elsewhere: 0 };

// The journeys compare the goals with these.
const bareFigures = ({ scripts, all }: PageBytes): Record<string, number> => ({
  'scripts of bare React': scripts,
  'all of bare React': all,
});

interface Round {
  readonly login: PublicBytes['login'];
  readonly weighed: PublicBytes;
  readonly bare: PageBytes;
}

const measureRounds = async (browser: Browser, count: number): Promise<Round[]> => {
  await using bareReact = await startBareReact();
  await using app = await startMemberApp();
  const rounds: Round[] = [];
  for (let round = 0; round <= count; round += 1) {
    const bare = await weighPage(browser, bareReact);
    const weighed = await weighPublicScreens(browser, app.address);
    rounds.push({ bare, weighed, login: weighed.login });
  }
  return rounds.slice(1);
};

const requestFigures = (of: (choose: (round: Round) => number) => number): Figure[] => {
  const requests = of(({ login }) => login.th.requests);
  const elsewhere = of(({ login }) => login.th.requestsElsewhere);
  return [
    {
      row: 'W9',
      what: 'requests of /login until the network is idle',
      goal: `<= ${String(goals.requests)}`,
      figure: requests,
      unit: '',
      holds: requests <= goals.requests,
    },
    {
      row: 'W9',
      what: 'requests of /login to other hosts',
      goal: String(goals.elsewhere),
      figure: elsewhere,
      unit: '',
      holds: elsewhere === goals.elsewhere,
    },
  ];
};

const figuresOf = async (rounds: readonly Round[]): Promise<Figure[]> => {
  const of = (choose: (round: Round) => number): number => median(rounds.map(choose));
  const scripts = rounded(
    of(({ login, bare }) => login.th.scripts / bare.scripts),
    3,
  );
  const all = rounded(
    of(({ login, bare }) => login.th.all / bare.all),
    3,
  );
  const fonts = of(({ login }) => Math.max(login.th.fonts, login.la.fonts, login.en.fonts));
  const page = of(({ login }) => login.th.page);
  const last = rounds.at(-1);
  return [
    {
      row: 'W1',
      what: 'JavaScript of /login, brotli, against bare React',
      goal: `<= ${String(goals.scripts)}`,
      figure: scripts,
      unit: 'x',
      holds: scripts <= goals.scripts,
      detail: `${String(last?.login.th.scripts)} B, bare React ${String(last?.bare.scripts)} B`,
      ...(last === undefined ? {} : { kept: { ...(await keptFigures(last.weighed)), ...bareFigures(last.bare) } }),
    },
    {
      row: 'W3',
      what: 'fonts of /login in the heaviest language',
      goal: `<= ${String(goals.fonts)}`,
      figure: fonts,
      unit: 'B',
      holds: fonts <= goals.fonts,
    },
    {
      row: 'W3',
      what: 'the page of /login, with its styles and its drawings',
      goal: `<= ${String(goals.page)}`,
      figure: page,
      unit: 'B',
      holds: page <= goals.page,
    },
    {
      row: 'W3',
      what: 'all bytes of /login with the Thai font against bare React',
      goal: `<= ${String(goals.all)}`,
      figure: all,
      unit: 'x',
      holds: all <= goals.all,
      detail: `${String(last?.login.th.all)} B, bare React ${String(last?.bare.all)} B`,
    },
    ...requestFigures(of),
  ];
};

export const loginBytes: RowModule = {
  rows: ['W1', 'W3', 'W9'],
  measure: async ({ isQuick }) => {
    const browser = await launchBrowser();
    try {
      return await figuresOf(await measureRounds(browser, isQuick ? 1 : 3));
    } finally {
      await browser.close();
    }
  },
};
