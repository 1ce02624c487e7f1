import type { Page, Request, Route } from '@playwright/test';

// What a page sends to change something, held back until the check lets the answer come, so that nothing depends on how
// fast the machine is. Nothing reaches the server.
export interface HeldPosts {
  // Since the last hold. Before the first one every request is cut off at once.
  readonly sent: readonly Request[];
  // From now on requests wait, and are answered so.
  readonly hold: (answer: (route: Route) => Promise<void>) => void;
  readonly letThrough: () => void;
}

// Posts that only compute or check something.
const reading = /\/api\/(simulations\/|operator\/settings\/[^/]+\/check$)/;

export const holdPosts = async (page: Page): Promise<HeldPosts> => {
  const sent: Request[] = [];
  let gate = Promise.withResolvers<void>();
  // A request that still waits when the page is left would go to the server after all.
  gate.resolve();
  let answerOf = (route: Route): Promise<void> => route.abort();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET' || reading.test(request.url())) return route.continue();
    sent.push(request);
    await gate.promise;
    await answerOf(route);
  });
  return {
    sent,
    hold: (answer) => {
      sent.length = 0;
      gate = Promise.withResolvers();
      answerOf = answer;
    },
    letThrough: () => gate.resolve(),
  };
};
