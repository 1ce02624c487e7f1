import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// Walks of minutes, which `npm run verify` makes and `npm test` does not.
export default defineConfig(journeys, {
  testMatch: '**/*.walk.ts',
  outputDir: '.cache/long-journeys',
  retries: 0,
  timeout: 15 * 60_000,
  expect: { timeout: 40_000 },
  use: { ...journeys.use, actionTimeout: 40_000 },
  globalTimeout: 40 * 60_000,
  reporter: [['list']],
});
