import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';
import { type RunningSystem, startSystem } from '../support/running-system.ts';
import { type DemoLife, liveALittle } from './demo-life.ts';
import type { Picture } from './picture-list.ts';

export interface Studio {
  readonly browser: Browser;
  readonly system: RunningSystem;
  readonly life: DemoLife;
}

// The real apps after some activity in the sandbox.
export const inStudio = async (work: (studio: Studio) => Promise<void>): Promise<void> => {
  const system = await startSystem();
  try {
    const browser = await launchBrowser();
    try {
      await work({ browser, system, life: await liveALittle(system) });
    } finally {
      await browser.close();
    }
  } finally {
    await system.stop();
  }
};

// Until what was changed is drawn.
export const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

type Shown = Pick<Picture, 'app' | 'locale' | 'theme' | 'size'>;

export const openPage = async ({ browser, system, life }: Studio, shown: Shown): Promise<Page> => {
  const context = await browser.newContext({
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
  const stored = {
    token: shown.app === 'member' ? life.memberToken : life.staffToken,
    locale: shown.locale,
    'remember-agreement': life.memberId,
  };
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  return context.newPage();
};
