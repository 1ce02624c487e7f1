import type { Page } from '@playwright/test';

// A page of nothing but this, for what a check is there to find.
export const showPlanted = async (page: Page, body: string): Promise<void> => {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, viewport-fit=cover"><title>Planted</title><body><main><h1>Planted</h1>${body}</main>`;
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/planted');
};
