import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isInFull, onlyInFull } from '#support/requirements/in-full.ts';

// The first takes a third less time; the journeys in full have the browser that people have.
const debianBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].slice(isInFull ? 1 : 0);
const executablePath = debianBrowsers.find((path) => existsSync(path));

// The flags keep the browser off the network: it would contact its vendor at every start.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Of the journeys in turn, one group; the workers find the one that was drawn in the environment.
const group = (process.env['JOURNEYS_GROUP'] ??= String(1 + Math.floor(Math.random() * 3)));
const leftOut = new RegExp(`${onlyInFull.tag}|@group-(?!${group})`);

// The set-up starts a separate system for the run and passes its addresses to the workers in the environment.
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.test.ts',
  // Faults planted for the checks of every screen, which `npm run verify` makes.
  testIgnore: isInFull ? [] : '**/planted-*.test.ts',
  ...(isInFull ? {} : { grepInvert: leftOut }),
  outputDir: '.cache/journeys',
  globalSetup: './tests/journeys/support/system-for-run.ts',
  // One more than two cores, since journeys wait for providers and clocks.
  workers: Math.min(3, availableParallelism() + 1),
  fullyParallel: true,
  forbidOnly: true,
  // What stood on the page is printed both times; `npm test` bears a few such journeys.
  retries: 1,
  timeout: 90_000,
  // On a slow machine two thirds of it are used.
  globalTimeout: 15 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./tests/print-page.ts'], ['json', { outputFile: '.cache/test-results/journeys.json' }]],
  use: {
    baseURL: process.env['MEMBER_ADDRESS'] ?? '',
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    actionTimeout: 15_000,
    viewport: { width: 360, height: 740 },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: quiet,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
