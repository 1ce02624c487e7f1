import type { Page, Request } from '@playwright/test';

// The calls that a page sends to one path from now on, in order.
export const requestsTo = (page: Page, path: string): readonly Request[] => {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request);
  });
  return seen;
};

export const keyOf = (request: Request | undefined): string | undefined => request?.headers()['idempotency-key'];

// The next call to the path reaches the server and takes effect; its answer never reaches the page.
export const loseAnswerOf = async (page: Page, path: string): Promise<void> => {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
};
