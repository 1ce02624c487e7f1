import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { giveProcessors } from './give-processors.ts';

const debianChromium = '/usr/bin/chromium';

const fontFiles = [
  '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  '@expo-google-fonts/noto-sans-lao/400Regular/NotoSansLao_400Regular.ttf',
  '@expo-google-fonts/noto-sans-lao/700Bold/NotoSansLao_700Bold.ttf',
];

// Phones have fonts of their own for Thai and Lao. Without one, text before the page's font has come is a row of boxes, much
// wider than it is on any phone.
const fontSettings = (): string => {
  const folders = fontFiles.map((file) => `<dir>${dirname(fileURLToPath(import.meta.resolve(file)))}</dir>`);
  return `<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>${folders.join('')}</fontconfig>`;
};

export interface PhoneBrowser extends AsyncDisposable {
  readonly browser: Browser;
  // The browser's own profile, in which Lighthouse opens its tabs.
  readonly context: BrowserContext;
}

export const openPhoneBrowser = async (...flags: readonly string[]): Promise<PhoneBrowser> => {
  const folder = await mkdtemp(join(tmpdir(), 'krapao-phone-'));
  const fonts = join(folder, 'fonts.conf');
  await writeFile(fonts, fontSettings());
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    // Playwright switches the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--disable-background-networking', ...flags],
    env: { ...process.env, FONTCONFIG_FILE: fonts },
    ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  });
  giveProcessors();
  const browser = context.browser();
  if (browser === null) throw new Error('the browser was not started here');
  return {
    browser,
    context,
    [Symbol.asyncDispose]: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
