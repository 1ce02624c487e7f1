import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';

// A browser outside of Playwright's own runs.
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--disable-background-networking'],
    ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  });
