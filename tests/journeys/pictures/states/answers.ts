import type { Page } from '@playwright/test';

// What the server would answer, since most states need bad weather, hours, days or staff.

export type Json = Record<string, unknown>;

// A reference as the server makes them.
export const lineId = '0198f1c2-7c3a-7e51-9b0d-4a6c2f8e1d07';

export const minute = 60_000;
export const day = 24 * 60 * minute;
export const after = (ms: number): string => new Date(Date.now() + ms).toISOString();

export const answer = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

export type Reply = ReturnType<typeof answer>;

export const replies = async (page: Page, path: string, reply: Reply): Promise<void> => {
  await page.route(`**/api/${path}`, (route) => route.fulfill(reply));
};

export const answers = (page: Page, path: string, body: unknown): Promise<void> => replies(page, path, answer(body));

// The server's own answer, changed.
export const changes = async (page: Page, path: string, into: (body: Json) => Json): Promise<void> => {
  await page.route(
    ({ pathname }) => pathname === `/api/${path}`,
    async (route) => {
      // The page may close while it reads again.
      const read = async (): Promise<Json> => (await (await route.fetch({ maxRetries: 3 })).json()) as Json;
      const body = await read().catch(() => null);
      if (body !== null) await route.fulfill(answer(into(body)));
    },
  );
};

export const loses = async (page: Page, path: string): Promise<void> => {
  await page.route(`**/api/${path}`, (route) => route.abort());
};
