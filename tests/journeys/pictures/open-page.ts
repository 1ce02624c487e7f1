import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '#support/whole-system/launch-browser.ts';
import { type RunningSystem, startSystem } from '../support/running-system.ts';
import { type DemoLife, liveALittle } from './demo-life.ts';
import { enterAll, fillOffice } from './office/office-life.ts';
import type { Picture } from './picture-list.ts';
import type { State } from './states/state.ts';

export interface Studio {
  readonly browser: Browser;
  readonly system: RunningSystem;
  readonly life: DemoLife;
}

// All pages are opened by the same few people.
const manyCalls = { CALLS_PER_MINUTE_MEMBER: '100000', CALLS_PER_MINUTE_ADDRESS: '100000' };

// The real apps after some activity in the sandbox; if one of the states is of the back office, with something in each
// of its queues.
export const inStudio = async (
  work: (studio: Studio) => Promise<void>,
  states: readonly Pick<State, 'app'>[] = [],
): Promise<void> => {
  const system = await startSystem(manyCalls);
  try {
    const browser = await launchBrowser();
    try {
      const life = await liveALittle(system);
      if (!states.some(({ app }) => app === 'office')) return await work({ browser, system, life });
      const seats = await enterAll(system, life.staffToken);
      await fillOffice(system, seats);
      await work({ browser, system, life: { ...life, staffToken: seats.manager } });
    } finally {
      await browser.close();
    }
  } finally {
    await system.stop();
  }
};

export type Shown = Pick<Picture, 'app' | 'locale' | 'theme' | 'size'>;

export const openContext = ({ browser, system }: Studio, shown: Shown): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: shown.app === 'member' ? system.member : system.office,
    viewport: shown.size,
    deviceScaleFactor: shown.size.width < 768 ? 2 : 1,
    // Scroll bars that cover the page instead of taking room beside it.
    isMobile: true,
    // A finger leaves no pointer over what comes after a press.
    hasTouch: shown.size.width < 768,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    // It would ask for what a state answers in the backend's place.
    serviceWorkers: 'block',
    colorScheme: shown.theme,
  });

export const openPage = async (studio: Studio, shown: Shown, context?: BrowserContext): Promise<Page> => {
  const page = await (context ?? (await openContext(studio, shown))).newPage();
  const { memberToken, staffToken, memberId } = studio.life;
  const stored = {
    token: shown.app === 'member' ? memberToken : staffToken,
    locale: shown.locale,
    'remember-agreement': memberId,
  };
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  return page;
};
