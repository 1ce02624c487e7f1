import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Member } from '../support/members.ts';
import { slowdownOf } from './slowdown.ts';

// A phone as Lighthouse imitates it, by Chrome's own protocol.
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export interface Phone extends AsyncDisposable {
  readonly page: Page;
  readonly protocol: CDPSession;
}

export interface PhonePlan {
  readonly stored?: Readonly<Record<string, string>>;
  readonly isLineSlow?: boolean;
  readonly isProcessorSlow?: boolean;
  // Which fetches everything once more, unless the app was there before.
  readonly hasWorker?: boolean;
}

// With an empty cache.
export const openPhone = async (browser: Browser, plan: PhonePlan): Promise<Phone> => {
  const { stored = {}, isLineSlow = true, isProcessorSlow = true, hasWorker = false } = plan;
  const rate = isProcessorSlow ? await slowdownOf(browser) : 1;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  if (isLineSlow) await protocol.send('Network.emulateNetworkConditions', slowLine);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, protocol, [Symbol.asyncDispose]: () => context.close() };
};

// As the app keeps them for a member who has accepted the terms.
export const storedFor = ({ token, memberId }: Member, locale = 'th') => ({
  token,
  'remember-agreement': memberId,
  locale,
});
