import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { type Member, memberAddress } from './members.ts';
import { type Language, type Words, wordsOf } from './words.ts';

export interface VisitPlan {
  readonly app?: 'member' | 'office';
  readonly language?: Language;
  // Already logged in, with the terms accepted.
  readonly as?: Member;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  // Pressed by a finger, on a page that is laid out as on a phone.
  readonly isPhone?: boolean;
  // With the service worker, which hides requests from the journey.
  readonly hasWorker?: boolean;
  // How the browser introduces itself, such as the one inside a chat app.
  readonly userAgent?: string;
}

// A person using one of the apps, in their own browser.
export interface Visit {
  readonly page: Page;
  readonly t: Words;
  readonly language: Language;
}

interface Fixtures {
  // Console messages that are expected, such as those of a refusal the journey provokes.
  expectedErrors: readonly RegExp[];
  visit: (plan?: VisitPlan) => Promise<Visit>;
}

const heightPx = 740;
const narrowPx = 360;

const originOf = ({ app = 'member' }: VisitPlan): string =>
  app === 'member' ? memberAddress() : (process.env['OFFICE_ADDRESS'] ?? '');

const storedAtFirst = ({ language = 'th', as }: VisitPlan): { name: string; value: string }[] => [
  { name: 'locale', value: language },
  ...(as === undefined
    ? []
    : [
        { name: 'token', value: as.token },
        { name: 'remember-agreement', value: as.memberId },
      ]),
];

const newContext = (browser: Browser, plan: VisitPlan): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: originOf(plan),
    isMobile: plan.isPhone === true,
    hasTouch: plan.isPhone === true,
    viewport: { width: plan.width ?? narrowPx, height: heightPx },
    colorScheme: plan.theme ?? 'light',
    serviceWorkers: plan.hasWorker === true ? 'allow' : 'block',
    ...(plan.userAgent === undefined ? {} : { userAgent: plan.userAgent }),
    permissions: ['clipboard-read', 'clipboard-write'],
    storageState: { cookies: [], origins: [{ origin: originOf(plan), localStorage: storedAtFirst(plan) }] },
  });

// Every journey fails on a console error or an unhandled error of any of its pages.
const watch = (context: BrowserContext, errors: string[]): void => {
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
};

export const journey = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  visit: async ({ browser, expectedErrors }, provide) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await provide(async (plan = {}) => {
      const context = await newContext(browser, plan);
      contexts.push(context);
      watch(context, errors);
      const language = plan.language ?? 'th';
      return { page: await context.newPage(), t: wordsOf(language), language };
    });
    for (const context of contexts) await context.close();
    const unexpected = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
});
